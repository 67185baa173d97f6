import { screen, waitFor } from '@testing-library/react';
import {
	answer,
	ANN,
	BEN,
	button,
	HUB,
	LINKED,
	noted,
	open,
	OWN,
	press,
	UNLINKED,
	UNREGISTERED,
} from './support';

describe( 'linked accounts', () => {
	it( 'lets the owner hand over, and only then unlink', async () => {
		let provider = HUB;
		const { posts } = open( () => provider, {
			routes: {
				'connection/owner': () => ( { body: { code: 'success' } } ),
				'connection/user': () => ( { body: { code: 'success' } } ),
			},
		} );
		await screen.findByText( /make someone else the owner first/ );
		expect(
			screen.queryByRole( 'button', { name: 'Unlink my account' } )
		).toBeNull();
		await press( 'Make owner' );
		provider = {
			...HUB,
			users: [
				{ ...ANN, is_owner: false },
				{ ...BEN, is_owner: true },
			],
		};
		await answer( 'Make owner' );
		await press( 'Unlink my account' );
		expect( posts( 'connection/owner' ) ).toEqual( [ { owner: 4 } ] );
		await answer( 'Unlink my account' );
		await waitFor( () =>
			expect( posts( 'connection/user' ) ).toEqual( [
				{ linked: false },
			] )
		);
	} );

	it( 'are handed over and unlinked without a hub too', async () => {
		open( () => ( { ...OWN, users: [ ANN, BEN ] } ) );
		await press( 'Make owner' );
		expect( await screen.findByRole( 'dialog' ) ).toHaveTextContent(
			/Make Ben the connection owner\?(?!.*hub)/
		);
		await answer( 'Cancel' );
		expect( screen.getByText( /make someone else/ ) ).toBeVisible();
	} );

	it( 'are unlinked by those who link them where there is no hub', async () => {
		open( () => OWN, { canManage: false } );
		expect( await button( 'Unlink my account' ) ).toBeVisible();
	} );

	it( 'says why the owner could not be changed', async () => {
		open( () => HUB, {
			routes: {
				'connection/owner': () => ( {
					status: 400,
					body: { code: 'not_linked', message: 'Ben is not linked.' },
				} ),
			},
		} );
		await press( 'Make owner' );
		await answer( 'Make owner' );
		expect( await noted( /Ben is not linked/ ) ).toBeVisible();
	} );

	it( 'says what to do where nobody is linked', async () => {
		open( () => ( { ...HUB, users: [] } ), { status: UNLINKED } );
		expect(
			await screen.findByText( /Nobody has linked an account yet/ )
		).toBeVisible();
	} );

	it( 'shows other people their own link and nothing of the site', async () => {
		const { sent, posts } = open( () => HUB, {
			canManage: false,
			connection: {
				provider: {
					address: 'https://hub.test',
					name: 'Agency',
					isOwn: false,
					state: 'active',
				},
			},
			routes: {
				'connection/user': () => ( { body: { code: 'success' } } ),
			},
		} );
		expect(
			await screen.findByText( 'Connected to Agency.' )
		).toBeVisible();
		expect( sent ).toEqual( [] );
		await press( 'Unlink my account' );
		await answer( 'Unlink my account' );
		expect(
			await screen.findByText( /your account is not linked yet/ )
		).toBeVisible();
		expect( posts( 'connection/user' ) ).toEqual( [ { linked: false } ] );
		expect( await button( 'Link my account' ) ).toBeVisible();
	} );

	it( 'calls nothing a failure that is done, where the status cannot be read then', async () => {
		let provider = HUB;
		let isDown = false;
		open( () => provider, {
			routes: {
				'jetpack/v4/connection': () =>
					isDown
						? { status: 400, body: '<p>Bad gateway</p>' }
						: { body: LINKED },
				'connection/owner': () => {
					isDown = true;
					provider = { ...HUB, users: [ ANN ] };
					return { body: { code: 'success' } };
				},
			},
		} );
		await press( 'Make owner' );
		await answer( 'Make owner' );
		expect(
			await screen.findByText( /could not be updated/, {
				selector: '.components-snackbar__content',
			} )
		).toBeInTheDocument();
		expect(
			document.querySelector( '.components-notice.is-error' )
		).toBeNull();
	} );

	it( 'tells other people whom to ask while the site is not connected', async () => {
		open( () => OWN, {
			canManage: false,
			status: { ...UNREGISTERED, hasConnectedOwner: false },
		} );
		expect(
			await screen.findByText( /An administrator must connect/ )
		).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );
} );
