import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import { itOpensThePeerSample } from '../../../tests/js/peer-forms';
import metadata from '../block.json';
import * as block from '../index';
import { nameOf } from '../name';
import { previewHtml } from '../preview-html';

beforeAll( () => registerBlock( metadata, block.settings ) );

describe( 'saved posts', () => itOpensThePeerSample( metadata.name ) );

it.each( [
	[ 'roister', 'roister' ],
	[ ' https://www.exploretock.com/roister/?x=1 ', 'roister' ],
	[ 'exploretock.com/the-cafe_2', 'the-cafe_2' ],
	[ 'a b', '' ],
	[ '</script>', '' ],
	[ '', '' ],
] )( 'the name in %j is %j', ( text, name ) => {
	expect( nameOf( text ) ).toBe( name );
} );

it( 'asks Tock for the name', () => {
	expect( previewHtml( 'roister' ) ).toContain( `tock('init',"roister")` );
} );

it( 'has its field in its place, and keeps the name in an address', async () => {
	const person = userEvent.setup();
	const editor = await openEditor(
		`<!-- wp:jetpack/tock -->\n<div id="Tock_widget_container" data-tock-display-mode="Button" data-tock-color-mode="Blue" data-tock-locale="en-us" data-tock-timezone="America/New_York"></div>\n<!-- /wp:jetpack/tock -->`,
		{ modules: [ block ] }
	);
	await editor.select();
	const field = await screen.findByLabelText( 'Tock business name' );
	await person.type( field, 'a b{Enter}' );
	expect( editor.blocks()[ 0 ]?.attributes.url ).toBeUndefined();
	await person.clear( field );
	await person.type( field, 'https://www.exploretock.com/roister{Enter}' );
	expect( editor.blocks()[ 0 ]?.attributes.url ).toBe( 'roister' );
	expect( await screen.findByTitle( 'Tock preview' ) ).toHaveAttribute(
		'sandbox',
		expect.not.stringContaining( 'allow-same-origin' )
	);
} );
