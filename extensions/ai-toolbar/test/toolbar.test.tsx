import { actionGroups } from '@slipstream/ai-actions';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import { installSettings } from '../../../src/ai-ui/test/support';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import { useEffect } from '@wordpress/element';
import { load } from '../panel';
import { withAiToolbar } from '../with-ai-toolbar';

const content = { type: 'string', source: 'html', selector: 'p', default: '' };

function block( name: string ) {
	registerBlock(
		{ name },
		{
			apiVersion: 3,
			title: name,
			category: 'text',
			attributes: { content },
			edit: function Edit( {
				attributes,
				setAttributes,
			}: {
				attributes: { content: string };
				setAttributes: ( next: object ) => void;
			} ) {
				return (
					<RichText
						{ ...useBlockProps() }
						tagName="p"
						value={ attributes.content }
						onChange={ ( next ) =>
							setAttributes( { content: next } )
						}
					/>
				);
			},
			save: ( { attributes }: { attributes: { content: string } } ) => (
				<RichText.Content
					{ ...useBlockProps.save() }
					tagName="p"
					value={ attributes.content }
				/>
			),
		}
	);
}

beforeAll( async () => {
	installSettings();
	addFilter( 'editor.BlockEdit', 'slipstream/ai-toolbar', withAiToolbar );
	block( 'core/paragraph' );
	block( 'core/verse' );
	await load();
} );
afterAll( () => {
	removeFilter( 'editor.BlockEdit', 'slipstream/ai-toolbar' );
} );

const POST = `<!-- wp:paragraph -->
<p class="wp-block-paragraph">One</p>
<!-- /wp:paragraph -->

<!-- wp:verse -->
<p class="wp-block-verse">Two</p>
<!-- /wp:verse -->`;

const button = () => screen.queryByRole( 'button', { name: 'AI Assistant' } );

it( 'is in the toolbar of a selected block with text, and nowhere else', async () => {
	const editor = await openEditor( POST );
	expect( button() ).toBeNull();
	await editor.select( 0 );
	expect( button() ).not.toBeNull();
	await editor.select( 1 );
	expect( button() ).toBeNull();
	await editor.select( 0 );
	await editor.deselect();
	expect( button() ).toBeNull();
} );

it( 'draws the same block with and without it', async () => {
	let mounts = 0;
	const Wrapped = withAiToolbar( function Counted() {
		useEffect( () => {
			mounts++;
		}, [] );
		return null;
	} );
	const props = { name: 'core/verse', clientId: 'a' };
	const view = render( <Wrapped { ...props } isSelected={ false } /> );
	view.rerender( <Wrapped { ...props } isSelected /> );
	expect( mounts ).toBe( 1 );
} );

it( 'offers the actions in their order, with ways in and back', async () => {
	const editor = await openEditor( POST );
	await editor.select( 0 );
	await userEvent.click( button()! );
	await act( async () => load() );
	const names = () =>
		screen
			.getAllByRole( 'menuitem' )
			.map( ( { textContent } ) => textContent );
	const improve = actionGroups( false ).find(
		( { id } ) => id === 'improve'
	);
	expect( names() ).toEqual( [
		'Ask AI Assistant',
		...( improve?.actions ?? [] ).map( ( { label } ) => label ),
		'Change tone',
		'Translate',
	] );
	expect(
		screen.getByRole( 'menuitem', { name: 'Ask AI Assistant' } )
	).toHaveFocus();
	await userEvent.click(
		screen.getByRole( 'menuitem', { name: 'Change tone' } )
	);
	expect( names() ).toHaveLength( 11 );
	expect( screen.getByRole( 'menuitem', { name: 'Back' } ) ).toHaveFocus();
	await userEvent.click( screen.getByRole( 'menuitem', { name: 'Back' } ) );
	expect( names() ).toContain( 'Translate' );
} );
