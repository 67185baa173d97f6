import { createReduxStore, register } from '@wordpress/data';
import { waitFor } from '@testing-library/react';
import { assistant, renderEditor } from './support/editor';
import { press, startSession } from './support/session';

interface Post {
	id: number | string;
	type: string;
	title: string;
}

let post: Post = { id: 7, type: 'post', title: '' };
const edits: unknown[] = [];

// The post editor's own store, as far as it is asked.
register(
	createReduxStore( 'core/editor', {
		reducer: (
			state = {},
			action: { type: string; edits?: Partial< Post > }
		) => {
			if ( action.edits ) {
				edits.push( action );
			}
			return state;
		},
		selectors: {
			getCurrentPostId: () => post.id,
			getCurrentPostType: () => post.type,
			getEditedPostAttribute: ( _state: unknown, name: 'title' ) =>
				post[ name ],
		},
		actions: {
			editPost: ( changes: object, options: object ) => ( {
				type: 'EDIT',
				edits: changes,
				options,
			} ),
		},
	} )
);

const { generate } = startSession();
beforeEach( () => void edits.splice( 0 ) );

describe( 'the first heading', () => {
	it( 'becomes the title of a post that has none, in the same step', async () => {
		post = { id: 7, type: 'post', title: '' };
		const editor = renderEditor( [ assistant() ] );
		const { body } = await generate(
			'A haiku',
			'# Frogs & _ponds_\n\nOld pond'
		);
		expect( body.post_id ).toBe( 7 );
		await press( 'Accept' );
		await waitFor( () => expect( edits ).toHaveLength( 1 ) );
		expect( edits[ 0 ] ).toMatchObject( {
			edits: { title: 'Frogs & ponds' },
			options: { isCached: true },
		} );
		expect( editor.blocks().map( ( { name } ) => name ) ).toEqual( [
			'core/paragraph',
		] );
	} );

	it( 'brings no markup into the title', async () => {
		post = { id: 7, type: 'post', title: '' };
		renderEditor( [ assistant() ] );
		await generate(
			'A haiku',
			'# Frogs <script>alert(1)</script>\n\nOld pond'
		);
		await press( 'Accept' );
		await waitFor( () => expect( edits ).toHaveLength( 1 ) );
		expect( edits[ 0 ] ).toMatchObject( {
			edits: { title: 'Frogs &lt;script>alert(1)&lt;/script>' },
		} );
	} );

	it.each< [ string, Post ] >( [
		[ 'a post with a title', { id: 7, type: 'post', title: 'Ponds' } ],
		[ 'a template', { id: 'theme//home', type: 'wp_template', title: '' } ],
	] )( 'stays a heading in %s', async ( _name, around ) => {
		post = around;
		const editor = renderEditor( [ assistant() ] );
		const { body } = await generate( 'A haiku', '# Frogs\n\nOld pond' );
		expect( body.post_id ).toBe(
			typeof around.id === 'number' ? around.id : undefined
		);
		await press( 'Accept' );
		await waitFor( () => expect( editor.blocks() ).toHaveLength( 2 ) );
		expect( editor.blocks()[ 0 ]?.name ).toBe( 'core/heading' );
		expect( edits ).toEqual( [] );
	} );
} );
