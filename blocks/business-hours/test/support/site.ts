import { act } from '@testing-library/react';

/** A site that answers the question about its week when it is told to. */
export interface TestSite {
	asked: () => string[];
	answer: ( status: number, body: unknown ) => Promise< void >;
}

export function installSite(): TestSite {
	const asked: string[] = [];
	const waiting: ( ( response: Response ) => void )[] = [];
	window.slipstreamSettings = {
		restRoot: 'https://a.test/wp-json/',
		restNonce: 'nonce12345',
	};
	globalThis.fetch = ( input ) => {
		asked.push( String( input ) );
		return new Promise( ( resolve ) => waiting.push( resolve ) );
	};
	return {
		asked: () => asked,
		answer: ( status, body ) =>
			act( async () => {
				const text = JSON.stringify( body );
				for ( const resolve of waiting.splice( 0 ) ) {
					resolve( {
						ok: status < 400,
						status,
						redirected: false,
						headers: new Headers( {
							'Content-Type': 'application/json',
						} ),
						text: async () => text,
						json: async () => JSON.parse( text ) as unknown,
					} as Response );
				}
				await new Promise( ( resolve ) => setTimeout( resolve, 0 ) );
			} ),
	};
}

export const GERMAN_WEEK = {
	days: {
		Sun: 'Sonntag',
		Mon: 'Montag',
		Tue: 'Dienstag',
		Wed: 'Mittwoch',
		Thu: 'Donnerstag',
		Fri: 'Freitag',
		Sat: 'Samstag',
	},
	startOfWeek: 1,
};
