import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../../../../../tests/js/serve';
import { Screen } from '@slipstream/ui';
import { ProductsPanel } from '../panel';
import type { ProviderBootstrap } from '@slipstream/settings';

const PRODUCT = {
	plugin_slug: 'slipstream',
	description: 'Does something.',
	status: 'active',
	is_bundle: false,
	manage_url: 'https://site.test/manage',
};
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
}

export function site( {
	provider,
	hasOwner = true,
	attach,
	licenses = [],
	kept = [],
	error = '',
	dismissed = null,
}: Site = {} ) {
	let forms = 'module_disabled';
	let waiting = kept;
	const record = () => ( {
		...PRODUCT,
		slug: 'jetpack-forms',
		title: 'Forms',
		status: forms,
	} );
	const sent = serve( {
		'site/products/activate': () => {
			forms = 'active';
			return { body: { 'jetpack-forms': record() } };
		},
		'v1/site/products': () => ( {
			body: {
				'jetpack-ai': { ...PRODUCT, slug: 'jetpack-ai', title: 'AI' },
				'jetpack-forms': record(),
				backup: {
					...PRODUCT,
					slug: 'backup',
					title: 'Backup',
					status: 'plugin_absent',
				},
				'anti-spam': {
					...PRODUCT,
					slug: 'anti-spam',
					plugin_slug: 'akismet',
					title: 'Anti-spam',
					status: 'plugin_absent',
				},
				creator: {
					...PRODUCT,
					slug: 'creator',
					title: 'Creator',
					is_bundle: true,
				},
			},
		} ),
		'v1/site/purchases': () => ( {
			body: [
				{
					ID: 1,
					product_slug: 'large',
					product_name: 'Large plan',
					expiry_date: '2027-03-01T00:00:00Z',
				},
			],
		} ),
		'licensing/user/licenses': () => ( { body: { items: licenses } } ),
		'licensing/attach-licenses': attach ?? ( () => ( { body: [] } ) ),
		'licensing/set-license': () => ( { body: { code: 'success' } } ),
		'licensing/error': () => ( { body: true } ),
		'activation-notice-dismiss': () => ( { body: {} } ),
		'my-jetpack/v1/site': () => ( {
			body: { plan: { product_name: 'Large' } },
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
	await userEvent.click( screen.getByRole( 'button', { name: /licenses/ } ) );
};
