import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, HUB, noted, open, press } from './support';
import type { Crisis, ProviderStatus } from '../../../provider';

const CRISIS: Crisis = {
	code: 'jetpack_home_url_mismatch',
	current_url: 'https://copy.test',
	hub_url: 'https://site.test',
	is_safe_mode: false,
	is_staging: false,
};

/** Opens the section in a crisis that ends with the first choice. */
function openCrisis(
	crisis: Partial< Crisis > = {},
	refusal?: object,
	provider: Partial< ProviderStatus > = {}
) {
	let isOver = false;
	const choice = ( body: unknown ) => () => {
		isOver = ! refusal;
		return refusal ? { status: 500, body: refusal } : { body };
	};
	return open(
		() => ( {
			...HUB,
			...provider,
			crisis: isOver ? null : { ...CRISIS, ...crisis },
		} ),
		{
			routes: {
				'identity-crisis/confirm-safe-mode': choice( {
					code: 'success',
				} ),
				'identity-crisis/migrate': choice( { code: 'success' } ),
				'identity-crisis/start-fresh': choice( '""' ),
			},
		}
	);
}

describe( 'a copy, or a site that has moved', () => {
	it( 'is explained, each choice in a line', async () => {
		openCrisis();
		expect(
			await screen.findByRole( 'heading', {
				name: 'Is this a copy or a move?',
			} )
		).toBeVisible();
		expect(
			screen.getByText(
				'This site is at https://copy.test, but the hub knows it at https://site.test.',
				{ selector: '.components-notice__content p' }
			)
		).toBeVisible();
		for ( const [ name, text ] of [
			[ 'Stay in safe mode', /staging/ ],
			[ 'Move the connection here', /has moved/ ],
			[ 'Start fresh', /its own/ ],
		] as const ) {
			expect(
				screen.getByRole( 'button', { name } )
			).toHaveAccessibleDescription( text );
		}
	} );

	it( 'stays in safe mode without a question: nothing is lost by it', async () => {
		const { posts } = openCrisis();
		await press( 'Stay in safe mode' );
		await waitFor( () =>
			expect(
				screen.queryByRole( 'button', { name: 'Stay in safe mode' } )
			).toBeNull()
		);
		expect( posts( 'confirm-safe-mode' ) ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'Move the connection here', 'migrate', {}, /still at the old/ ],
		[
			'Start fresh',
			'start-fresh',
			{ redirect_uri: 'admin.php?page=my-jetpack#/connection' },
			/link their accounts again/,
		],
	] )( '%s asks first', async ( name, route, body, warning ) => {
		const { posts } = openCrisis();
		await press( name );
		expect( await screen.findByRole( 'dialog' ) ).toHaveTextContent(
			warning
		);
		await answer( 'Cancel' );
		expect( posts( route ) ).toEqual( [] );
		await press( name );
		await answer( name );
		await waitFor( () => expect( posts( route ) ).toEqual( [ body ] ) );
		await waitFor( () =>
			expect( screen.queryByRole( 'button', { name } ) ).toBeNull()
		);
	} );

	it( 'says why a choice was not taken, beside it', async () => {
		openCrisis(
			{},
			{
				code: 'error_setting_jetpack_safe_mode',
				message: 'The choice could not be stored.',
			}
		);
		await press( 'Stay in safe mode' );
		expect( await noted( /could not be stored/ ) ).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Stay in safe mode' } )
		).toBeEnabled();
	} );

	it( 'forgets why a choice was not made when another is', async () => {
		let crisis: Crisis | null = CRISIS;
		open( () => ( { ...HUB, crisis } ), {
			routes: {
				'identity-crisis/confirm-safe-mode': () => ( {
					status: 500,
					body: { code: 'broken', message: 'Not stored.' },
				} ),
				'identity-crisis/migrate': () => {
					crisis = null;
					return { body: { code: 'success' } };
				},
			},
		} );
		await press( 'Stay in safe mode' );
		expect( await noted( /Not stored/ ) ).toBeVisible();
		await press( 'Move the connection here' );
		await answer( 'Move the connection here' );
		expect(
			await screen.findByText( 'Connected to Agency.' )
		).toBeVisible();
		expect(
			document.querySelector( '.components-notice.is-error' )
		).toBeNull();
	} );

	it.each( [ true, false ] )(
		'leads on from a fresh start, as long as the person is there: %s',
		async ( isThere ) => {
			window.history.replaceState( {}, '', '/wp-admin/' );
			let arrive: () => void = () => undefined;
			const { posts, unmount } = open(
				() => ( { ...HUB, crisis: CRISIS } ),
				{
					routes: {
						'identity-crisis/start-fresh': () => ( {
							body: '"http://localhost/wp-admin/#agree"',
						} ),
					},
				}
			);
			const served = globalThis.fetch;
			globalThis.fetch = async ( input, init ) => {
				const answered = await served( input, init );
				await new Promise< void >( ( resolve ) => {
					arrive = resolve;
				} );
				return answered;
			};
			await press( 'Start fresh' );
			await answer( 'Start fresh' );
			await waitFor( () =>
				expect( posts( 'start-fresh' ) ).toHaveLength( 1 )
			);
			if ( ! isThere ) {
				unmount();
			}
			await act( async () => {
				arrive();
				await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
			} );
			expect( window.location.hash ).toBe( isThere ? '#agree' : '' );
		}
	);

	it( 'takes no other choice while one is on its way', async () => {
		const { posts } = openCrisis();
		const served = globalThis.fetch;
		let arrive: () => void = () => undefined;
		globalThis.fetch = async ( input, init ) => {
			if ( String( input ).includes( 'confirm-safe-mode' ) ) {
				await new Promise< void >( ( resolve ) => {
					arrive = resolve;
				} );
			}
			return served( input, init );
		};
		await press( 'Stay in safe mode' );
		const move = await screen.findByRole( 'button', {
			name: 'Move the connection here',
		} );
		expect( move ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.click( move );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		arrive();
		await waitFor( () =>
			expect(
				screen.queryByRole( 'button', { name: 'Start fresh' } )
			).toBeNull()
		);
		expect( posts( 'migrate' ) ).toEqual( [] );
	} );

	it( 'offers nothing more of a crisis that is over, and says what went wrong', async () => {
		let crisis: Crisis | null = CRISIS;
		open( () => ( { ...HUB, state: 'none', crisis } ), {
			routes: {
				'identity-crisis/start-fresh': () => {
					crisis = null;
					return {
						status: 403,
						body: { code: 'invitation_required', message: 'No.' },
					};
				},
			},
		} );
		await press( 'Start fresh' );
		await answer( 'Start fresh' );
		expect( await noted( /requires an invitation/ ) ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Move the connection here' } )
		).toBeNull();
	} );

	it( 'names the invitation of a site of its own before it starts fresh', async () => {
		const { posts } = openCrisis();
		await userEvent.type(
			await screen.findByLabelText( 'Invitation for a new site' ),
			' join-code '
		);
		await press( 'Start fresh' );
		await answer( 'Start fresh' );
		await waitFor( () =>
			expect( posts( 'start-fresh' ) ).toHaveLength( 1 )
		);
		expect( posts( 'connection/provider' ) ).toEqual( [
			{ address: HUB.address, invitation: 'join-code' },
		] );
	} );

	it( 'asks for no invitation where the hub approves sites', async () => {
		openCrisis( {}, undefined, { registration: 'approval' } );
		expect(
			await screen.findByRole( 'button', { name: 'Start fresh' } )
		).toBeVisible();
		expect(
			screen.queryByLabelText( 'Invitation for a new site' )
		).toBeNull();
	} );

	it( 'says that it looks like a staging copy', async () => {
		openCrisis( { is_staging: true } );
		expect( await noted( /looks like a staging/ ) ).toBeVisible();
	} );

	it( 'can be decided otherwise in safe mode', async () => {
		openCrisis( { is_safe_mode: true } );
		expect(
			await screen.findByRole( 'heading', { name: 'Safe mode' } )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Stay in safe mode' } )
		).toBeNull();
		expect(
			screen.getByRole( 'button', { name: 'Start fresh' } )
		).toBeVisible();
	} );
} );
