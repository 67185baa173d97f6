import { actionGroups } from '@slipstream/ai-actions';
import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import { installSettings } from '../../../src/ai-ui/test/support';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { RichText, useBlockProps } from '@wordpress/block-editor';
import { useEffect } from '@wordpress/element';
import { setLocaleData } from '@wordpress/i18n';
import { load, panel } from '../panel';
import { ToolbarHost } from '../toolbar-host';
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
	registerBlock(
		{ name: 'jetpack/ai-assistant' },
		{
			apiVersion: 3,
			title: 'AI Assistant',
			category: 'text',
			save: () => null,
		}
	);
	await load();
} );
afterAll( () => {
	removeFilter( 'editor.BlockEdit', 'slipstream/ai-toolbar' );
} );

const PARAGRAPH = `<!-- wp:paragraph -->
<p class="wp-block-paragraph">One</p>
<!-- /wp:paragraph -->`;
const VERSE = `<!-- wp:verse -->
<p class="wp-block-verse">Two</p>
<!-- /wp:verse -->`;
const POST = `${ PARAGRAPH }\n\n${ VERSE }`;

const item = ( name: string ) => screen.queryByRole( 'menuitem', { name } );

async function openMenu() {
	await userEvent.click( button()! );
	await act( async () => load() );
}

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
	await openMenu();
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
	await waitFor( () => expect( item( 'Ask AI Assistant' ) ).toHaveFocus() );
	await userEvent.click( item( 'Change tone' )! );
	expect( names() ).toHaveLength( 11 );
	expect( item( 'Formal' ) ).toHaveFocus();
	await userEvent.click( item( 'Back' )! );
	expect( names() ).toContain( 'Translate' );
	expect( item( 'Change tone' ) ).toHaveFocus();
} );

it( 'moves the focus once: an entry that keys have reached meanwhile keeps it', async () => {
	const editor = await openEditor( POST );
	await editor.select( 0 );
	await openMenu();
	await userEvent.keyboard( '{Escape}' );
	fireEvent.click( button()! );
	// The menu's own turn comes with a timer, which may be late. Until then no key leads from entry to entry.
	expect( item( 'Ask AI Assistant' ) ).not.toHaveFocus();
	await waitFor( () => expect( item( 'Ask AI Assistant' ) ).toHaveFocus() );
	act( () => item( 'Translate' )?.focus() );
	await act( () => new Promise( ( resolve ) => setTimeout( resolve ) ) );
	expect( item( 'Translate' ) ).toHaveFocus();
} );

describe.each( [
	[ 'ltr', 'ArrowRight', 'ArrowLeft' ],
	[ 'rtl', 'ArrowLeft', 'ArrowRight' ],
] )( 'by keys, %s', ( direction, onwards, back ) => {
	beforeEach( () =>
		setLocaleData( { 'text direction\u0004ltr': [ direction ] } )
	);
	afterAll( () => setLocaleData( { 'text direction\u0004ltr': [ 'ltr' ] } ) );

	it( 'an arrow opens a list of the menu; the other arrow and Escape leave that list alone', async () => {
		const editor = await openEditor( POST );
		await editor.select( 0 );
		await openMenu();
		await userEvent.keyboard( `{${ onwards }}` );
		expect( item( 'Ask AI Assistant' ) ).toHaveFocus();
		for ( const key of [ back, 'Escape' ] ) {
			act( () => item( 'Translate' )?.focus() );
			await userEvent.keyboard( `{${ onwards }}` );
			expect( item( 'English' ) ).toHaveFocus();
			expect( item( 'Change tone' ) ).toBeNull();
			await userEvent.keyboard( `{${ key }}` );
			expect( item( 'Translate' ) ).toHaveFocus();
			expect( item( 'English' ) ).toBeNull();
		}
		await userEvent.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'menu' ) ).toBeNull();
	} );
} );

describe( 'several blocks', () => {
	async function open( post: string ) {
		const editor = await openEditor( post, { plugins: <ToolbarHost /> } );
		const [ first, second ] = editor
			.blocks()
			.map( ( { clientId } ) => clientId );
		await editor.act(
			( { multiSelect } ) => void multiSelect( first!, second! )
		);
		return { clientIds: [ first, second ], editor };
	}

	it( 'of different kinds have the same menu, about all of them', async () => {
		const { clientIds } = await open( POST );
		await openMenu();
		const show = jest.spyOn( panel, 'open' ).mockReturnValue( undefined );
		await userEvent.click( item( 'Simplify' )! );
		expect( show ).toHaveBeenCalledWith(
			expect.objectContaining( {
				clientIds,
				action: expect.objectContaining( { id: 'simplify' } ),
			} )
		);
	} );

	it( 'of one kind have one button, which goes when one is selected', async () => {
		const { editor } = await open( `${ PARAGRAPH }\n\n${ PARAGRAPH }` );
		expect(
			screen.getAllByRole( 'button', { name: 'AI Assistant' } )
		).toHaveLength( 1 );
		await editor.select( 0 );
		expect(
			screen.getAllByRole( 'button', { name: 'AI Assistant' } )
		).toHaveLength( 1 );
		await editor.deselect();
		expect( button() ).toBeNull();
	} );

	it( 'without any text have none', async () => {
		await open( `${ VERSE }\n\n${ VERSE }` );
		expect( button() ).toBeNull();
	} );
} );

it( 'has new words written in the place of an empty paragraph', async () => {
	const editor = await openEditor(
		'<!-- wp:paragraph -->\n<p class="wp-block-paragraph"></p>\n<!-- /wp:paragraph -->'
	);
	await editor.select( 0 );
	await openMenu();
	expect( screen.getAllByRole( 'menuitem' ) ).toHaveLength( 1 );
	await userEvent.click( item( 'Ask AI Assistant' )! );
	expect( editor.markup() ).toBe( '<!-- wp:jetpack/ai-assistant /-->' );
} );
