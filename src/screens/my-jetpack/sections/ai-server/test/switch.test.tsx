import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begin, field, press, URL, WORKS } from './site';

const NOTICE = { selector: '.components-snackbar__content' };

// What is shown over the screen is moved there by a library that wants to scroll.
beforeEach( () => {
	window.scrollTo = () => undefined;
} );

describe( 'the switch of AI', () => {
	const toggle = () =>
		screen.getByRole( 'checkbox', {
			name: 'Use AI on this site',
			hidden: true,
		} );

	it( 'says before what goes away and what stays, and turns nothing off without a yes', async () => {
		const { changes } = begin( [ WORKS ] );
		await field( 'Server address' );
		await userEvent.click( toggle() );
		expect(
			await screen.findByText(
				/disappear from the editor.*the usage log stay\./
			)
		).toBeVisible();
		await press( 'Cancel' );
		await waitFor( () => expect( toggle() ).toHaveFocus() );
		expect( toggle() ).toBeChecked();
		expect( changes() ).toEqual( [] );
	} );

	it( 'says what is so then, and asks nothing to turn AI on', async () => {
		const { changes } = begin( [ WORKS ], {
			saved: { slipstream_ai_enabled: false },
		} );
		await field( 'Server address' );
		await userEvent.click( toggle() );
		await screen.findByText(
			'“AI” is on. Reload open editors for this to take effect.',
			NOTICE
		);
		expect( changes() ).toEqual( [ { slipstream_ai_enabled: true } ] );
	} );

	it( 'changes nothing of what is typed', async () => {
		const { changes, container } = begin( [ WORKS ] );
		await userEvent.type( await field( 'Server address' ), URL );
		await userEvent.click( toggle() );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Turn off AI' } )
		);
		await screen.findByText( /^“AI” is off\./, NOTICE );
		await waitFor( () =>
			expect( changes() ).toEqual( [ { slipstream_ai_enabled: false } ] )
		);
		expect( await field( 'Server address' ) ).toHaveValue( URL );
		await press( 'Save' );
		await waitFor( () =>
			expect( container ).toHaveTextContent( 'Saved.' )
		);
		expect( changes()[ 1 ] ).toEqual( { slipstream_ai_base_url: URL } );
	} );
} );

describe( 'a WordPress without AI', () => {
	it( 'is named, where the switch cannot help', async () => {
		const { container } = begin( [ WORKS ], {
			status: { is_supported: false, is_enabled: false },
		} );
		await screen.findByLabelText( 'Use AI on this site' );
		expect( container ).toHaveTextContent(
			'turned off in WordPress itself'
		);
	} );
} );
