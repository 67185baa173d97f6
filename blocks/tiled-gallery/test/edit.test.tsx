import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBlock, serialize, switchToBlockType } from '@wordpress/blocks';
import {
	openEditor,
	registerBlock,
	renderEditor,
	roundTrip,
} from '../../../tests/js/editor';
import metadata from '../block.json';
import { deferred } from '../deferred';
import * as block from '../index';
import { columnWidths } from '../geometry';
import type { GalleryAttributes } from '../types';
import type { Block } from '@wordpress/blocks';

const NAME = 'jetpack/tiled-gallery';

beforeAll( () => {
	registerBlock( metadata, block.settings );
	registerBlock(
		{
			name: 'core/image',
			attributes: Object.fromEntries(
				[
					'id',
					'url',
					'alt',
					'caption',
					'href',
					'linkDestination',
					'align',
				].map( ( name ) => [ name, {} ] )
			),
		} as { name: string },
		{ apiVersion: 3, title: 'Image', category: 'media', save: () => null }
	);
} );

const photo = ( id: number, width = 1200 ) => ( {
	id,
	alt: `Photo ${ id }`,
	url: `https://example.com/photo-${ id }.jpg`,
	link: `https://example.com/photo-${ id }/`,
	width,
	height: 800,
} );

const open = async ( attributes: Partial< GalleryAttributes > ) => {
	const editor = await openEditor(
		serialize( [ createBlock( NAME, attributes ) ] ),
		{ modules: [ block ] as never }
	);
	return {
		...editor,
		attributes: () =>
			editor.blocks()[ 0 ]?.attributes as Partial< GalleryAttributes >,
	};
};
const picture = ( number: number ) =>
	screen.getByRole( 'button', {
		name: new RegExp( `^Image ${ number } of` ),
	} );
const names = () =>
	screen
		.getAllByRole( 'button', { name: /^Image \d/ } )
		.map( ( one ) => one.getAttribute( 'aria-label' ) );

describe( 'a gallery without pictures', () => {
	it( 'asks for some', async () => {
		await open( {} );
		expect( screen.getByText( 'Tiled Gallery' ) ).toBeVisible();
	} );
} );

describe( 'a picture', () => {
	it( 'moves, and the widths of columns with it', async () => {
		const user = userEvent.setup();
		const editor = await open( {
			images: [ photo( 1 ), photo( 2, 600 ) ],
			ids: [ 1, 2 ],
		} );
		await editor.select();
		await user.click( picture( 1 ) );
		await user.click(
			screen.getByRole( 'button', { name: 'Move image forward' } )
		);
		expect( names() ).toEqual( [
			'Image 1 of 2. Photo 2',
			'Image 2 of 2. Photo 1',
		] );
		expect( picture( 2 ) ).toHaveFocus();
		expect( editor.attributes().ids ).toEqual( [ 2, 1 ] );
		const [ narrow, wide ] = editor.attributes().columnWidths?.[ 0 ] ?? [];
		expect( Number( wide ) / Number( narrow ) ).toBeCloseTo( 2, 4 );
		expect( narrow ).toMatch( /^\d+\.\d{5}$/ );
		expect( roundTrip( editor.markup() ).block.isValid ).toBe( true );
	} );

	it( 'is removed, and can be brought back in one step', async () => {
		const user = userEvent.setup();
		const editor = await open( { images: [ photo( 1 ), photo( 2 ) ] } );
		await editor.select();
		await user.click( picture( 2 ) );
		const before = editor.steps();
		await user.click(
			screen.getByRole( 'button', { name: 'Remove image' } )
		);
		expect( names() ).toEqual( [ 'Image 1 of 1. Photo 1' ] );
		expect( editor.steps() ).toBe( before + 1 );
	} );

	it( 'is unselected with its block', async () => {
		const user = userEvent.setup();
		const editor = await open( { images: [ photo( 1 ), photo( 2 ) ] } );
		await editor.select();
		await user.click( picture( 2 ) );
		expect( picture( 2 ) ).toHaveAttribute( 'aria-pressed', 'true' );
		await editor.deselect();
		expect( picture( 2 ) ).toHaveAttribute( 'aria-pressed', 'false' );
	} );

	it( 'says what it shows', async () => {
		const user = userEvent.setup();
		const editor = await open( { images: [ photo( 1 ) ] } );
		await editor.select();
		await user.click( picture( 1 ) );
		const alt = screen.getByRole( 'textbox', { name: 'Alternative text' } );
		await user.clear( alt );
		await user.type( alt, 'Hill' );
		expect( editor.attributes().images?.[ 0 ]?.alt ).toBe( 'Hill' );
	} );
} );

