import { addFilter, removeFilter } from '@wordpress/hooks';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import metadata from '../block.json';
import * as block from '../index';

beforeAll( () => registerBlock( metadata, block.settings ) );

const PAIR =
	'<!-- wp:jetpack/image-compare {"imageBefore":{"url":"https://example.com/1.jpg","alt":"Then"},"imageAfter":{"url":"https://example.com/2.jpg","alt":"Now"}} -->\n<figure class="wp-block-jetpack-image-compare"><div class="juxtapose" data-mode="horizontal"><img src="https://example.com/1.jpg" alt="Then" class="image-compare__image-before"/><img src="https://example.com/2.jpg" alt="Now" class="image-compare__image-after"/></div></figure>\n<!-- /wp:jetpack/image-compare -->';
const EMPTY =
	'<!-- wp:jetpack/image-compare -->\n<figure class="wp-block-jetpack-image-compare"><div class="juxtapose" data-mode="horizontal"><img class="image-compare__image-before"/><img class="image-compare__image-after"/></div></figure>\n<!-- /wp:jetpack/image-compare -->';

const open = ( post: string, settings = {} ) =>
	openEditor( post, { modules: [ block ], settings } );

describe( 'the editor', () => {
	it( 'asks for both pictures', async () => {
		await open( EMPTY );
		expect( await screen.findByText( 'Image before' ) ).toBeVisible();
		expect( screen.getByText( 'Image after' ) ).toBeVisible();
	} );

	it( 'lets the first picture be another one before there is a second', async () => {
		const editor = await open(
			'<!-- wp:jetpack/image-compare {"imageBefore":{"url":"https://example.com/1.jpg","alt":"Then"}} -->\n<figure class="wp-block-jetpack-image-compare"><div class="juxtapose" data-mode="horizontal"><img src="https://example.com/1.jpg" alt="Then" class="image-compare__image-before"/><img class="image-compare__image-after"/></div></figure>\n<!-- /wp:jetpack/image-compare -->'
		);
		expect( await screen.findByAltText( 'Then' ) ).toBeVisible();
		await editor.select();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Choose another image' } )
		);
		expect( await screen.findByText( 'Image before' ) ).toBeVisible();
		expect( editor.markup() ).toBe( EMPTY );
	} );

	it( 'calls the pictures the same in its toolbar', async () => {
		addFilter(
			'editor.MediaUpload',
			'slipstream/test',
			() =>
				( { render }: { render: ( by: object ) => unknown } ) =>
					render( { open: () => undefined } )
		);
		const editor = await open( PAIR, { mediaUpload: () => undefined } );
		await editor.select();
		for ( const name of [
			'Replace “before” image',
			'Replace “after” image',
		] ) {
			expect(
				await screen.findByRole( 'button', { name } )
			).toBeVisible();
		}
		removeFilter( 'editor.MediaUpload', 'slipstream/test' );
	} );

	it( 'shows pictures of its own in a preview', async () => {
		await open( EMPTY, { isPreviewMode: true } );
		await screen.findByRole( 'slider', { hidden: true } );
		expect( document.querySelectorAll( 'img[src^="data:"]' ) ).toHaveLength(
			2
		);
	} );

	it( 'has the divider that the page has, and sets how it moves', async () => {
		const editor = await open( PAIR );
		expect(
			await screen.findByRole( 'slider', {
				name: 'Divider between the two images',
			} )
		).toHaveValue( '50' );
		await editor.select();
		const sidebar = within(
			screen.getByRole( 'complementary', { name: 'sidebar' } )
		);
		await userEvent.click(
			sidebar.getByRole( 'radio', { name: 'Above and below' } )
		);
		expect( editor.markup() ).toContain( 'data-mode="vertical"' );
		expect( screen.getAllByRole( 'slider' ) ).toHaveLength( 1 );
		await userEvent.type(
			sidebar.getByRole( 'textbox', {
				name: 'Alternative text for the image before',
			} ),
			'!'
		);
		expect( editor.markup() ).toContain( 'alt="Then!"' );
	} );
} );
