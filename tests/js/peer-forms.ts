/// <reference types="@wordpress/jest-console" />
import { parse } from '@wordpress/blocks';
import { hasPeerSample, peerSample, roundTrip } from './editor';

/**
 * Declares a test: what other editors have saved of a block opens, keeps its attributes, and is saved in the current form.
 *
 * @param name The block's name.
 */
export function itOpensThePeerSample( name: string ): void {
	( hasPeerSample ? it : it.skip )(
		'opens what other editors have saved, also of old versions',
		() => {
			const cases = peerSample( name );
			expect( cases.length ).toBeGreaterThan( 0 );
			for ( const { markup, case: which } of cases ) {
				const { saved } = roundTrip( markup );
				if ( ! /^deprecated|custom/.test( which ) ) {
					expect( saved ).toBe( markup );
				}
				const comment = /<!-- wp:\S+ (\{.*?\}) \/?-->/.exec( markup );
				expect( parse( saved )[ 0 ]?.attributes ).toMatchObject(
					comment ? JSON.parse( comment[ 1 ] ?? '' ) : {}
				);
			}
			if (
				cases.some( ( one ) => one.case.startsWith( 'deprecated' ) )
			) {
				expect( console ).toHaveInformed();
			}
		}
	);
}
