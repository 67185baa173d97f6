/*
 * What the API and the portal change about subscriptions of the stand-in for Stripe.
 */
import { missing, refused, unsupported } from './errors.mjs';
import { end, periodOf, tellChange } from './subscriptions.mjs';
import { change, mergeMetadata } from './world.mjs';

const UPDATABLE = [
	'cancel_at',
	'cancel_at_period_end',
	'cancellation_details',
	'description',
	'expand',
	'metadata',
];

/** What a wish to end, or not to end, changes. */
function endingOf( world, subscription, params ) {
	const finish = periodOf( subscription ).current_period_end;
	const wish = ( time, atPeriodEnd ) => ( {
		cancel_at: time,
		cancel_at_period_end: atPeriodEnd,
		canceled_at:
			time === null ? null : ( subscription.canceled_at ?? world.now() ),
		cancellation_details: {
			comment: null,
			feedback: null,
			...subscription.cancellation_details,
			...params.cancellation_details,
			reason: time === null ? null : 'cancellation_requested',
		},
	} );
	if ( params.cancel_at_period_end !== undefined ) {
		return params.cancel_at_period_end
			? wish( finish, true )
			: wish( null, false );
	}
	if ( params.cancel_at !== undefined ) {
		return wish(
			typeof params.cancel_at === 'string' ? finish : params.cancel_at,
			false
		);
	}
	return {};
}

export function updateSubscription( world, params, id ) {
	const subscription = world.find( 'subscription', id );
	const other = Object.keys( params ).find(
		( name ) => ! UPDATABLE.includes( name )
	);
	if ( other ) {
		throw unsupported( other );
	}
	if ( subscription.ended_at ) {
		throw refused(
			undefined,
			'A canceled subscription cannot be changed.'
		);
	}
	const { description = subscription.description, metadata } = params;
	tellChange(
		world,
		subscription,
		change( subscription, {
			description,
			metadata: mergeMetadata( subscription.metadata, metadata ),
			...endingOf( world, subscription, params ),
		} )
	);
	return subscription;
}

export function cancelSubscription( world, params, id ) {
	const subscription = world.find( 'subscription', id );
	if ( subscription.ended_at ) {
		throw missing( 'subscription', id, 'id' );
	}
	subscription.cancellation_details = {
		...subscription.cancellation_details,
		...params.cancellation_details,
	};
	end( world, subscription );
	return subscription;
}
