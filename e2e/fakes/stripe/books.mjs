/*
 * The books of the stand-in for Stripe: what the accounts have taken and given back, exact to the last unit.
 */

const empty = () => ( {
	charges: 0,
	refunds: 0,
	refund_failures: 0,
	disputes: 0,
	dispute_reversals: 0,
	net: 0,
	fees: 0,
	pending_refunds: 0,
} );

const KINDS = {
	charge: 'charges',
	refund: 'refunds',
	refund_failure: 'refund_failures',
	dispute: 'disputes',
	dispute_reversal: 'dispute_reversals',
};

function subscriptionOf( world, intent ) {
	const payment = [ ...world.all( 'invoice_payment' ).values() ].find(
		( one ) => one.payment.payment_intent === intent
	);
	return payment
		? world.find( 'invoice', payment.invoice ).parent.subscription_details
				.subscription
		: null;
}

/** The amount of a transaction in the payer's currency; the balance may have another one. */
const presented = ( { amount, source } ) => Math.sign( amount ) * source.amount;

function entryOf( world, transaction ) {
	const source = world.lookUp( transaction.source );
	return {
		kind: transaction.reporting_category,
		id: transaction.source,
		transaction: transaction.id,
		payment_intent: source.payment_intent,
		subscription: subscriptionOf( world, source.payment_intent ),
		currency: source.currency,
		amount: presented( { ...transaction, source } ),
		fee: transaction.fee,
		fee_currency: transaction.currency,
		created: transaction.created,
	};
}

function booksOf( world ) {
	const entries = [ ...world.all( 'balance_transaction' ).values() ].map(
		( transaction ) => entryOf( world, transaction )
	);
	const sums = {};
	const sumOf = ( currency ) => ( sums[ currency ] ??= empty() );
	for ( const entry of entries ) {
		sumOf( entry.currency )[ KINDS[ entry.kind ] ] += entry.amount;
		sumOf( entry.currency ).net += entry.amount;
		sumOf( entry.fee_currency ).fees += entry.fee;
	}
	for ( const refund of world.all( 'refund' ).values() ) {
		if ( refund.status === 'pending' ) {
			sumOf( refund.currency ).pending_refunds += refund.amount;
		}
	}
	return { sums, entries };
}

/** By account and mode: sums by currency in Stripe's unit, signed, and the entries that they are of. */
export const books = ( stripe ) =>
	Object.fromEntries(
		[ ...stripe.accounts.values() ].map( ( { id, worlds } ) => [
			id,
			Object.fromEntries(
				Object.entries( worlds ).map( ( [ mode, world ] ) => [
					mode,
					booksOf( world ),
				] )
			),
		] )
	);
