import { createBlock, switchToBlockType } from '@wordpress/blocks';
import {
	itKeepsThePeerSample,
	registerBlock,
	roundTrip,
} from '../../../tests/js/editor';
import metadata from '../block.json';
import * as block from '../index';

beforeAll( () => registerBlock( metadata, block.settings ) );

const LINK =
	'<div class="wp-block-jetpack-instagram-gallery"><a href="https://www.instagram.com/someone/" rel="noopener noreferrer" target="_blank">https://www.instagram.com/someone/</a></div>';

it.each( [
	'<!-- wp:jetpack/instagram-gallery /-->',
	'<!-- wp:jetpack/instagram-gallery {"align":"full","nobodyKnows":1} /-->',
	// A connection whose account has no name yet.
	'<!-- wp:jetpack/instagram-gallery {"accessToken":"3"} /-->',
	`<!-- wp:jetpack/instagram-gallery {"accessToken":"1","instagramUser":"someone","columns":4,"count":12,"spacing":0,"isStackedOnMobile":false} -->\n${ LINK }\n<!-- /wp:jetpack/instagram-gallery -->`,
] )( 'opens %s valid and saves it unchanged', ( post ) => {
	expect( roundTrip( post ).saved ).toBe( post );
} );

itKeepsThePeerSample( 'jetpack/instagram-gallery' );

describe( 'the old widget', () => {
	beforeAll( () =>
		registerBlock(
			{ name: 'core/legacy-widget' },
			{
				apiVersion: 3,
				title: 'Legacy widget',
				category: 'widgets',
				attributes: {
					idBase: { type: 'string' },
					instance: { type: 'object' },
				},
				save: () => null,
			}
		)
	);

	const made = ( raw: object ) => {
		const found = switchToBlockType(
			createBlock( 'core/legacy-widget', {
				idBase: 'wpcom_instagram_widget',
				instance: { raw },
			} ),
			'jetpack/instagram-gallery'
		);
		return found?.[ 0 ]?.attributes;
	};

	it( 'becomes the block', () => {
		expect( made( { token_id: 42, columns: 2, count: '6' } ) ).toEqual(
			expect.objectContaining( {
				accessToken: '42',
				columns: 2,
				count: 6,
			} )
		);
	} );

	it( 'has the usual look where it held nothing that can be', () => {
		const attributes = made( {
			token_id: 'javascript:1',
			columns: 100,
			count: null,
		} );
		expect( attributes ).toEqual(
			expect.objectContaining( { columns: 3, count: 9 } )
		);
		expect( attributes ).not.toHaveProperty( 'accessToken' );
	} );
} );
