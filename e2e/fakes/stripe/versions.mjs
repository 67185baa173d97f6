/*
 * What objects look like in the versions of Stripe's API. They are kept in the shapes of the newest.
 */

/** By their order. */
export const VERSIONS = [
	'2024-06-20',
	'2024-09-30.acacia',
	'2025-03-31.basil',
	'2025-09-30.clover',
	'2026-03-25.dahlia',
	'2026-07-29.dahlia',
];

export const NEWEST = VERSIONS.at( -1 );

const isBefore = ( version, train ) =>
	VERSIONS.indexOf( version ) <
	VERSIONS.findIndex( ( name ) => name.endsWith( train ) );

const OLD_UI_MODES = {
	hosted_page: 'hosted',
	embedded_page: 'embedded',
	elements: 'custom',
};

/** The invoice that a payment belongs to. */
function invoiceOf( world, intent ) {
	return (
		[ ...world.all( 'invoice_payment' ).values() ].find(
			( { payment } ) => payment.payment_intent === intent
		)?.invoice ?? null
	);
}

function oldInvoice( world, invoice ) {
	const details = invoice.parent?.subscription_details;
	const payment = [ ...world.all( 'invoice_payment' ).values() ].findLast(
		( one ) => one.invoice === invoice.id
	)?.payment.payment_intent;
	const { parent, payments, ...rest } = invoice;
	return {
		...rest,
		paid: invoice.status === 'paid',
		subscription: details?.subscription ?? null,
		subscription_details: { metadata: details?.metadata ?? null },
		payment_intent: payment ?? null,
		charge: payment
			? world.all( 'payment_intent' ).get( payment ).latest_charge
			: null,
	};
}

/** What was elsewhere before the version basil. */
const BEFORE_BASIL = {
	subscription( world, subscription ) {
		const items = structuredClone( subscription.items );
		const [ first ] = items.data;
		const period = {
			current_period_start: first.current_period_start,
			current_period_end: first.current_period_end,
		};
		items.data.forEach( ( item ) => {
			delete item.current_period_start;
			delete item.current_period_end;
		} );
		const { billing_mode: mode, ...rest } = subscription;
		return { ...rest, items, ...period };
	},
	invoice: oldInvoice,
	payment_intent: ( world, intent ) => ( {
		...intent,
		invoice: invoiceOf( world, intent.id ),
	} ),
	charge: ( world, charge ) => ( {
		...charge,
		invoice: invoiceOf( world, charge.payment_intent ),
	} ),
	'checkout.session'( world, session ) {
		const { collected_information: collected, ...rest } = session;
		return {
			...rest,
			shipping_details: collected?.shipping_details ?? null,
		};
	},
};

/** An object in the shape that a version has. */
export function shapeOf( world, object, version ) {
	let shape = structuredClone( object );
	if ( isBefore( version, 'dahlia' ) && 'ui_mode' in shape ) {
		shape.ui_mode = OLD_UI_MODES[ shape.ui_mode ] ?? shape.ui_mode;
		delete shape.integration_identifier;
	}
	if ( isBefore( version, 'basil' ) ) {
		shape = BEFORE_BASIL[ shape.object ]?.( world, shape ) ?? shape;
	}
	return shape;
}
