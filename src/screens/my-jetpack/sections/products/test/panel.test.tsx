import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HUB, site } from './support';

describe( 'products', () => {
	it( 'shows what is here, and switches on what is off', async () => {
		site();
		expect( await screen.findByText( 'AI' ) ).toBeVisible();
		expect(
			screen.getByText( '1 Jetpack feature is not part of this plugin.' )
		).toBeVisible();
		expect( screen.getByText( 'Backup' ) ).not.toBeVisible();
		expect( screen.queryByText( 'Anti-spam' ) ).toBeNull();
		expect( screen.queryByText( 'Creator' ) ).toBeNull();
		expect(
			screen.getByRole( 'link', { name: 'Manage AI' } )
		).toHaveAttribute( 'href', 'https://site.test/manage' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Activate' } )
		);
		expect(
			await screen.findByRole( 'link', { name: 'Manage Forms' } )
		).toBeVisible();
	} );

	it( 'has nothing to buy where the site is its own provider', async () => {
		const sent = site();
		expect(
			await screen.findByText( /there is nothing to buy/ )
		).toBeVisible();
		expect( sent.some( ( { url } ) => url.includes( 'purchases' ) ) ).toBe(
			false
		);
	} );

	it( 'tells what was bought at a hub', async () => {
		site( { provider: HUB } );
		expect( await screen.findByText( 'Large plan' ) ).toBeVisible();
		expect(
			await screen.findByText( 'This site is on the Large plan.' )
		).toBeVisible();
		expect( screen.getByText( /Until .*2027/ ) ).toBeVisible();
	} );
} );
