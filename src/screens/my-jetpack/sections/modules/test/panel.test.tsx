import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { ModulesPanel } from '../panel';
import { site, USED } from './site';

// What is shown over the screen is moved there by a library that wants to scroll.
beforeEach( () => {
	window.scrollTo = () => undefined;
} );

const show = async () => {
	window.location.hash = '#/modules';
	render(
		<Screen>
			<ModulesPanel />
		</Screen>
	);
	await screen.findByRole( 'checkbox', { name: 'Markdown block' } );
};
const NOTICE = { selector: '.components-snackbar__content' };
const toggle = ( name: string ) =>
	screen.getByRole( 'checkbox', { name, hidden: true } );
const card = ( name: string ) =>
	within(
		screen
			.getByRole( 'heading', { name } )
			.closest( '.components-card' ) as HTMLElement
	);

describe( 'features', () => {
	it( 'stand on cards by what they are for, and what is not here in one line', async () => {
		site();
		await show();
		expect(
			card( 'Forms' ).getByRole( 'checkbox', { name: 'Forms' } )
		).toBeChecked();
		expect(
			card( 'Write' ).getByRole( 'checkbox', { name: 'Markdown block' } )
		).toBeChecked();
		expect(
			card( 'Site' ).getByRole( 'checkbox', { name: 'Hub' } )
		).toBeDisabled();
		expect( screen.getByText( /keeps this on/ ) ).toBeVisible();
		expect(
			screen.queryByRole( 'checkbox', { name: 'Login protection' } )
		).toBeNull();
		expect(
			screen.getByText( '1 Jetpack feature is not part of this plugin.' )
		).toBeVisible();
		await userEvent.click( screen.getByText( /not part of this plugin/ ) );
		expect(
			screen.getByRole( 'link', {
				name: /^Why, and what to use instead/,
			} )
		).toHaveAttribute(
			'href',
			'https://site.test/guide/from-jetpack.html'
		);
		expect(
			screen.getByRole( 'link', { name: 'Settings of Forms' } )
		).toHaveAttribute( 'href', 'https://site.test/forms' );
	} );

	it( 'fold their blocks in, fields as one', async () => {
		site();
		await show();
		const forms = card( 'Forms' );
		const blocks = forms.getByText( '3 blocks' );
		expect( forms.getByText( 'Form fields' ) ).not.toBeVisible();
		await userEvent.click( blocks );
		expect( forms.getByText( 'Form fields' ) ).toBeVisible();
		expect( toggle( 'Form block' ) ).toBeChecked();
		expect( screen.queryByText( 'Text field' ) ).toBeNull();
		expect( screen.queryByText( 'Field input' ) ).toBeNull();
	} );

	it( 'are switched at once', async () => {
		const sent = site();
		await show();
		await userEvent.click( toggle( 'Statistics' ) );
		await screen.findByText( '“Statistics” is on.', NOTICE );
		expect( toggle( 'Statistics' ) ).toBeChecked();
		expect(
			sent.some( ( { url } ) => url.includes( 'module/stats/active' ) )
		).toBe( true );
		expect( sent.some( ( { url } ) => url.includes( '/use' ) ) ).toBe(
			false
		);
	} );

	it( 'say before which pages they touch, and after what visitors see', async () => {
		const sent = site();
		await show();
		await userEvent.click( toggle( 'Forms' ) );
		expect(
			await screen.findByText(
				/3 pages use it\. 1 template, synced pattern, or widget uses it\. While it is off, visitors see nothing/
			)
		).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Cancel' } )
		);
		await waitFor( () => expect( toggle( 'Forms' ) ).toBeEnabled() );
		expect( toggle( 'Forms' ) ).toBeChecked();
		await userEvent.click( toggle( 'Forms' ) );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Turn off Forms' } )
		);
		await screen.findByText(
			'“Forms” is off. Visitors see nothing in its place.',
			NOTICE
		);
		expect( toggle( 'Forms' ) ).not.toBeChecked();
		expect(
			sent.filter( ( { url } ) => url.includes( '/use' ) )
		).toHaveLength( 2 );
	} );

	it( 'say before what they take off pages that have no block', async () => {
		site();
		await show();
		await userEvent.click( toggle( 'Related Posts' ) );
		expect(
			await screen.findByText( /Related posts appear below every post\./ )
		).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Cancel' } )
		);
		await waitFor( () =>
			expect( toggle( 'Related Posts' ) ).toBeEnabled()
		);
		expect( toggle( 'Related Posts' ) ).toBeChecked();
	} );

	it( 'ask of AI what its own switch asks', async () => {
		site( false, USED, [], [ 'ai' ] );
		await show();
		await userEvent.click( toggle( 'AI' ) );
		expect(
			await screen.findByText( /disappear from the editor/ )
		).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Turn off AI' } )
		);
		await screen.findByText( /^“AI” is off\. The editor/, NOTICE );
		expect( toggle( 'AI' ) ).not.toBeChecked();
	} );

	it( 'say what remains of all blocks', async () => {
		site();
		await show();
		await userEvent.click( toggle( 'Blocks' ) );
		const stays =
			/text, pictures, and links of other blocks stay, without their styles/i;
		expect( await screen.findByText( stays ) ).toBeVisible();
		expect( screen.getByRole( 'dialog' ) ).not.toHaveTextContent(
			/visitors see nothing/i
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Turn off Blocks' } )
		);
		expect( await screen.findByText( stays, NOTICE ) ).toBeInTheDocument();
	} );

	it( 'do not say that no page is touched where nobody could count', async () => {
		site( false, { status: 503, body: { code: 'x', message: 'No.' } } );
		await show();
		await userEvent.click( toggle( 'Forms' ) );
		expect(
			await screen.findByText( /could not be counted/ )
		).toBeVisible();
	} );

	it( 'say before a reset what it takes off pages, and after what it changed', async () => {
		const sent = site( false, USED, [], [ 'wordads' ] );
		await show();
		const label = 'Reset features to defaults';
		await userEvent.click( screen.getByRole( 'button', { name: label } ) );
		expect( sent.some( ( { url } ) => url.includes( 'options' ) ) ).toBe(
			false
		);
		expect(
			await screen.findByText(
				/Their data stays\. Ads: 3 pages use it\..* see nothing/
			)
		).toBeVisible();
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Reset features' } )
		);
		await screen.findByText(
			'Turned on: Statistics. Turned off: Ads.',
			NOTICE
		);
		await waitFor( () => expect( toggle( 'Statistics' ) ).toBeChecked() );
		expect(
			sent.find( ( { url } ) => url.includes( 'options/modules' ) )?.body
		).toEqual( { reset: true } );
	} );

	it( 'go back where the server refuses, with the reason and no code', async () => {
		site( true );
		await show();
		await userEvent.click( toggle( 'Statistics' ) );
		await screen.findByText(
			'Statistics: The database did not answer.',
			NOTICE
		);
		expect( toggle( 'Statistics' ) ).not.toBeChecked();
		await userEvent.click( toggle( 'Markdown block' ) );
		await screen.findByText(
			'Markdown: The database did not answer.',
			NOTICE
		);
		expect( toggle( 'Markdown block' ) ).toBeChecked();
	} );

	it( 'take with them what can only stand in it', async () => {
		site();
		await show();
		await userEvent.click( toggle( 'Form block' ) );
		await waitFor( () => expect( toggle( 'Form fields' ) ).toBeDisabled() );
		expect( toggle( 'Form fields' ) ).not.toBeChecked();
		expect(
			screen.getByText( 'Off because “Form” is off.' )
		).toBeInTheDocument();
		expect(
			await screen.findByText(
				/no longer offers it\. Pages that use it still show it/,
				NOTICE
			)
		).toBeInTheDocument();
	} );

	it( 'switch several blocks with one request, and back', async () => {
		const sent = site();
		await show();
		await userEvent.click( toggle( 'Form fields' ) );
		await waitFor( () =>
			expect( toggle( 'Form fields' ) ).not.toBeChecked()
		);
		expect( sent.at( -1 )?.body ).toEqual( {
			blocks: [ 'jetpack/field-text', 'jetpack/signature' ],
			active: false,
		} );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Undo' } )
		);
		await waitFor( () => expect( toggle( 'Form fields' ) ).toBeChecked() );
	} );

	it( 'are as they were after Undo, also where only some were off', async () => {
		const sent = site( false, undefined, [ 'jetpack/signature' ] );
		await show();
		expect( toggle( 'Form fields' ) ).not.toBeChecked();
		await userEvent.click( toggle( 'Form fields' ) );
		await waitFor( () => expect( toggle( 'Form fields' ) ).toBeChecked() );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Undo' } )
		);
		await waitFor( () =>
			expect( toggle( 'Form fields' ) ).not.toBeChecked()
		);
		expect( sent.at( -1 )?.body ).toEqual( {
			blocks: [ 'jetpack/signature' ],
			active: false,
		} );
	} );

	it( 'are found by words, also those of their blocks', async () => {
		site();
		await show();
		await userEvent.type( screen.getByRole( 'searchbox' ), 'text field' );
		await waitFor( () =>
			expect(
				screen.queryByRole( 'checkbox', { name: 'Markdown block' } )
			).toBeNull()
		);
		expect( screen.getByText( 'Form fields' ) ).toBeVisible();
		expect( screen.getAllByRole( 'heading' ) ).toHaveLength( 1 );
	} );

	it( 'are narrowed down to what is off', async () => {
		site();
		await show();
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'State' } ),
			'off'
		);
		await waitFor( () =>
			expect(
				screen.queryByRole( 'checkbox', { name: 'Forms' } )
			).toBeNull()
		);
		expect( toggle( 'Statistics' ) ).toBeVisible();
	} );
} );
