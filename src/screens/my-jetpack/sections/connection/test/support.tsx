import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { createConnectionStore } from '@slipstream/connection';
import { Screen } from '@slipstream/ui';
import { ConnectionPanel } from '../panel';
import { serve } from '../../../../../../tests/js/serve';
import type { ConnectionBootstrap } from '@slipstream/settings';
import type { Route } from '../../../../../../tests/js/serve';
import type { ProviderStatus } from '../../../provider';

export const NOW = Math.floor( Date.now() / 1000 );

export const OWN: ProviderStatus = {
	address: '',
	name: '',
	is_own: true,
	is_fixed: false,
	state: 'own',
	site_id: null,
	registration: null,
	last_answer: { at: null, error: null },
	alarms: [],
	crisis: null,
	users: [],
	pending_writes: [],
};

const person = ( id: number, name: string ) => ( {
	id,
	name,
	role: 'administrator',
	is_owner: false,
	avatar: 'https://site.test/a.png',
} );
export const ANN = { ...person( 3, 'Ann' ), is_owner: true };
export const BEN = person( 4, 'Ben' );

export const HUB: ProviderStatus = {
	...OWN,
	address: 'https://hub.test',
	name: 'Agency',
	is_own: false,
	state: 'active',
	site_id: 12,
	registration: 'invitation',
	last_answer: { at: NOW - 300, error: null },
	users: [ ANN, BEN ],
};

export const LINKED = {
	isRegistered: true,
	isUserConnected: true,
	hasConnectedOwner: true,
};

export const UNLINKED = { ...LINKED, isUserConnected: false };
export const UNREGISTERED = { ...UNLINKED, isRegistered: false };

interface Options {
	canManage?: boolean;
	status?: ConnectionBootstrap[ 'connectionStatus' ];
	connection?: Partial< ConnectionBootstrap >;
	routes?: Record< string, () => Route >;
}

/**
 * Opens the section.
 *
 * @param provider What the site says of its provider; may change between requests.
 * @param options  Who looks, and what else the server answers.
 */
export function open( provider: () => ProviderStatus, options: Options = {} ) {
	const { canManage = true, status = LINKED, connection = {} } = options;
	const { routes = {} } = options;
	const sent = serve( {
		'connection/provider': () => ( { body: provider() } ),
		'jetpack/v4/connection': () => ( { body: status } ),
		...routes,
	} );
	window.slipstreamSettings = {
		restRoot: 'https://site.test/wp-json/',
		restNonce: 'nonce12345',
		adminUrl: 'http://localhost/wp-admin/',
		siteSuffix: 'site.test::blog',
		connection: {
			connectionStatus: status,
			userConnectionData: {
				currentUser: {
					id: 3,
					permissions: { manage_options: canManage },
				},
			},
			connectedPlugins: [],
			connectionErrors: {},
			isOfflineMode: false,
			registrationNonce: 'r',
			...connection,
		},
	};
	// The dialog and the snackbar scroll, which jsdom cannot.
	window.scrollTo = () => undefined;
	const registry = createRegistry();
	registry.register( createConnectionStore() );
	registry.register( noticesStore );
	const view = render(
		<RegistryProvider value={ registry }>
			<Screen>
				<ConnectionPanel />
			</Screen>
		</RegistryProvider>
	);
	return {
		...view,
		sent,
		/** What was sent by POST, by the end of the route. */
		posts: ( route: string ) =>
			sent
				.filter(
					( { url, body } ) =>
						body !== undefined &&
						url.split( '?' )[ 0 ]?.endsWith( route )
				)
				.map( ( { body } ) => body ),
	};
}

export const button = ( name: string ) =>
	screen.findByRole( 'button', { name } );

export const press = async ( name: string ) =>
	userEvent.click( await button( name ) );

/** Answers the question that stands open. */
export const answer = async ( name: string ) =>
	userEvent.click(
		within( await screen.findByRole( 'dialog' ) ).getByRole( 'button', {
			name,
		} )
	);

/** What notices say on the page; what is spoken stands elsewhere. */
export const noted = ( text: RegExp ) =>
	screen.findByText( text, {
		selector:
			'.components-notice__content, .components-notice__content p, .components-notice__content li',
	} );
