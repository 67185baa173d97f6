import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	answer,
	button,
	HUB,
	noted,
	open,
	OWN,
	press,
	UNREGISTERED,
} from './support';

describe( 'naming a hub', () => {
	const found = {
		name: 'Agency',
		registration: 'invitation',
		contract: 1,
		clock_offset: 0,
	};

	it( 'tests first, asks for the invitation, saves and connects', async () => {
		let provider = OWN;
		const { posts, sent } = open( () => provider, {
			status: UNREGISTERED,
			routes: {
				'provider/test': () => ( { body: found } ),
				'connection/register': () => ( {
					body: { authorizeUrl: '', alternateAuthorizeUrl: '' },
				} ),
			},
		} );
		const address = await screen.findByLabelText( 'Hub address' );
		await userEvent.type( address, 'https://hub.test ' );
		await press( 'Test' );
		expect( await button( 'Connect to Agency' ) ).toBeVisible();
		expect( address ).toHaveAccessibleDescription(
			'Found Agency. It requires an invitation.'
		);
		expect( posts( 'provider/test' ) ).toEqual( [
			{ address: 'https://hub.test' },
		] );
		expect( posts( 'connection/provider' ) ).toEqual( [] );
		expect( screen.getByLabelText( 'Invitation code' ) ).toHaveFocus();
		await userEvent.keyboard( 'abc-def' );
		provider = { ...HUB, state: 'pending', users: [] };
		await press( 'Connect to Agency' );
		expect(
			await screen.findByText( /^Waiting for Agency/ )
		).toBeVisible();
		expect( posts( 'connection/provider' ) ).toEqual( [
			{ address: 'https://hub.test', invitation: 'abc-def' },
		] );
		await waitFor( () =>
			expect( posts( 'connection/register' ) ).toHaveLength( 1 )
		);
		// Nobody can be linked before the site is approved.
		expect( sent.some( ( { url } ) => url.includes( 'reconnect' ) ) ).toBe(
			false
		);
		expect(
			await screen.findByRole( 'button', { name: 'Check again' } )
		).toBeVisible();
	} );

	it( 'takes the link of an invitation apart', async () => {
		open( () => OWN, {
			routes: { 'provider/test': () => ( { body: found } ) },
		} );
		const address = await screen.findByLabelText( 'Hub address' );
		await userEvent.click( address );
		await userEvent.paste(
			'https://hub.test/#slipstream-invitation=abc-def'
		);
		expect( address ).toHaveValue( 'https://hub.test/' );
		await press( 'Test' );
		expect( await screen.findByLabelText( 'Invitation code' ) ).toHaveValue(
			'abc-def'
		);
	} );

	it( 'calls a hub without a name by its address', async () => {
		open( () => OWN, {
			routes: {
				'provider/test': () => ( { body: { ...found, name: '' } } ),
			},
		} );
		await userEvent.type(
			await screen.findByLabelText( 'Hub address' ),
			'https://hub.test'
		);
		await press( 'Test' );
		expect( await button( 'Connect to hub.test' ) ).toBeVisible();
	} );

	it( 'tests another address anew', async () => {
		open( () => OWN, {
			routes: { 'provider/test': () => ( { body: found } ) },
		} );
		const address = await screen.findByLabelText( 'Hub address' );
		await userEvent.type( address, 'https://hub.test' );
		await press( 'Test' );
		await button( 'Connect to Agency' );
		await userEvent.type( address, '.example' );
		expect( await button( 'Test' ) ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Connect to Agency' } )
		).toBeNull();
	} );

	it.each( [
		[ 'provider_unreachable', 422, /^Nothing responds/ ],
		[ 'provider_not_found', 422, /Strange/ ],
		[ 'provider_no_slipstream', 422, /Strange/ ],
		[ 'provider_other_address', 422, /Strange/ ],
		[ 'provider_contract', 422, /Update both/ ],
		[ 'provider_clock', 422, /clocks/ ],
		[ 'provider_address', 400, /Strange/ ],
		[ 'provider_own_address', 400, /Strange/ ],
		[ 'provider_strange', 400, /Strange/ ],
	] )( 'says what is wrong: %s', async ( code, status, expected ) => {
		const { posts } = open( () => OWN, {
			routes: {
				'provider/test': () => ( {
					status,
					body: { code, message: 'Strange.' },
				} ),
			},
		} );
		const address = await screen.findByLabelText( 'Hub address' );
		await userEvent.type( address, 'https://hub.test' );
		await press( 'Test' );
		await waitFor( () => expect( address ).toBeInvalid() );
		expect( address ).toHaveAccessibleDescription( expected );
		expect(
			document.getElementById( 'a11y-speak-assertive' )
		).toHaveTextContent( expected );
		expect( posts( 'connection/provider' ) ).toEqual( [] );
	} );

	it( 'keeps what was typed where the invitation is refused, and tries another at once', async () => {
		let provider = OWN;
		const { posts } = open( () => provider, {
			routes: {
				'provider/test': () => ( { body: found } ),
				'connection/register': () => ( {
					status: 403,
					body: { code: 'invitation_invalid', message: 'No.' },
				} ),
			},
			status: UNREGISTERED,
		} );
		const address = await screen.findByLabelText( 'Hub address' );
		await userEvent.type( address, 'https://hub.test' );
		await press( 'Test' );
		const code = await screen.findByLabelText( 'Invitation code' );
		await userEvent.type( code, 'wrong' );
		provider = { ...HUB, state: 'none', users: [] };
		await press( 'Connect to Agency' );
		expect( await noted( /This invitation is not valid/ ) ).toBeVisible();
		expect( address ).toHaveValue( 'https://hub.test' );
		expect( code ).toHaveValue( 'wrong' );
		await userEvent.clear( code );
		await userEvent.type( code, 'right' );
		await press( 'Connect to Agency' );
		await waitFor( () =>
			expect( posts( 'connection/provider' ).at( -1 ) ).toEqual( {
				address: 'https://hub.test',
				invitation: 'right',
			} )
		);
	} );

	it.each( [ 'none', 'refused' ] as const )(
		'connects a hub that was chosen before without another test: %s',
		async ( state ) => {
			const { posts } = open( () => ( { ...HUB, state, users: [] } ), {
				status: UNREGISTERED,
				routes: {
					'connection/register': () => ( {
						body: { authorizeUrl: '' },
					} ),
				},
			} );
			expect(
				await screen.findByLabelText( 'Invitation code' )
			).not.toHaveFocus();
			await press( 'Connect to Agency' );
			await waitFor( () =>
				expect( posts( 'connection/register' ) ).toHaveLength( 1 )
			);
			// One way, not two.
			expect(
				screen.queryByRole( 'button', { name: 'Connect' } )
			).toBeNull();
		}
	);

	it( 'takes an invitation for a hub that wp-config.php fixes', async () => {
		const { posts } = open(
			() => ( {
				...HUB,
				is_fixed: true,
				state: 'none',
				users: [],
			} ),
			{
				status: UNREGISTERED,
				routes: {
					'provider/test': () => ( { body: found } ),
					'connection/register': () => ( {
						body: { authorizeUrl: '' },
					} ),
				},
			}
		);
		const address = await screen.findByLabelText( 'Hub address' );
		expect( address ).toHaveAttribute( 'readonly' );
		await userEvent.type(
			screen.getByLabelText( 'Invitation code' ),
			'abc'
		);
		await press( 'Connect to Agency' );
		await waitFor( () =>
			expect( posts( 'connection/provider' ) ).toEqual( [
				{ address: 'https://hub.test', invitation: 'abc' },
			] )
		);
	} );

	it( 'cannot change what wp-config.php fixes', async () => {
		open( () => ( { ...HUB, is_fixed: true } ) );
		const address = await screen.findByLabelText( 'Hub address' );
		expect( address ).toHaveAttribute( 'readonly' );
		expect( address ).toHaveAccessibleDescription( /SLIPSTREAM_PROVIDER/ );
		expect(
			screen.queryByRole( 'button', { name: 'Leave the hub' } )
		).toBeNull();
	} );
} );

