import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from '@wordpress/blocks';
import { markup, openPost, registerMarkdown, wrapper } from './support/editor';

beforeAll( registerMarkdown );

const PLACEHOLDER = 'Write in **Markdown**…';
const EMPTY =
	'<!-- wp:jetpack/markdown -->\n<div class="wp-block-jetpack-markdown"></div>\n<!-- /wp:jetpack/markdown -->';
const OLD = markup( 'Some "words"', '<p>Some &quot;words&quot;</p>\n' );

const field = () => screen.queryByRole( 'textbox', { name: 'Markdown' } );
const sidebarToggle = () =>
	screen.getByRole( 'checkbox', { name: 'Extended syntax' } );
const tab = ( name: string ) =>
	within( screen.getByRole( 'toolbar' ) ).getByRole( 'button', { name } );

describe( 'the Markdown block', () => {
	it( 'says what to do when it is empty and not selected', async () => {
		const editor = await openPost( EMPTY );
		expect( screen.getByText( PLACEHOLDER ) ).toBeVisible();
		expect( field() ).toBeNull();
		await editor.select();
		expect( field() ).toHaveAttribute( 'placeholder', PLACEHOLDER );
	} );

	it( 'shows the rendered text until it is selected, and changes nothing', async () => {
		const editor = await openPost( OLD );
		expect( screen.getByText( 'Some “words”' ) ).toBeVisible();
		await editor.select();
		expect( field() ).toHaveValue( 'Some "words"' );
		expect( editor.markup() ).toBe( OLD );
		expect( editor.steps() ).toBe( 0 );
	} );

	it( 'finds the text again that was taken for HTML', async () => {
		const html =
			'<blockquote>\n<p>quoted</p>\n</blockquote>\n<p><code>a &amp;&amp; b</code></p>\n';
		const editor = await openPost(
			markup( '&gt; quoted\n\n`a &amp;&amp; b`', html )
		);
		await waitFor( () =>
			expect( editor.markup() ).toBe(
				markup( '> quoted\n\n`a && b`', html )
			)
		);
		expect( editor.steps() ).toBe( 0 );
	} );

	it( 'saves fresh HTML with each change, text and HTML in one step', async () => {
		const editor = await openPost( OLD );
		await editor.select();
		await userEvent.type( field() as HTMLElement, '!' );
		expect( editor.markup() ).toBe(
			markup( 'Some "words"!', '<p>Some “words”!</p>\n' )
		);
		expect( parse( editor.markup() )[ 0 ]?.isValid ).toBe( true );
		expect( editor.steps() ).toBe( 1 );
	} );

	it( 'renders a block that has come without HTML, without a step of undo', async () => {
		const editor = await openPost(
			'<!-- wp:jetpack/markdown {"source":"# One"} /-->'
		);
		expect( console ).toHaveInformed();
		await waitFor( () =>
			expect( editor.markup() ).toBe(
				markup( '# One', '<h1>One</h1>\n' )
			)
		);
		expect( editor.steps() ).toBe( 0 );
	} );

	it( 'renders a text that somebody else has changed', async () => {
		const editor = await openPost( OLD );
		const { clientId } = editor.blocks()[ 0 ] ?? { clientId: '' };
		await editor.act( ( actions ) => {
			void actions.updateBlockAttributes( clientId, { source: 'New' } );
		} );
		// Blocks that are not selected are drawn when there is time.
		await waitFor( () =>
			expect( editor.markup() ).toBe( markup( 'New', '<p>New</p>\n' ) )
		);
	} );

	it( 'switches to the preview and back, and begins with the text again', async () => {
		const editor = await openPost( OLD );
		await editor.select();
		expect( tab( 'Markdown' ) ).toHaveAttribute( 'aria-pressed', 'true' );
		await userEvent.click( tab( 'Preview' ) );
		expect( field() ).toBeNull();
		expect( screen.getByText( 'Some “words”' ) ).toBeVisible();
		expect( tab( 'Preview' ) ).toHaveAttribute( 'aria-pressed', 'true' );
		await userEvent.click( tab( 'Markdown' ) );
		expect( field() ).toBeVisible();

		await userEvent.click( tab( 'Preview' ) );
		await editor.deselect();
		await editor.select();
		expect( field() ).toBeVisible();
	} );

	it( 'says so when there is nothing to preview', async () => {
		const editor = await openPost( EMPTY );
		await editor.select();
		await userEvent.click( tab( 'Preview' ) );
		expect( screen.getByText( /Nothing to preview/ ) ).toBeVisible();
	} );

	it( 'takes the focus from the block into the field', async () => {
		await openPost( OLD );
		await act( async () => wrapper().focus() );
		await waitFor( () => expect( field() ).toHaveFocus() );
	} );

	it( 'leaves the focus where it is when it is selected from elsewhere', async () => {
		const editor = await openPost( OLD );
		const elsewhere = screen.getByRole( 'button', { name: 'elsewhere' } );
		elsewhere.focus();
		await editor.select();
		expect( elsewhere ).toHaveFocus();
	} );

	it( 'goes away with Backspace when it is empty, not before', async () => {
		const editor = await openPost( markup( 'a', '<p>a</p>\n' ) );
		const own = editor.blocks()[ 0 ]?.clientId;
		await editor.select();
		await userEvent.click( field() as HTMLElement );
		await userEvent.keyboard( '{Backspace}' );
		expect( editor.blocks()[ 0 ]?.clientId ).toBe( own );
		expect( field() ).toHaveValue( '' );
		await userEvent.keyboard( '{Backspace}' );
		expect(
			editor.blocks().some( ( { clientId } ) => clientId === own )
		).toBe( false );
	} );

	it( 'asks before a link of the preview leads away, but not for a note', async () => {
		const open = jest.spyOn( window, 'open' ).mockReturnValue( null );
		const editor = await openPost(
			markup( '[out](https://a.test/x)^[note]', '' )
		);
		await editor.select();
		await userEvent.click( tab( 'Preview' ) );

		await userEvent.click( screen.getByRole( 'link', { name: '[1]' } ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();

		const link = screen.getByRole( 'link', { name: 'out' } );
		link.focus();
		await userEvent.keyboard( '{Enter}' );
		const dialog = await screen.findByRole( 'dialog' );
		expect( dialog ).toHaveTextContent(
			'Are you sure you wish to leave this page?'
		);
		await userEvent.click(
			within( dialog ).getByRole( 'button', { name: 'Stay' } )
		);
		expect( open ).not.toHaveBeenCalled();

		await userEvent.click( screen.getByRole( 'link', { name: 'out' } ) );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Leave' } )
		);
		expect( open ).toHaveBeenCalledWith( 'https://a.test/x', '_top' );
		open.mockRestore();
	} );

	it( 'reads more where its author wants, and says that it is ours then', async () => {
		const text = '- [x] done';
		const plain = markup( text, '<ul>\n<li>[x] done</li>\n</ul>\n' );
		const editor = await openPost( plain );
		await editor.select();
		const toggle = sidebarToggle();
		await userEvent.click( toggle );
		expect( toggle ).toHaveAccessibleDescription( /^Recognizes/ );
		expect( editor.markup() ).toContain( '"extendedSyntax":true' );
		expect( editor.markup() ).toContain( '\u2611 done' );
		expect( parse( editor.markup() )[ 0 ]?.isValid ).toBe( true );
		await userEvent.click( toggle );
		expect( editor.markup() ).toBe( plain );
	} );

	it( 'never draws the HTML of the post itself', async () => {
		await openPost(
			markup( 'x', '<p>x</p><img src="x" onerror="alert( 1 )">' )
		);
		expect( document.querySelector( '[onerror]' ) ).toBeNull();
	} );
} );
