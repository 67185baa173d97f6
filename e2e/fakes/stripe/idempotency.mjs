/*
 * What the stand-in for Stripe remembers of requests with an idempotency key: the first answer, for a day, whatever it was.
 */
import { keyInUse, misusedKey, rejected } from './errors.mjs';

const DAY = 86400;

/** Takes a key for a request. Gives the answer that is kept for it, or nothing if the request is to be done now. */
export function begin( world, key, request ) {
	if ( key.length > 255 ) {
		throw rejected(
			'idempotency_key_too_long',
			'An idempotency key has at most 255 characters.'
		);
	}
	const found = world.answers.get( key );
	if ( ! found || found.created < world.now() - DAY ) {
		world.answers.set( key, { created: world.now(), request } );
		return undefined;
	}
	if ( found.request !== request ) {
		throw misusedKey();
	}
	if ( ! found.answer ) {
		throw keyInUse();
	}
	return found.answer;
}

/** Keeps the answer; without one, the key is free again. */
export function end( world, key, answer ) {
	if ( answer ) {
		world.answers.get( key ).answer = answer;
	} else {
		world.answers.delete( key );
	}
}
