import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	InnerBlocks,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { cloneBlock } from '@wordpress/blocks';
import { registerBlock } from '../../../tests/js/editor';
import { open, post, posts, record, savePost, saved, site } from './shop';

type Editor = Awaited< ReturnType< typeof open > >;

const NEW = 41;

/** The server has one product, and makes another. As any server it does not answer in the same moment. */
const sell = ( id: number, more: object = {} ) => {
	site.answer = ( _, path ) =>
		new Promise( ( resolve ) =>
			setTimeout( () =>
				resolve(
					path.includes( `/${ id }` )
						? { ...record( id ), ...more }
						: { id: NEW }
				)
			)
		);
};

const productsOf = ( editor: Editor ) =>
	editor.blocks().map( ( { attributes } ) => attributes.productId );

const duplicate = ( editor: Editor ) =>
	editor.act( ( { insertBlocks } ) =>
		insertBlocks(
			editor.blocks().map( ( block ) => cloneBlock( block ) ),
			undefined,
			undefined,
			false
		)
	);

describe( 'a block that is duplicated', () => {
	it( 'sells a product of its own, as its author has left the other one', async () => {
		sell( 80 );
		const editor = await open( saved( 80 ) );
		await screen.findByText( '$25.00' );
		await editor.select();
		await userEvent.type(
			screen.getByLabelText( 'Item name' ),
			' of plums'
		);
		const steps = editor.steps();
		await duplicate( editor );
		await waitFor( () =>
			expect( productsOf( editor ) ).toEqual( [ 80, NEW ] )
		);
		expect( editor.steps() ).toBe( steps + 1 );
		expect( editor.markup() ).toContain(
			`jetpack-simple-payments-${ NEW }`
		);
		await editor.act( ( { updateBlockAttributes } ) =>
			updateBlockAttributes( editor.blocks()[ 1 ]?.clientId ?? '', {
				title: 'Jam of plums!',
			} )
		);
		await screen.findByText( 'Jam of plums!' );
		await savePost();
		const sent = () =>
			posts().map( ( { data } ) => [ data.id, data.status, data.title ] );
		await waitFor( () => expect( sent() ).toHaveLength( 3 ) );
		expect( sent() ).toEqual(
			expect.arrayContaining( [
				[ 80, undefined, 'Jam of plums' ],
				[ undefined, 'draft', 'Jam of plums' ],
				[ NEW, undefined, 'Jam of plums!' ],
			] )
		);
	} );

	it( 'is new where its author may not publish', async () => {
		sell( 81 );
		post.canPublish = false;
		const editor = await open( saved( 81 ) );
		await screen.findByText( '$25.00' );
		await duplicate( editor );
		await waitFor( () =>
			expect( productsOf( editor ) ).toEqual( [ 81, undefined ] )
		);
		expect( editor.blocks()[ 1 ]?.attributes.draft ).toMatchObject( {
			title: 'Jam',
		} );
		expect( posts() ).toEqual( [] );
	} );
} );

it( 'gives the second of two blocks that were saved with one product what that product says', async () => {
	sell( 82, { title: { raw: 'Plum jam' } } );
	const editor = await open( `${ saved( 82 ) }\n\n${ saved( 82 ) }` );
	await waitFor( () =>
		expect( productsOf( editor ) ).toEqual( [ 82, NEW ] )
	);
	expect( posts() ).toMatchObject( [ { data: { title: 'Plum jam' } } ] );
	expect( editor.steps() ).toBe( 0 );
} );

it( 'sells a product of its own where another post sells the one that it names', async () => {
	sell( 83, { slipstream_home: 6 } );
	const editor = await open( saved( 83 ) );
	await waitFor( () => expect( productsOf( editor ) ).toEqual( [ NEW ] ) );
} );

it( 'keeps the product of its own post', async () => {
	sell( 84, { slipstream_home: post.id } );
	const editor = await open( saved( 84 ) );
	await screen.findByText( '$25.00' );
	expect( productsOf( editor ) ).toEqual( [ 84 ] );
	expect( posts() ).toEqual( [] );
} );

it( 'sells one product wherever a synced pattern is used', async () => {
	registerBlock(
		{ apiVersion: 3, name: 'core/block' },
		{
			title: 'Pattern',
			edit: function Edit() {
				return <div { ...useInnerBlocksProps( useBlockProps() ) } />;
			},
			save: () => <InnerBlocks.Content />,
		}
	);
	sell( 85, { slipstream_home: 7 } );
	const pattern = `<!-- wp:block -->${ saved( 85 ) }<!-- /wp:block -->`;
	await open( pattern + pattern );
	expect( await screen.findAllByText( '$25.00' ) ).toHaveLength( 2 );
	expect( posts() ).toEqual( [] );
} );

it( 'makes a product anew at once where the server does not have it, and keeps what is typed meanwhile', async () => {
	let answer: ( made: object ) => void = () => undefined;
	site.answer = ( method ) =>
		method === 'GET'
			? Object.assign( new Error(), {
					code: 'rest_post_invalid_id',
					data: { status: 404 },
				} )
			: new Promise( ( resolve ) => {
					answer = resolve;
				} );
	const editor = await open( saved( 86 ) );
	await waitFor( () => expect( posts() ).toHaveLength( 1 ) );
	expect( posts()[ 0 ]?.data ).toMatchObject( {
		status: 'draft',
		title: 'Jam',
	} );
	await editor.select();
	await userEvent.type( screen.getByLabelText( 'Item name' ), ' of plums' );
	await act( async () => answer( record( NEW ) ) );
	await waitFor( () => expect( productsOf( editor ) ).toEqual( [ NEW ] ) );
	expect( screen.getByLabelText( 'Item name' ) ).toHaveValue(
		'Jam of plums'
	);
} );
