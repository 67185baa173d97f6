import { act, screen, waitFor } from '@testing-library/react';
import { useBlockProps } from '@wordpress/block-editor';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import { installSettings } from '../../../src/ai-ui/test/support';
import { withLogoButton } from '../with-logo-button';

beforeAll( () => {
	addFilter( 'editor.BlockEdit', 'slipstream/ai-logo', withLogoButton );
	for ( const name of [ 'core/site-logo', 'core/verse' ] ) {
		registerBlock(
			{ name },
			{
				apiVersion: 3,
				title: name,
				category: 'theme',
				attributes: {},
				edit: function Edit() {
					return <div { ...useBlockProps() }>{ name }</div>;
				},
				save: () => null,
			}
		);
	}
} );
afterAll( () => {
	removeFilter( 'editor.BlockEdit', 'slipstream/ai-logo' );
} );

const button = () =>
	screen.queryByRole( 'button', { name: 'Generate a logo with AI' } );

it( 'is offered on the site logo to those who may change the site', async () => {
	installSettings();
	const editor = await openEditor(
		'<!-- wp:site-logo /-->\n\n<!-- wp:verse /-->'
	);
	await editor.select( 0 );
	await waitFor( () => expect( button() ).not.toBeNull() );
	await editor.select( 1 );
	expect( button() ).toBeNull();
} );

it.each( [
	[ 'may not change the site', { permissions: { edit_posts: true } } ],
	[ 'may not use AI', { ai: { isAllowed: false } } ],
	[ 'has no images', { ai: { features: { images: false } } } ],
	[ 'has no AI', { ai: { isEnabled: false } } ],
] )( 'is not offered to whoever %s', async ( _, settings ) => {
	installSettings( settings );
	const editor = await openEditor( '<!-- wp:site-logo /-->' );
	await editor.select( 0 );
	await act( async () => undefined );
	expect( button() ).toBeNull();
} );