it.each( [ [ { a: 1 } ], [ 5 ], [ [ 1 ] ], [ null ] ] )(
	'draws pictures whose caption is %j',
	async ( caption ) => {
		await open( {
			images: [ photo( 1 ) ],
			captions: { 1: caption as never },
		} );
		expect( picture( 1 ) ).toBeVisible();
		expect( document.querySelector( 'figcaption' ) ).toBeNull();
	}
);

describe( 'the look', () => {
	it( 'has columns only where they count, and corners where there are any', async () => {
		const editor = await open( { images: [ photo( 1 ), photo( 2 ) ] } );
		await editor.select();
		const sidebar = within( screen.getByRole( 'complementary' ) );
		expect( sidebar.queryByLabelText( 'Columns' ) ).toBeNull();
		await editor.act( ( actions ) => {
			void actions.updateBlockAttributes(
				editor.blocks()[ 0 ]?.clientId ?? '',
				{ className: 'is-style-circle' }
			);
		} );
		expect(
			sidebar.getAllByLabelText( 'Columns' )[ 0 ]
		).toBeInTheDocument();
		expect( sidebar.queryByLabelText( 'Rounded corners' ) ).toBeNull();
	} );

	it( 'changes widths with the style, without a step of its own', async () => {
		const images = [ 1, 2, 3, 4 ].map( ( id ) => photo( id ) );
		const widths = columnWidths( { images } );
		const editor = await open( { images, columnWidths: widths } );
		const before = editor.steps();
		await editor.act( ( actions ) => {
			void actions.updateBlockAttributes(
				editor.blocks()[ 0 ]?.clientId ?? '',
				{ className: 'is-style-columns' }
			);
		} );
		// Blocks that are not selected are drawn when there is time.
		await waitFor( () =>
			expect( editor.attributes().columnWidths ).toEqual( [
				[
					expect.any( String ),
					expect.any( String ),
					expect.any( String ),
				],
			] )
		);
		expect( editor.steps() ).toBe( before + 1 );
	} );

	it( 'leaves alone what was only opened', async () => {
		const editor = await open( { images: [ photo( 1 ), photo( 2 ) ] } );
		const before = editor.markup();
		await editor.select();
		await editor.deselect();
		expect( editor.markup() ).toBe( before );
		expect( editor.attributes().columnWidths ).toEqual( [] );
	} );

	it( 'picks a filter', async () => {
		const user = userEvent.setup();
		const editor = await open( { images: [ photo( 1 ) ] } );
		await editor.select();
		await user.click(
			screen.getByRole( 'button', { name: 'Pick an image filter' } )
		);
		await user.click(
			screen.getByRole( 'menuitemradio', { name: 'Sepia' } )
		);
		expect( editor.markup() ).toContain( 'filter__sepia' );
	} );
} );

describe( 'transforms', () => {
	const become = ( blocks: Block | Block[], name: string ) =>
		( switchToBlockType( blocks, name ) ?? [] ) as Block[];

	it( 'keep ids and captions both ways', () => {
		const images = [ 1, 2 ].map( ( id ) =>
			createBlock( 'core/image', {
				...photo( id ),
				caption: `<em>${ id }</em>`,
			} )
		);
		const [ gallery ] = become( images, NAME );
		expect( gallery?.attributes ).toMatchObject( {
			ids: [ 1, 2 ],
			captions: { 1: '<em>1</em>', 2: '<em>2</em>' },
		} );
		expect(
			become( gallery as Block, 'core/image' ).map(
				( { attributes } ) => attributes
			)
		).toMatchObject( [
			{ id: 1, caption: '<em>1</em>', align: 'center' },
			{ id: 2, caption: '<em>2</em>' },
		] );
	} );

	it( 'keep links of the author’s own, beside those to files', () => {
		const links = [
			{ href: 'https://example.com/shop/', linkDestination: 'custom' },
			{ href: photo( 2 ).url, linkDestination: 'media' },
			{},
		];
		const images = links.map( ( link, i ) =>
			createBlock( 'core/image', { ...photo( i + 1 ), ...link } )
		);
		const [ gallery ] = become( images, NAME );
		expect( gallery?.attributes.linkTo ).toBe( 'custom' );
		const { block: opened } = roundTrip(
			serialize( gallery ? [ gallery ] : [] )
		);
		expect(
			become( opened, 'core/image' ).map(
				( { attributes } ) => attributes.href
			)
		).toEqual( links.map( ( { href } ) => href ) );
	} );
} );

it( 'previews itself without asking any server', () => {
	const { attributes } = deferred.example;
	expect( attributes.images.length ).toBeGreaterThan( 2 );
	renderEditor( [ createBlock( NAME, attributes ) ] );
	for ( const { url } of attributes.images ) {
		expect( url ).toMatch( /^data:image/ );
	}
} );
