/*
 * Sessions of the hosted payment page of the stand-in for Stripe: how they are made and how they end without a payment.
 */
import { emit } from './events.mjs';
import { makePrice } from './catalog.mjs';
import { refused, rejected } from './errors.mjs';
import { checkMinimum } from './money.mjs';
import { blank, listOf } from './schema.mjs';
import { PLAIN, checkShape } from './session-checks.mjs';

const DAY = 86400;

/** The prices of the items: those that are there, and new ones where the request describes them. */
function linesOf( world, items ) {
	return items
		.map( ( item, index ) => {
			const path = `line_items[${ index }]`;
			if ( Boolean( item.price ) === Boolean( item.price_data ) ) {
				throw rejected(
					'parameter_missing',
					'An item has either price or price_data.',
					`${ path }[price]`
				);
			}
			const quantity = item.quantity ?? 1;
			if ( quantity < 1 ) {
				throw rejected(
					'parameter_invalid_integer',
					'Invalid quantity',
					`${ path }[quantity]`
				);
			}
			return { quantity, item, path };
		} )
		.map( ( { quantity, item, path } ) => ( {
			quantity,
			price: item.price
				? activePrice( world, item.price, `${ path }[price]` )
				: inlinePrice( world, item.price_data, path ),
		} ) );
}

function activePrice( world, id, param ) {
	const price = world.find( 'price', id, param );
	if ( ! price.active ) {
		throw refused(
			undefined,
			'This price is not active and cannot be used.',
			param
		);
	}
	return price;
}

function inlinePrice( world, data, path ) {
	const price = makePrice( world, data, `${ path }[price_data]` );
	// It is of this session alone.
	price.active = false;
	return price;
}

function checkLines( world, params, lines ) {
	const [ { price: first } ] = lines;
	const recurring = lines.filter( ( { price } ) => price.recurring );
	if ( lines.some( ( { price } ) => price.currency !== first.currency ) ) {
		throw refused( undefined, 'All prices have the same currency.' );
	}
	if ( params.mode === 'payment' && recurring.length ) {
		throw refused(
			undefined,
			'In payment mode no price is recurring.',
			'line_items[0][price]'
		);
	}
	if ( params.mode === 'subscription' && ! recurring.length ) {
		throw refused(
			undefined,
			'In subscription mode at least one price is recurring.',
			'mode'
		);
	}
	if (
		lines.length > ( params.mode === 'payment' ? 100 : 40 ) ||
		recurring.length > 20
	) {
		throw refused( undefined, 'There are too many items.', 'line_items' );
	}
	const total = lines.reduce(
		( sum, { price, quantity } ) => sum + price.unit_amount * quantity,
		0
	);
	checkMinimum(
		total,
		first.currency,
		'line_items[0][price_data][unit_amount]'
	);
	return total;
}

/** One customer has one currency for all that recurs. */
function checkCurrency( world, { customer, mode }, currency ) {
	const found = customer && world.find( 'customer', customer, 'customer' );
	if ( found?.deleted ) {
		throw refused(
			'resource_missing',
			'This customer is deleted.',
			'customer'
		);
	}
	const mixed = [ ...world.all( 'subscription' ).values() ].some(
		( subscription ) =>
			subscription.customer === customer &&
			! subscription.ended_at &&
			subscription.currency !== currency
	);
	if ( mode === 'subscription' && mixed ) {
		throw refused(
			undefined,
			`You cannot combine currencies on a single customer: it has a subscription in another one than ${ currency }.`,
			'customer'
		);
	}
}

export function createSession( world, params ) {
	checkShape( world, params );
	const lines = linesOf( world, params.line_items );
	const total = checkLines( world, params, lines );
	const { currency } = lines[ 0 ].price;
	checkCurrency( world, params, currency );
	const isPayment = params.mode === 'payment';
	const session = world.make( 'checkout.session', `cs_${ world.mode }`, {
		...Object.fromEntries(
			PLAIN.filter( ( name ) => name in params ).map( ( name ) => [
				name,
				params[ name ],
			] )
		),
		mode: params.mode,
		status: 'open',
		payment_status: 'unpaid',
		ui_mode: 'hosted_page',
		amount_subtotal: total,
		amount_total: total,
		currency,
		expires_at: params.expires_at ?? world.now() + DAY,
		customer_creation:
			isPayment && ! params.customer
				? ( params.customer_creation ?? 'if_required' )
				: null,
		payment_method_types: params.payment_method_types ?? [
			'card',
			'sepa_debit',
		],
		payment_method_collection: isPayment ? null : 'always',
		metadata: params.metadata ?? {},
		total_details: {
			amount_discount: 0,
			amount_shipping: 0,
			amount_tax: 0,
		},
		adaptive_pricing: params.adaptive_pricing ?? { enabled: false },
	} );
	session.url = `${ world.stripe.base }/c/pay/${ session.id }#fid`;
	// What the API does not show of a session.
	world.plans.set( session.id, { lines, params } );
	return session;
}

/** The items of a session, as they are listed. */
export function itemsOf( world, session ) {
	return listOf(
		world.plans.get( session.id ).lines.map( ( { price, quantity }, at ) =>
			blank( 'item', {
				id: `li_${ session.id.slice( -16 ) }${ at }`,
				object: 'item',
				amount_subtotal: price.unit_amount * quantity,
				amount_total: price.unit_amount * quantity,
				currency: price.currency,
				description:
					world.all( 'product' ).get( price.product )?.name ?? null,
				metadata: {},
				price,
				quantity,
			} )
		),
		`/v1/checkout/sessions/${ session.id }/line_items`
	);
}

export function expireSession( world, session ) {
	if ( session.status !== 'open' ) {
		throw refused(
			undefined,
			`This session is ${ session.status }, not open.`
		);
	}
	session.status = 'expired';
	session.url = null;
	emit( world, 'checkout.session.expired', session );
	return session;
}