describe( 'leaving', () => {
	it( 'says what stops before it disconnects', async () => {
		const { posts } = open( () => HUB );
		await press( 'Disconnect' );
		expect( await screen.findByRole( 'dialog' ) ).toHaveTextContent(
			/Disconnect from Agency\? The AI assistant, images, and voice stop/
		);
		await answer( 'Cancel' );
		expect( posts( 'jetpack/v4/connection' ) ).toEqual( [] );
		await press( 'Disconnect' );
		await answer( 'Disconnect' );
		await waitFor( () =>
			expect( posts( 'jetpack/v4/connection' ) ).toEqual( [
				{ isActive: false },
			] )
		);
	} );

	it( 'disconnects a site that is its own provider too', async () => {
		const { posts } = open( () => OWN );
		await press( 'Disconnect' );
		expect( await screen.findByRole( 'dialog' ) ).toHaveTextContent(
			/^(?!.*hub).*Disconnect this site\? The AI assistant/
		);
		await answer( 'Disconnect' );
		await waitFor( () =>
			expect( posts( 'jetpack/v4/connection' ) ).toEqual( [
				{ isActive: false },
			] )
		);
	} );

	it( 'has nothing to disconnect where nothing is connected', async () => {
		open( () => OWN, { status: UNREGISTERED } );
		await button( 'Connect' );
		expect(
			screen.queryByRole( 'button', { name: 'Disconnect' } )
		).toBeNull();
	} );

	it( 'leads back to the own provider', async () => {
		let provider = HUB;
		const { posts } = open( () => provider );
		await press( 'Leave the hub' );
		provider = OWN;
		await answer( 'Leave the hub' );
		expect(
			await screen.findByText( /This site works on its own/ )
		).toBeVisible();
		expect( posts( 'connection/provider' ) ).toEqual( [ { address: '' } ] );
	} );
} );
