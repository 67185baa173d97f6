import { store as blockEditorStore } from '@wordpress/block-editor';
import {
	createBlock,
	registerBlockType,
	switchToBlockType,
} from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { galleryTransforms } from '..';
import type { Block } from '@wordpress/blocks';

const images = {
	images: { type: 'array', default: [] },
	align: { type: 'string' },
	linkTo: { type: 'string' },
};

function register( name: string, attributes: object, transforms?: object ) {
	registerBlockType( name, {
		apiVersion: 3,
		title: name,
		category: 'media',
		attributes,
		...( transforms && { transforms } ),
		save: () => null,
	} as Parameters< typeof registerBlockType >[ 1 ] );
}

beforeAll( () => {
	const image = Object.fromEntries(
		[ 'url', 'alt', 'caption', 'href', 'linkDestination', 'align' ].map(
			( key ) => [ key, { type: 'string' } ]
		)
	);
	register( 'core/image', { ...image, id: { type: 'number' } } );
	register( 'core/gallery', images );
	register( 'test/other', images );
	register(
		'test/gallery',
		images,
		galleryTransforms( {
			name: 'test/gallery',
			others: [ 'test/other' ],
			fromImages: ( list ) => ( { images: list } ),
		} )
	);
} );

const image = ( id: number | undefined, more = {} ) =>
	createBlock( 'core/image', {
		id,
		url: `https://example.com/${ id }.jpg`,
		alt: `Alt ${ id }`,
		caption: `<em>${ id }</em>`,
		...more,
	} );
const become = ( blocks: Block | Block[], name: string ) =>
	( switchToBlockType( blocks, name ) ?? [] ) as Block[];
const pictures = ( block?: Block ) => block?.attributes.images as object[];
const notices = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { content } ) => content );

describe( 'transforms', () => {
	it( 'make a gallery of pictures and the pictures of a gallery, captions and ids kept', () => {
		const [ made ] = become( [ image( 1 ), image( 2 ) ], 'test/gallery' );
		expect( pictures( made ) ).toEqual( [
			expect.objectContaining( {
				id: 1,
				alt: 'Alt 1',
				caption: '<em>1</em>',
			} ),
			expect.objectContaining( {
				id: 2,
				url: 'https://example.com/2.jpg',
			} ),
		] );
		const again = become( made as Block, 'core/image' );
		expect( again.map( ( { attributes } ) => attributes ) ).toMatchObject( [
			{ id: 1, caption: '<em>1</em>', alt: 'Alt 1' },
			{ id: 2, caption: '<em>2</em>', alt: 'Alt 2' },
		] );
	} );

	it( 'go there and back by way of the gallery of WordPress, with alignment', () => {
		const core = createBlock( 'core/gallery', { align: 'wide' }, [
			image( 1, {
				href: 'https://example.com/',
				linkDestination: 'custom',
			} ),
			image( 2 ),
		] );
		const [ made ] = become( core, 'test/gallery' );
		expect( made?.attributes.align ).toBe( 'wide' );
		const [ back ] = become( made as Block, 'core/gallery' );
		expect( back?.attributes.align ).toBe( 'wide' );
		expect( back?.innerBlocks.map( ( one ) => one.attributes ) ).toEqual(
			core.innerBlocks.map( ( one ) => one.attributes )
		);
	} );

	it( 'read galleries from before they had inner blocks, and ids that are text', () => {
		const old = createBlock( 'core/gallery', {
			images: [
				{ id: '3', url: 'https://example.com/3.jpg', caption: 'Old' },
			],
		} );
		expect( pictures( become( old, 'test/gallery' )[ 0 ] ) ).toMatchObject(
			[ { id: 3, caption: 'Old' } ]
		);
	} );

	it.each( [
		[ 'media', 'https://example.com/1.jpg', 'media' ],
		[ 'attachment', 'https://example.com/one/', 'attachment' ],
		[ 'none', undefined, undefined ],
		[ 'custom', 'https://example.com/shop/', undefined ],
	] )( 'lead where a gallery with links to %s leads', ( linkTo, ...to ) => {
		const made = createBlock( 'test/gallery', {
			linkTo,
			images: [
				{
					id: 1,
					url: 'https://example.com/1.jpg',
					link: 'https://example.com/one/',
					customLink: 'https://example.com/shop/',
				},
			],
		} );
		for ( const [ one ] of [
			become( made, 'core/image' ),
			become( made, 'core/gallery' )[ 0 ]?.innerBlocks ?? [],
		] ) {
			expect( [
				one?.attributes.href,
				one?.attributes.linkDestination,
			] ).toEqual( to );
		}
	} );

	it( 'say that links of the author’s own are left out where a block has none', async () => {
		const core = createBlock( 'core/gallery', {}, [
			image( 1, {
				href: 'https://example.com/shop/',
				linkDestination: 'custom',
			} ),
			image( 2, {
				href: 'https://example.com/2.jpg',
				linkDestination: 'media',
			} ),
			image( 3 ),
		] );
		const [ made ] = become( core, 'test/gallery' );
		void dispatch( blockEditorStore ).insertBlocks( [ made as Block ] );
		await new Promise( ( done ) => setTimeout( done ) );
		expect( notices() ).toEqual( [
			'The link on 1 image was skipped because this block has no links.',
		] );
		void dispatch( noticesStore ).removeAllNotices();
	} );

	it( 'are not there for pictures that are not in the library', () => {
		expect(
			switchToBlockType( [ image( undefined ) ], 'test/gallery' )
		).toBeNull();
	} );

	it( 'leave out pictures without id or address, and say how many once the block is in the post', async () => {
		const other = createBlock( 'test/other', {
			images: [
				{ id: 1, url: 'https://example.com/1.jpg' },
				{ id: 2 },
				{ url: 'x' },
			],
		} );
		become( other, 'test/gallery' );
		await new Promise( ( done ) => setTimeout( done ) );
		expect( notices() ).toEqual( [] );

		const [ made ] = become( other, 'test/gallery' );
		expect( pictures( made ) ).toHaveLength( 1 );
		void dispatch( blockEditorStore ).insertBlocks( [ made ] );
		await new Promise( ( done ) => setTimeout( done ) );
		expect( notices() ).toEqual( [
			'2 images were skipped because they are not in the media library.',
		] );
	} );
} );
