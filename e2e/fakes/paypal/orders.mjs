/*
 * Orders, and what was captured of them.
 */
import { refused } from './errors.mjs';
import { newId } from './ids.mjs';
import { amountOf, unitsOf } from './money.mjs';

export const link = ( world, rel, path, method = 'GET' ) => ( {
	href: world.paypal.base + path,
	rel,
	method,
} );

function checkAmount( amount, items ) {
	if ( ! items ) {
		unitsOf( amount );
		return;
	}
	if ( ! amount.breakdown?.item_total ) {
		throw refused( 422, 'ITEM_TOTAL_REQUIRED' );
	}
	const sum = items.reduce(
		( all, item ) =>
			all + unitsOf( item.unit_amount ) * Number( item.quantity ),
		0
	);
	if ( sum !== unitsOf( amount.breakdown.item_total ) ) {
		throw refused( 422, 'ITEM_TOTAL_MISMATCH' );
	}
	if ( sum !== unitsOf( amount ) ) {
		throw refused( 422, 'AMOUNT_MISMATCH' );
	}
}

export function createOrder( world, body ) {
	body.purchase_units.forEach( ( { amount, items } ) =>
		checkAmount( amount, items )
	);
	const hasSource = !! body.payment_source;
	const id = newId( world );
	const { paypal } = body.payment_source ?? {};
	const order = {
		id,
		intent: body.intent,
		status: hasSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
		...( hasSource && { payment_source: { paypal: {} } } ),
		purchase_units: body.purchase_units.map( ( unit ) => ( {
			reference_id: 'default',
			...unit,
			payee: {
				email_address: world.email,
				merchant_id: world.merchant,
			},
		} ) ),
		create_time: world.paypal.time(),
		links: [
			link( world, 'self', `/v2/checkout/orders/${ id }` ),
			link(
				world,
				hasSource ? 'payer-action' : 'approve',
				`/checkoutnow?token=${ id }`
			),
		],
	};
	world.orders.set( id, order );
	world.contexts.set( id, paypal?.experience_context ?? {} );
	return order;
}

export function findOrder( world, id ) {
	return (
		world.orders.get( id ) ??
		( () => {
			throw refused( 404, 'INVALID_RESOURCE_ID' );
		} )()
	);
}

/** What the buyer does on the page. */
export function approve( world, id ) {
	const order = findOrder( world, id );
	if ( [ 'COMPLETED', 'VOIDED' ].includes( order.status ) ) {
		throw refused( 422, 'ORDER_ALREADY_CAPTURED' );
	}
	const payer = {
		email_address: 'Buyer@example.test',
		name: { given_name: 'Ada', surname: 'Example' },
	};
	order.status = 'APPROVED';
	order.payer = { ...payer, payer_id: 'QYR5Z8XDVJNXQ' };
	order.payment_source = {
		paypal: {
			...payer,
			account_id: 'QYR5Z8XDVJNXQ',
			account_status: 'VERIFIED',
		},
	};
	world.emit( 'CHECKOUT.ORDER.APPROVED', 'checkout-order', order );
	return order;
}

const FEE = 0.0349;

export function captureOrder( world, id ) {
	const order = findOrder( world, id );
	if ( order.status === 'COMPLETED' ) {
		throw refused( 422, 'ORDER_ALREADY_CAPTURED' );
	}
	if ( order.status !== 'APPROVED' ) {
		throw refused( 422, 'ORDER_NOT_APPROVED' );
	}
	const outcome = world.paypal.outcomes.shift() ?? 'COMPLETED';
	if ( outcome === 'INSTRUMENT_DECLINED' ) {
		order.status = 'PAYER_ACTION_REQUIRED';
		throw refused( 422, outcome );
	}
	const [ unit ] = order.purchase_units;
	const invoice = unit.invoice_id;
	if ( invoice && world.invoices.has( invoice ) ) {
		throw refused( 422, 'DUPLICATE_INVOICE_ID' );
	}
	world.invoices.add( invoice );
	const captureId = newId( world );
	const capture = {
		id: captureId,
		status: outcome,
		...( outcome === 'PENDING' && {
			status_details: { reason: 'PENDING_REVIEW' },
		} ),
		amount: {
			currency_code: unit.amount.currency_code,
			value: unit.amount.value,
		},
		final_capture: true,
		...( invoice && { invoice_id: invoice } ),
		...( unit.custom_id && { custom_id: unit.custom_id } ),
		create_time: world.paypal.time(),
		update_time: world.paypal.time(),
		links: [
			link( world, 'self', `/v2/payments/captures/${ captureId }` ),
			link( world, 'up', `/v2/checkout/orders/${ id }` ),
		],
	};
	if ( outcome === 'COMPLETED' ) {
		breakDown( capture );
	}
	world.captures.set( captureId, { capture, order } );
	order.status = 'COMPLETED';
	unit.payments = { captures: [ capture ] };
	world.emit( `PAYMENT.CAPTURE.${ outcome }`, 'capture', capture );
	return order;
}

function breakDown( capture ) {
	const { currency_code: code } = capture.amount;
	const gross = unitsOf( capture.amount );
	const fee = Math.round( gross * FEE );
	capture.seller_receivable_breakdown = {
		gross_amount: capture.amount,
		paypal_fee: amountOf( fee, code ),
		net_amount: amountOf( gross - fee, code ),
	};
}

export const findCapture = ( world, id ) =>
	world.captures.get( id ) ??
	( () => {
		throw refused( 404, 'INVALID_RESOURCE_ID' );
	} )();

/** What becomes of a capture that was pending. */
export function settle( world, id, status ) {
	const { capture } = findCapture( world, id );
	if ( capture.status !== 'PENDING' ) {
		throw new Error( 'It is not pending.' );
	}
	capture.status = status;
	capture.update_time = world.paypal.time();
	delete capture.status_details;
	if ( status === 'COMPLETED' ) {
		breakDown( capture );
	}
	world.emit( `PAYMENT.CAPTURE.${ status }`, 'capture', capture );
	return capture;
}
