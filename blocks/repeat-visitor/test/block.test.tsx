import { registerCoreParagraph } from './support/paragraph';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse, serialize } from '@wordpress/blocks';
import {
	comparable,
	hasPeerSample,
	openEditor,
	peerSample,
	registerBlock,
	roundTrip,
} from '../../../tests/js/editor';
import metadata from '../block.json';
import { describeRule, readThreshold } from '../components/rule';
import * as block from '../index';

beforeAll( () => {
	registerCoreParagraph();
	registerBlock( metadata, block.settings );
} );

const TEXT = '<!-- wp:paragraph -->\n<p>Welcome</p>\n<!-- /wp:paragraph -->';
const current = ( comment = '', classes = '' ) =>
	`<!-- wp:jetpack/repeat-visitor${ comment } -->\n<div class="wp-block-jetpack-repeat-visitor${ classes }"><div class="wp-block-jetpack-repeat-visitor__inner-container">${ TEXT }</div></div>\n<!-- /wp:jetpack/repeat-visitor -->`;

describe( 'saved posts', () => {
	it.each( [
		current(),
		current( ' {"criteria":"before-visits","threshold":1}' ),
		current( ' {"threshold":5,"align":"full"}', ' alignfull' ),
	] )( 'opens valid and saves unchanged %s', ( post ) => {
		expect( comparable( roundTrip( post ).saved ) ).toBe(
			comparable( post )
		);
	} );

	it( 'takes the form without a container over, with everything in it', () => {
		const old = `<!-- wp:jetpack/repeat-visitor {"criteria":"before-visits","threshold":2} -->\n<div class="wp-block-jetpack-repeat-visitor">${ TEXT }</div>\n<!-- /wp:jetpack/repeat-visitor -->`;
		const [ migrated ] = parse( old );
		expect( console ).toHaveInformed();
		expect( migrated?.isValid ).toBe( true );
		expect( serialize( migrated ? [ migrated ] : [] ) ).toBe(
			current( ' {"criteria":"before-visits","threshold":2}' )
		);
	} );

	( hasPeerSample ? it : it.skip )(
		'opens what other editors have saved',
		() => {
			const own = peerSample( metadata.name );
			expect( own.length ).toBeGreaterThan( 0 );
			for ( const { markup } of own ) {
				const { block: opened } = roundTrip( markup );
				expect( opened.isValid ).toBe( true );
				expect( opened.innerBlocks ).toHaveLength( 1 );
			}
			expect( console ).toHaveInformed();
		}
	);
} );

describe( 'the rule', () => {
	it.each( [
		[ '3', 3 ],
		[ '0', undefined ],
		[ '', undefined ],
		[ '-1', undefined ],
		[ '1.5', undefined ],
		[ '2x', undefined ],
		[ '99999999999999999999', undefined ],
	] )( 'reads %j as %p', ( text, number ) => {
		expect( readThreshold( text ) ).toBe( number );
	} );

	it.each( [
		[ 'after-visits', 3, /more than 3 times/ ],
		[ 'after-visits', 1, /more than 1 time\./ ],
		[ 'before-visits', 1, /for the first time/ ],
		[ 'before-visits', 4, /at most 4 times/ ],
	] as const )( 'says %s %p as %p', ( criteria, threshold, words ) => {
		expect( describeRule( { criteria, threshold } ) ).toMatch( words );
	} );

	it( 'stores valid numbers only, and says what is wrong', async () => {
		const editor = await openEditor( current(), { modules: [ block ] } );
		await editor.select();
		const user = userEvent.setup();
		const field = screen.getByLabelText( 'Visit count threshold' );
		expect( field ).toHaveAttribute( 'min', '1' );
		await user.clear( field );
		expect( field ).toHaveAccessibleDescription(
			'Please enter a valid number.'
		);
		expect( editor.blocks()[ 0 ]?.attributes.threshold ).toBe( 3 );
		await user.type( field, '8' );
		expect( editor.blocks()[ 0 ]?.attributes.threshold ).toBe( 8 );
		await user.click( screen.getByLabelText( 'Show before threshold' ) );
		expect( editor.blocks()[ 0 ]?.attributes.criteria ).toBe(
			'before-visits'
		);
		expect(
			screen.getAllByText( /at most 8 times/ ).length
		).toBeGreaterThan( 0 );
	} );

	it( 'shows the number that undo brings back', async () => {
		const editor = await openEditor( current(), { modules: [ block ] } );
		await editor.select();
		const user = userEvent.setup();
		const field = screen.getByLabelText( 'Visit count threshold' );
		const back = () =>
			editor.act( ( actions ) => {
				void actions.updateBlockAttributes(
					editor.blocks()[ 0 ]?.clientId ?? '',
					{ threshold: 3 }
				);
			} );
		await user.clear( field );
		await user.type( field, '08' );
		expect( field ).toHaveValue( 8 );
		await back();
		expect( field ).toHaveValue( 3 );
		await user.type( field, '4' );
		expect( editor.blocks()[ 0 ]?.attributes.threshold ).toBe( 34 );
		await user.clear( field );
		expect( field ).toHaveValue( null );
		await back();
		expect( field ).toHaveValue( 3 );
	} );

	it( 'is read only where the block may not be changed', async () => {
		const editor = await openEditor( current(), { modules: [ block ] } );
		await editor.lock();
		await waitFor( () =>
			expect(
				screen.getAllByText( /more than 3 times/ ).length
			).toBeGreaterThan( 0 )
		);
		expect( screen.queryByLabelText( 'Visit count threshold' ) ).toBeNull();
	} );
} );
