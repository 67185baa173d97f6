import { screen, waitFor } from '@testing-library/react';
import {
	button,
	HUB,
	LINKED,
	noted,
	NOW,
	open,
	OWN,
	press,
	UNLINKED,
	UNREGISTERED,
} from './support';
import type { ProviderStatus } from '../../../provider';

describe( 'what the site is set to now', () => {
	const states: [
		string,
		Partial< ProviderStatus >,
		typeof LINKED,
		RegExp,
	][] = [
		[ 'own', OWN, LINKED, /This site works on its own/ ],
		[ 'own, not linked', OWN, UNLINKED, /your account is not/ ],
		[ 'own, not connected', OWN, UNREGISTERED, /^Not connected/ ],
		[ 'a hub', HUB, LINKED, /^Connected to Agency\.$/ ],
		[
			'a hub, not linked',
			HUB,
			UNLINKED,
			/your account is not linked yet/,
		],
		[ 'named', { state: 'none' }, UNREGISTERED, /not connected to it/ ],
		[ 'pending', { state: 'pending' }, UNREGISTERED, /^Waiting for/ ],
		[ 'revoked', { state: 'revoked' }, LINKED, /has disconnected/ ],
		[ 'refused', { state: 'refused' }, UNLINKED, /did not accept/ ],
	];
	it.each( states )( '%s', async ( _name, some, status, expected ) => {
		const provider = { ...HUB, ...some };
		open( () => provider, { status } );
		expect( await screen.findByText( expected ) ).toBeVisible();
	} );

	it.each( [
		[ false, /is paused until you choose/ ],
		[ true, /^Safe mode: this copy does not use Agency/ ],
	] )( 'a crisis, safe mode %j', async ( isSafeMode, expected ) => {
		const crisis = {
			code: 'jetpack_home_url_mismatch',
			current_url: 'https://copy.test',
			hub_url: 'https://site.test',
			is_safe_mode: isSafeMode,
			is_staging: false,
		};
		open( () => ( { ...HUB, crisis } ) );
		expect( await screen.findByText( expected ) ).toBeVisible();
		// What would have to be told to the hub is not offered.
		expect(
			screen.queryByRole( 'button', { name: 'Make owner' } )
		).toBeNull();
		expect(
			screen.queryByRole( 'button', { name: 'Disconnect' } )
		).toBeNull();
	} );

	it( 'says once that the hub has ended it, which is an answer too', async () => {
		open(
			() => ( {
				...HUB,
				state: 'revoked',
				users: [],
				last_answer: {
					at: NOW - 300,
					error: { code: 'site_revoked', message: 'Revoked.' },
				},
			} ),
			{
				connection: {
					connectionErrors: {
						site_revoked: {
							0: { error_message: 'Revoked.', timestamp: 1 },
						},
					},
				},
			}
		);
		expect( await screen.findByText( /^Last answer from/ ) ).toBeVisible();
		expect( screen.queryByText( /Revoked\./ ) ).toBeNull();
		expect( screen.getAllByText( /has disconnected/ ) ).toHaveLength( 1 );
		expect(
			screen.getAllByRole( 'button', { name: 'Reconnect' } )
		).toHaveLength( 1 );
	} );

	it( 'reconnects a site that the hub has taken back', async () => {
		let provider: ProviderStatus = { ...HUB, state: 'revoked', users: [] };
		open( () => provider, {
			routes: {
				'connection/reconnect': () => ( {
					body: { status: 'completed' },
				} ),
			},
		} );
		await button( 'Reconnect' );
		provider = HUB;
		await press( 'Reconnect' );
		expect(
			await screen.findByText( 'Connected to Agency.' )
		).toBeVisible();
	} );

	it( 'calls a hub without a name by its address', async () => {
		open( () => ( { ...HUB, name: '' } ) );
		expect(
			await screen.findByText( 'Connected to hub.test.' )
		).toBeVisible();
	} );

	it( 'says how old the last answer is', async () => {
		open( () => HUB );
		expect(
			await screen.findByText( /^Last answer from Agency: 5 minutes ago/ )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Check again' } )
		).toBeNull();
	} );

	it( 'asks again on demand while the hub does not answer', async () => {
		let provider: ProviderStatus = {
			...HUB,
			last_answer: {
				at: NOW - 7200,
				error: { code: 'provider_unreachable', message: 'No.' },
			},
		};
		open( () => provider );
		expect(
			await screen.findByText(
				/Agency is not responding.+from 2 hours ago/
			)
		).toBeVisible();
		provider = HUB;
		await press( 'Check again' );
		expect(
			await screen.findByText( /^Last answer from Agency/ )
		).toBeVisible();
	} );

	it( 'says that offline mode is on, and offers nothing that would ask the hub', async () => {
		open( () => HUB, {
			status: UNLINKED,
			connection: { isOfflineMode: true },
		} );
		expect( await noted( /Offline mode is on/ ) ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Link my account' } )
		).toBeNull();
	} );

	it( 'shows what went wrong on the way, once a reason, and how to fix it', async () => {
		const record = ( message: string, timestamp: number ) => ( {
			error_message: message,
			timestamp,
		} );
		const { posts } = open( () => HUB, {
			connection: {
				connectionErrors: {
					invalid_token: {
						3: record( 'Old.', 1 ),
						4: record( 'The token is not known.', 2 ),
					},
					site_revoked: { 0: record( 'x', 1 ) },
				},
			},
			routes: {
				'connection/reconnect': () => ( {
					body: { status: 'completed' },
				} ),
			},
		} );
		const note = await noted( /^The token is not known\.$/ );
		expect( note ).toBeVisible();
		expect( screen.queryByText( /Old\./ ) ).toBeNull();
		expect( await noted( /disconnected this site\.$/ ) ).toBeVisible();
		await press( 'Reconnect' );
		await waitFor( () =>
			expect( posts( 'connection/reconnect' ) ).toHaveLength( 1 )
		);
	} );

	it( 'says why it cannot be read', async () => {
		open( () => HUB, {
			routes: {
				'connection/provider': () => ( {
					status: 503,
					body: { code: 'storage', message: 'The database is busy.' },
				} ),
			},
		} );
		expect( await button( 'Try again' ) ).toBeVisible();
	} );
} );
