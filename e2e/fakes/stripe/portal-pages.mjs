/*
 * The pages of the customer portal of the stand-in for Stripe.
 */
import { cardOf } from './cards.mjs';
import {
	alert,
	amountOf,
	button,
	cardFields,
	escape,
	link,
	redirect,
	sendPage,
} from './html.mjs';
import {
	cancelSubscription,
	updateSubscription,
} from './subscription-updates.mjs';
import { changeCard } from './subscriptions.mjs';

const dateOf = ( time ) => new Date( time * 1000 ).toISOString().slice( 0, 10 );

const featuresOf = ( { world, session } ) =>
	world.find( 'billing_portal.configuration', session.configuration )
		.features;

const subscriptionsOf = ( { world, session } ) =>
	[ ...world.all( 'subscription' ).values() ].filter(
		( { customer } ) => customer === session.customer
	);

function form( action, label, subscription = '' ) {
	return `<form method="post"><input type="hidden" name="subscription" value="${ escape(
		subscription
	) }">${ button( label, 'action', action ) }</form>`;
}

function stateOf( { ended_at: endedAt, cancel_at: cancelAt, items } ) {
	if ( endedAt ) {
		return 'Canceled';
	}
	return cancelAt === null
		? `Renews on ${ dateOf( items.data[ 0 ].current_period_end ) }`
		: `Ends on ${ dateOf( cancelAt ) }`;
}

function offerOf( visit, { id, ended_at: endedAt, cancel_at: cancelAt } ) {
	if ( endedAt ) {
		return '';
	}
	if ( cancelAt !== null ) {
		return form( 'keep', 'Don’t cancel subscription', id );
	}
	return featuresOf( visit ).subscription_cancel.enabled
		? form( 'cancel', 'Cancel subscription', id )
		: '';
}

const entryOf = ( visit, subscription ) =>
	`<li>${ escape( amountOf( subscription.items.data[ 0 ] ) ) }. ${ stateOf(
		subscription
	) }. ${ offerOf( visit, subscription ) }</li>`;

function home( visit, response ) {
	const { session } = visit;
	sendPage(
		response,
		'Your subscriptions',
		`<ul>${ subscriptionsOf( visit )
			.map( ( subscription ) => entryOf( visit, subscription ) )
			.join( '' ) }</ul>${
			featuresOf( visit ).payment_method_update.enabled
				? form( 'card', 'Change card' )
				: ''
		}${ session.return_url ? link( session.return_url, 'Return' ) : '' }`
	);
}

function cardPage( response, error ) {
	sendPage(
		response,
		'Change card',
		`${ alert( error ) }<form method="post">${ cardFields() }${ button(
			'Save card',
			'action',
			'save-card'
		) }</form>`
	);
}

function confirmPage( response, subscription ) {
	sendPage(
		response,
		'Cancel your subscription?',
		form( 'confirm', 'Confirm cancellation', subscription )
	);
}

/** Where a visit goes on when what it was for is done. */
function finish( visit, response ) {
	const after = visit.session.flow?.after_completion;
	if ( after?.redirect ) {
		redirect( response, after.redirect.return_url );
	} else {
		visit.isDone = true;
		redirect( response, visit.session.url );
	}
}

const ACTIONS = {
	card: ( visit, typed, response ) => cardPage( response ),
	'save-card'( visit, { card_number: number = '' }, response ) {
		const card = cardOf( number );
		if ( card.decline ) {
			cardPage( response, card.decline.message );
			return;
		}
		changeCard( visit.world, visit.session.customer, card );
		finish( visit, response );
	},
	cancel: ( visit, { subscription }, response ) =>
		confirmPage( response, subscription ),
	confirm( visit, { subscription }, response ) {
		if ( featuresOf( visit ).subscription_cancel.mode === 'immediately' ) {
			cancelSubscription( visit.world, {}, subscription );
		} else {
			updateSubscription(
				visit.world,
				{ cancel_at_period_end: true },
				subscription
			);
		}
		finish( visit, response );
	},
	keep( visit, { subscription }, response ) {
		updateSubscription(
			visit.world,
			{ cancel_at_period_end: false },
			subscription
		);
		finish( visit, response );
	},
};

/** Begins where the link was made for. */
function show( visit, response ) {
	const { flow } = visit.session;
	if ( visit.isDone || ! flow ) {
		home( visit, response );
	} else if ( flow.type === 'payment_method_update' ) {
		cardPage( response );
	} else {
		confirmPage( response, flow.subscription_cancel.subscription );
	}
}

/** The portal behind a link. */
export function portalPage( stripe, { id, typed }, response ) {
	const visit = stripe.links.get( id );
	if ( ! visit?.session || visit.until < stripe.clock.now() ) {
		sendPage( response, 'This link has expired', '', 404 );
		return;
	}
	const isOwn =
		! typed?.subscription ||
		subscriptionsOf( visit ).some(
			( one ) => one.id === typed.subscription
		);
	if ( typed && ACTIONS[ typed.action ] && isOwn ) {
		ACTIONS[ typed.action ]( visit, typed, response );
	} else {
		show( visit, response );
	}
}
