/*
 * Invoices of the stand-in for Stripe, and how they are paid.
 */
import { emit } from './events.mjs';
import { blank, listOf } from './schema.mjs';
import { chargeLater, makeIntent, succeed } from './payments.mjs';
import { change } from './world.mjs';

const DAY = 86400;

/** Days from each failed try to the next one. */
const RETRIES = [ 3, 5, 7 ];

const lineOf = ( world, invoice, subscription, { price, quantity, item } ) =>
	blank( 'line_item', {
		id: world.newId( 'il' ),
		object: 'line_item',
		amount: price.unit_amount * quantity,
		subtotal: price.unit_amount * quantity,
		currency: price.currency,
		description: world.all( 'product' ).get( price.product )?.name ?? null,
		discountable: true,
		invoice,
		livemode: world.livemode,
		quantity,
		quantity_decimal: String( quantity ),
		subscription: subscription.id,
		period: {
			start: item?.current_period_start ?? world.now(),
			end: item?.current_period_end ?? world.now(),
		},
		pricing: {
			type: 'price_details',
			unit_amount_decimal: price.unit_amount_decimal,
			price_details: { price: price.id, product: price.product },
		},
		parent: {
			type: 'subscription_item_details',
			invoice_item_details: null,
			subscription_item_details: {
				invoice_item: null,
				proration: false,
				proration_details: null,
				subscription: subscription.id,
				subscription_item: item?.id ?? '',
			},
		},
	} );

const amounts = ( total ) => ( {
	amount_due: total,
	amount_remaining: total,
	subtotal: total,
	subtotal_excluding_tax: total,
	total,
	total_excluding_tax: total,
} );

/** A bill for the present period of a subscription, and the payment that it waits for. */
export function makeInvoice( world, subscription, reason, lines ) {
	const customer = world.find( 'customer', subscription.customer );
	const now = world.now();
	const invoice = world.make( 'invoice', 'in', {
		account_country: 'DE',
		billing_reason: reason,
		currency: subscription.currency,
		customer: customer.id,
		customer_email: customer.email,
		customer_name: customer.name,
		customer_tax_exempt: 'none',
		auto_advance: true,
		number: `FAKE-${ String( world.all( 'invoice' ).size + 1 ).padStart( 4, '0' ) }`,
		period_start: now,
		period_end: now,
		effective_at: now,
		status: 'open',
		parent: {
			type: 'subscription_details',
			quote_details: null,
			subscription_details: {
				metadata: { ...subscription.metadata },
				subscription: subscription.id,
			},
		},
		...amounts(
			lines.reduce(
				( sum, { price, quantity } ) =>
					sum + price.unit_amount * quantity,
				0
			)
		),
	} );
	invoice.hosted_invoice_url = `${ world.stripe.base }/i/${ invoice.id }`;
	invoice.invoice_pdf = `${ world.stripe.base }/i/${ invoice.id }/pdf`;
	invoice.status_transitions.finalized_at = now;
	invoice.lines = listOf(
		lines.map( ( line ) =>
			lineOf( world, invoice.id, subscription, line )
		),
		`/v1/invoices/${ invoice.id }/lines`
	);
	subscription.latest_invoice = invoice.id;
	emit( world, 'invoice.created', invoice );
	emit( world, 'invoice.finalized', invoice );
	return invoice;
}

/** The payment that an invoice waits for, with a card. */
export function intentOf( world, invoice, card, methods ) {
	const intent = makeIntent( world, {
		amount: invoice.amount_due,
		currency: invoice.currency,
		customer: invoice.customer,
		description: 'Subscription',
		card,
		methods,
	} );
	world.make( 'invoice_payment', 'inpay', {
		amount_requested: invoice.amount_due,
		currency: invoice.currency,
		invoice: invoice.id,
		is_default: true,
		payment: { type: 'payment_intent', payment_intent: intent.id },
		status: 'open',
	} );
	return intent;
}

export const paymentsOf = ( world, invoice ) =>
	[ ...world.all( 'invoice_payment' ).values() ].filter(
		( one ) => one.invoice === invoice.id
	);

/** Marks an invoice as paid, by a payment that succeeded; a free one is paid by none. */
export function settle( world, invoice ) {
	const [ payment ] = paymentsOf( world, invoice );
	if ( payment ) {
		payment.status = 'paid';
		payment.amount_paid = invoice.amount_due;
		payment.status_transitions.paid_at = world.now();
		emit( world, 'invoice_payment.paid', payment );
	}
	change( invoice, {
		status: 'paid',
		amount_paid: invoice.amount_due,
		amount_remaining: 0,
		attempted: true,
		attempt_count: invoice.attempt_count + 1,
		next_payment_attempt: null,
	} );
	invoice.status_transitions.paid_at = world.now();
	emit( world, 'invoice.paid', invoice );
	emit( world, 'invoice.payment_succeeded', invoice );
}

/**
 * Tries to take the money of an invoice while the payer is not there.
 *
 * @return {boolean} Whether it is paid.
 */
export function collect( world, invoice ) {
	const intent = world.find(
		'payment_intent',
		paymentsOf( world, invoice )[ 0 ].payment.payment_intent
	);
	const result = chargeLater( world, intent );
	if ( result === 'paid' ) {
		settle( world, invoice );
		return true;
	}
	const wait = RETRIES[ invoice.attempt_count ];
	change( invoice, {
		attempted: true,
		attempt_count: invoice.attempt_count + 1,
		next_payment_attempt: wait ? world.now() + wait * DAY : null,
	} );
	if ( result === 'asks' ) {
		emit( world, 'invoice.payment_action_required', invoice );
	}
	emit( world, 'invoice.payment_failed', invoice );
	return false;
}

/** Has the payer pay an open invoice. */
export function payNow( world, invoice ) {
	succeed(
		world,
		world.find(
			'payment_intent',
			paymentsOf( world, invoice )[ 0 ].payment.payment_intent
		)
	);
	settle( world, invoice );
}
