/*
 * What goes wrong on command in the stand-in for Stripe.
 */
import { apiError, keyInUse, rateLimit, unauthorized } from './errors.mjs';
import { generator } from './random.mjs';

/**
 * What can go wrong, each with the moment: before Stripe has done anything, or after it has.
 *
 * - rate_limit, lock_timeout, in_use, unauthorized: refused.
 * - unavailable: 503 of a server in front, in HTML. reset: the connection is cut. hang: no answer ever comes.
 * - error_after: 500 although it was done, and kept as the answer. reset_after, torn_after (half of the answer), hang_after: done, but
 *   the answer is lost.
 */
const BEFORE = {
	rate_limit: () => rateLimit(),
	lock_timeout: () => rateLimit( 'lock_timeout' ),
	in_use: keyInUse,
	unauthorized: () => unauthorized( 'sk_test_0000' ),
	unavailable: null,
	reset: null,
	hang: null,
};
const AFTER = [ 'error_after', 'reset_after', 'torn_after', 'hang_after' ];

export const FAULTS = [ ...Object.keys( BEFORE ), ...AFTER ];

export class Faults {
	all = [];

	/**
	 * @param {Object} fault fault; times (1; -1 for ever), skip (so many requests first), method, path (a part of it), headers, and
	 *                       rate with seed, for chance.
	 */
	add( fault ) {
		if ( ! FAULTS.includes( fault.fault ) ) {
			throw new Error( `There is no fault ${ fault.fault }` );
		}
		this.all.push( {
			times: 1,
			skip: 0,
			chance: fault.rate && generator( fault.seed ?? 1 ),
			...fault,
		} );
	}

	clear() {
		this.all = [];
	}

	/** The fault that a request meets, if it meets one. */
	take( method, path ) {
		const found = this.all.find(
			( fault ) =>
				fault.times !== 0 &&
				( ! fault.method || fault.method === method ) &&
				( ! fault.path || path.includes( fault.path ) )
		);
		if ( ! found || found.skip-- > 0 ) {
			return null;
		}
		if ( found.chance && found.chance() >= found.rate ) {
			return null;
		}
		found.times--;
		return found;
	}
}

const HTML = '<html><body><h1>503 Service Unavailable</h1></body></html>';

/** Has a request fail before anything is done. Says whether it did. */
export function failBefore( { fault }, response ) {
	if ( BEFORE[ fault ] ) {
		throw BEFORE[ fault ]();
	}
	if ( fault === 'unavailable' ) {
		response.writeHead( 503, { 'content-type': 'text/html' } ).end( HTML );
	} else if ( fault === 'reset' ) {
		response.destroy();
	}
	return fault in BEFORE;
}

/** The answer that is kept for a request that meets a fault. */
export const keptAnswer = ( fault, answer ) =>
	fault?.fault === 'error_after'
		? { status: 500, body: JSON.stringify( apiError().body ) }
		: answer;

/** Has an answer get lost. Says whether it did. */
export function loseAnswer( fault, response, { status, body }, headers ) {
	switch ( fault?.fault ) {
		case 'torn_after':
			response.writeHead( status, {
				...headers,
				'content-type': 'application/json',
				'content-length': Buffer.byteLength( body ),
			} );
			response.write( body.slice( 0, body.length / 2 ), () =>
				response.destroy()
			);
			return true;
		case 'reset_after':
			response.destroy();
			return true;
	}
	return fault?.fault === 'hang_after';
}
