import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBlock, serialize } from '@wordpress/blocks';
import {
	comparable,
	openEditor,
	itKeepsThePeerSample,
	registerBlock,
	roundTrip,
} from '../../../tests/js/editor';
import metadata from '../block.json';
import { missingFrom } from '../components/review-panel';
import * as block from '../index';
import type { RatingAttributes } from '../types';

beforeAll( () => registerBlock( metadata, block.settings ) );

const figure = ( comment: string, style: string, stars: string ) =>
	`<!-- wp:jetpack/rating-star${ comment } -->\n<figure class="wp-block-jetpack-rating-star" style="${ style }">${ stars }</figure>\n<!-- /wp:jetpack/rating-star -->`;

const FIXTURES: Record< string, string > = {
	'as inserted': figure( '', 'text-align:left', '<span>★</span>' ),
	halves: figure(
		' {"rating":2.5,"align":"center"}',
		'text-align:center',
		'<span>★</span><span>★</span><span>★</span>'
	),
	colored: figure(
		' {"rating":2,"maxRating":10,"color":"#ff00ff"}',
		'text-align:left',
		'<span style="color:#ff00ff">★</span><span style="color:#ff00ff">★</span>'
	),
	none: figure( ' {"rating":0}', 'text-align:left', '' ),
	'a review': figure(
		' {"rating":4,"itemName":"Soup","itemType":"Recipe","reviewAuthor":"Ann"}',
		'text-align:left',
		'<span>★</span>'.repeat( 4 )
	),
};

describe( 'saved posts', () => {
	it.each( Object.entries( FIXTURES ) )(
		'opens %s valid and saves it unchanged',
		( _, post ) => {
			expect( comparable( roundTrip( post ).saved ) ).toBe(
				comparable( post )
			);
		}
	);

	it( 'keeps spacing and size where they are used', () => {
		const post = serialize( [
			createBlock( 'jetpack/rating-star', {
				fontSize: 'large',
				style: { spacing: { margin: { top: '1em' } } },
			} ),
		] );
		expect( post ).toContain( 'has-large-font-size' );
		expect( roundTrip( post ).saved ).toBe( post );
	} );

	itKeepsThePeerSample( metadata.name );
} );

describe( 'the editor', () => {
	const open = ( comment = '', stars = 1 ) =>
		openEditor(
			figure(
				comment,
				'text-align:left',
				'<span>★</span>'.repeat( stars )
			),
			{
				modules: [ block ],
			}
		);
	const rating = ( editor: { blocks: () => { attributes: object }[] } ) =>
		( editor.blocks()[ 0 ]?.attributes as RatingAttributes ).rating;

	it( 'rates with the pointer, in halves at the second click', async () => {
		const editor = await open();
		await editor.select();
		const user = userEvent.setup();
		const group = await screen.findByRole( 'radiogroup', {
			name: 'Rating',
		} );
		const stars = group.querySelectorAll( '.slipstream-rating__star' );
		expect( stars ).toHaveLength( 5 );
		await user.click( stars[ 3 ] as Element );
		expect( rating( editor ) ).toBe( 4 );
		await user.click( stars[ 3 ] as Element );
		expect( rating( editor ) ).toBe( 3.5 );
		expect(
			within( group ).getByRole( 'radio', { checked: true } )
		).toHaveAccessibleName( '3.5 of 5' );
	} );

	it( 'rates with the keys, and the focus goes along', async () => {
		const editor = await open();
		await editor.select();
		const user = userEvent.setup();
		screen.getByRole( 'radio', { checked: true } ).focus();
		await user.keyboard( '{ArrowRight}{ArrowRight}{ArrowUp}' );
		expect( rating( editor ) ).toBe( 2.5 );
		expect( screen.getByRole( 'radio', { checked: true } ) ).toHaveFocus();
		await user.keyboard( '{Home}{ArrowLeft}' );
		expect( rating( editor ) ).toBe( 0 );
		expect( screen.getByRole( 'radio', { checked: true } ) ).toHaveFocus();
	} );

	it( 'lowers the rating with the highest one', async () => {
		const editor = await open( ' {"rating":5}', 5 );
		await editor.select();
		const range = screen.getByRole( 'spinbutton', {
			name: 'Highest rating',
		} );
		fireEvent.change( range, { target: { value: '3' } } );
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			maxRating: 3,
			rating: 3,
		} );
	} );

	it( 'cannot be rated by who may not change the block', async () => {
		const editor = await open();
		await editor.lock();
		await waitFor( () => {
			for ( const radio of screen.getAllByRole( 'radio' ) ) {
				expect( radio ).toBeDisabled();
			}
		} );
	} );
} );

describe( 'what a review lacks', () => {
	it.each( [
		[ undefined, 3, /enter an item name/ ],
		[ '  ', 3, /enter an item name/ ],
		[ 'Soup', 0, /half a star/ ],
	] )( '%j with %p stars: %p', ( itemName, stars, problem ) => {
		expect( missingFrom( { itemName, rating: stars } ) ).toMatch( problem );
	} );
	it( 'is nothing when there are both', () => {
		expect( missingFrom( { itemName: 'Soup', rating: 1 } ) ).toBe(
			undefined
		);
	} );
} );
