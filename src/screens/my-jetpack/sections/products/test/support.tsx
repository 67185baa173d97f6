import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../../../../../tests/js/serve';
import { Screen } from '@slipstream/ui';
import { ProductsPanel } from '../panel';
import type { ProviderBootstrap } from '@slipstream/settings';

export const HUB: ProviderBootstrap = {
	address: 'https://hub.test',
	name: 'Hub',
	isOwn: false,
	state: 'active',
};

interface Site {
	provider?: ProviderBootstrap;
	hasOwner?: boolean;
	attach?: () => { status?: number; body: unknown };
	licenses?: unknown[];
	kept?: unknown[];
	error?: string;
	dismissed?: number | null;
	/** What the hub calls the plan; '' where it says nothing of one. */
	plan?: string;
}

export function site( {
	provider,
	hasOwner = true,
	attach,
	licenses = [],
	kept = [],
	error = '',
	dismissed = null,
	plan = 'Large',
}: Site = {} ) {
	let waiting = kept;
	const sent = serve( {
		'v1/site/purchases': () => ( {
			body: [
				{
					ID: 1,
					product_slug: 'large',
					product_name: 'Large plan',
					expiry_date: '2027-03-01T00:00:00Z',
				},
			].slice( plan ? 0 : 1 ),
		} ),
		'licensing/user/licenses': () => ( { body: { items: licenses } } ),
		'licensing/attach-licenses': attach ?? ( () => ( { body: [] } ) ),
		'licensing/set-license': () => ( { body: { code: 'success' } } ),
		'licensing/error': () => ( { body: true } ),
		'activation-notice-dismiss': () => ( { body: {} } ),
		'my-jetpack/v1/site': () => ( {
			body: { plan: plan ? { product_name: plan } : {} },
		} ),
		'v1/licenses': () => ( {
			body: {
				kept: waiting,
				error,
				dismissed: { last_detached_count: dismissed },
			},
		} ),
		'v1/licenses/a1': () => {
			waiting = [];
			return { body: { code: 'success' } };
		},
	} );
	window.slipstreamSettings = {
		...window.slipstreamSettings,
		connection: {
			connectionStatus: {
				isRegistered: true,
				isUserConnected: true,
				hasConnectedOwner: hasOwner,
			},
			userConnectionData: {},
			connectedPlugins: [],
			connectionErrors: {},
			isOfflineMode: false,
			registrationNonce: '',
			provider,
		},
	};
	render(
		<Screen>
			<ProductsPanel />
		</Screen>
	);
	return sent;
}

export const errorOf = ( code: string ) => ( {
	errors: { [ code ]: [ 'No.' ] },
	error_data: {},
} );
export const type = async ( text: string ) => {
	await userEvent.type( screen.getByLabelText( 'License keys' ), text );
	await userEvent.click(
		screen.getByRole( 'button', {
			name: /^(Attach licenses|Save license keys)$/,
		} )
	);
};
