import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { ControlPanel } from '../panel';
import { bodyOf, draftOf } from '../draft';
import { serve } from '../../../../../../tests/js/serve';
import type { Route, Sent } from '../../../../../../tests/js/serve';
import type { AiStatus } from '../../../ai-settings';
import type { ControlSettings } from '../draft';

const NONE = { requests: 0, tokens: 0, cost: 0 };

const SAVED: ControlSettings = {
	slipstream_ai_enabled: true,
	slipstream_ai_inactive_features: [ 'voice' ],
	slipstream_ai_inactive_roles: [],
	slipstream_ai_request_limit: 100,
	slipstream_ai_limits_site: { requests: 100, tokens: 0, cost: 2_500_000 },
	slipstream_ai_limits_person: NONE,
	slipstream_ai_limits_roles: { author: { ...NONE, requests: 5 } },
	slipstream_ai_currency: 'USD',
	slipstream_ai_prices: {
		'fake-model': { in: 0.15, out: 0.6, image: 0.04, minute: 0.006 },
	},
	slipstream_ai_log_days: 90,
	slipstream_ai_label: 'off',
};

const STATUS: Partial< AiStatus > = {
	is_enabled: true,
	is_supported: true,
	roles: { editor: 'Editor', author: 'Author' },
};

/** A site that stores what it gets, or refuses it. */
function begin( refusal?: Route, status = STATUS ): Sent[] {
	const sent = serve( {
		'jetpack/v4/settings': () => {
			const change = sent.at( -1 )?.body;
			if ( change === undefined ) {
				return { body: SAVED };
			}
			return refusal ?? { body: { code: 'success', ...change } };
		},
		'slipstream/v1/ai-status': () => ( { body: status } ),
	} );
	return sent;
}

describe( 'the form of limits and access', () => {
	it( 'holds nothing else than it was given when nothing is changed', () => {
		const { slipstream_ai_enabled: _, ...inForm } = SAVED;
		expect( bodyOf( draftOf( SAVED ) ) ).toEqual( inForm );
	} );

	it( 'takes the requests of the site from the limit that counts', () => {
		const { limits } = draftOf( {
			...SAVED,
			slipstream_ai_request_limit: 7,
		} );
		expect( limits.site?.requests ).toBe( '7' );
	} );

	it( 'sends what was changed, and says that it is saved', async () => {
		const sent = begin();
		const { container } = render( <ControlPanel /> );
		await userEvent.click( await screen.findByLabelText( 'Forms' ) );
		await userEvent.click( screen.getByLabelText( 'Voice' ) );
		await userEvent.click( screen.getByLabelText( 'Author' ) );
		await userEvent.click( screen.getByLabelText( 'At each block' ) );
		await userEvent.clear(
			screen.getByLabelText( 'Whole site: Requests' )
		);
		await userEvent.type(
			screen.getByLabelText( 'Per person: Cost in USD' ),
			'1.5'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Add a model' } )
		);
		await userEvent.type(
			screen.getAllByLabelText( 'Model' )[ 1 ] as HTMLElement,
			'*'
		);
		await userEvent.type(
			screen.getAllByLabelText(
				'Price of tokens sent'
			)[ 1 ] as HTMLElement,
			'3'
		);
		await userEvent.type(
			screen.getAllByLabelText( 'Price per image' )[ 1 ] as HTMLElement,
			'0.08'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Save limits' } )
		);
		await waitFor( () =>
			expect( container ).toHaveTextContent( 'Saved.' )
		);
		expect( sent.at( -1 )?.body ).toEqual( {
			slipstream_ai_inactive_features: [ 'forms' ],
			slipstream_ai_inactive_roles: [ 'author' ],
			slipstream_ai_label: 'each',
			slipstream_ai_request_limit: 0,
			slipstream_ai_limits_site: { ...NONE, cost: 2_500_000 },
			slipstream_ai_limits_person: { ...NONE, cost: 1_500_000 },
			slipstream_ai_prices: {
				...SAVED.slipstream_ai_prices,
				'*': { in: 3, out: 0, image: 0.08, minute: 0 },
			},
		} );
	} );

	it( 'keeps what was typed when the server refuses it, and says why where it was typed', async () => {
		const params = {
			slipstream_ai_limits_roles: 'So many tokens do not exist.',
			slipstream_ai_log_days: 'Nobody remembers that long.',
		};
		begin( {
			status: 400,
			body: {
				code: 'some_updated',
				message: 'slipstream_ai_limits_roles: …',
				data: { status: 400, params, stored: {} },
			},
		} );
		render( <ControlPanel /> );
		await userEvent.type(
			await screen.findByLabelText( 'Editor: Tokens' ),
			'77'
		);
		const days = screen.getByLabelText( 'Days to keep the log' );
		await userEvent.type( days, '0' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Save limits' } )
		);
		await waitFor( () => expect( days ).toHaveFocus() );
		expect( days ).toHaveAccessibleDescription(
			params.slipstream_ai_log_days
		);
		expect(
			screen.getByRole( 'group', { name: 'Monthly limits' } )
		).toHaveTextContent( params.slipstream_ai_limits_roles );
		expect( screen.getByLabelText( 'Editor: Tokens' ) ).toHaveValue( 77 );
		expect( days ).toHaveValue( 900 );
	} );

	it( 'leaves to a hub how much may be asked', async () => {
		const sent = begin();
		const { slipstreamSettings } = window;
		const provider = { address: '', name: '', isOwn: false };
		window.scrollTo = () => undefined;
		window.slipstreamSettings = {
			...slipstreamSettings,
			connection: {
				connectionStatus: {
					isRegistered: true,
					isUserConnected: true,
					hasConnectedOwner: true,
				},
				userConnectionData: {},
				connectedPlugins: [],
				connectionErrors: {},
				isOfflineMode: false,
				registrationNonce: '',
				provider: { ...provider, state: 'active' },
			},
		};
		render(
			<Screen>
				<ControlPanel />
			</Screen>
		);
		await userEvent.click( await screen.findByLabelText( 'Author' ) );
		// There is no server to set up, where the switch is else.
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'Use AI on this site' } )
		);
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Turn off AI' } )
		);
		await waitFor( () =>
			expect( sent.map( ( { body } ) => body ) ).toContainEqual( {
				slipstream_ai_enabled: false,
			} )
		);
		expect( screen.getByLabelText( 'Author' ) ).not.toBeChecked();
		expect(
			screen.getByRole( 'link', { name: 'AI requests' } )
		).toHaveAttribute( 'href', '#/add-jetpack-ai' );
		expect( screen.queryByLabelText( /Whole site/ ) ).toBeNull();
		expect( screen.queryByLabelText( 'Days to keep the log' ) ).toBeNull();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Save access' } )
		);
		await waitFor( () => expect( sent.at( -1 )?.body ).toBeDefined() );
		expect( sent.at( -1 )?.body ).toEqual( {
			slipstream_ai_inactive_roles: [ 'author' ],
		} );
		window.slipstreamSettings = slipstreamSettings;
	} );
} );
