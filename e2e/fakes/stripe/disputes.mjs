/*
 * Disputes of the stand-in for Stripe.
 */
import { emit } from './events.mjs';
import { refused } from './errors.mjs';
import { book } from './payments.mjs';
import { change } from './world.mjs';

const DAY = 86400;
const CLOSED = [ 'won', 'lost', 'warning_closed', 'prevented' ];

/** Has a bank question a charge. An inquiry ("warning_…") moves no money. */
export function openDispute(
	world,
	charge,
	{ reason = 'general', status = 'needs_response', fee = 0 } = {}
) {
	const isInquiry = status.startsWith( 'warning_' );
	const dispute = world.make( 'dispute', 'du', {
		amount: charge.amount,
		currency: charge.currency,
		charge: charge.id,
		payment_intent: charge.payment_intent,
		reason,
		status,
		is_charge_refundable: isInquiry,
	} );
	dispute.evidence_details.due_by = world.now() + 7 * DAY;
	const before = change( charge, { disputed: true } );
	emit( world, 'charge.dispute.created', dispute );
	emit( world, 'charge.updated', charge, before );
	if ( ! isInquiry ) {
		withdraw( world, dispute, fee );
	}
	return dispute;
}

function withdraw( world, dispute, fee ) {
	dispute.balance_transactions.push(
		book( world, 'adjustment', dispute, -dispute.amount, fee )
	);
	dispute.is_charge_refundable = false;
	emit( world, 'charge.dispute.funds_withdrawn', dispute );
}

/** Moves a dispute on: an inquiry can become a dispute, a dispute can be won or lost. */
export function moveDispute( world, dispute, { status, fee = 0 } ) {
	if ( CLOSED.includes( dispute.status ) ) {
		throw refused( undefined, 'This dispute is closed.', 'dispute' );
	}
	const wasInquiry = dispute.status.startsWith( 'warning_' );
	const before = change( dispute, { status } );
	if ( wasInquiry && ! status.startsWith( 'warning_' ) ) {
		withdraw( world, dispute, fee );
	}
	if ( status === 'won' ) {
		const back = book( world, 'adjustment', dispute, dispute.amount );
		back.reporting_category = 'dispute_reversal';
		dispute.balance_transactions.push( back );
		emit( world, 'charge.dispute.funds_reinstated', dispute );
	}
	emit(
		world,
		CLOSED.includes( status )
			? 'charge.dispute.closed'
			: 'charge.dispute.updated',
		dispute,
		before
	);
	return dispute;
}
