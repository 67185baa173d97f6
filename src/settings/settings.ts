import { PluginError } from '@slipstream/errors';
import type { Settings } from './types';

declare global {
	interface Window {
		slipstreamSettings?: Partial< Settings >;
	}
}

let source: Partial< Settings > | undefined;
let frozen: Readonly< Settings > | undefined;

/** Freezes a plain tree; what the server printed has no cycles. */
function deepFreeze< T >( value: T ): T {
	if (
		typeof value === 'object' &&
		value !== null &&
		! Object.isFrozen( value )
	) {
		Object.freeze( value );
		Object.values( value ).forEach( deepFreeze );
	}
	return value;
}

/* The least a page can carry; what it leaves out is off. */
const DEFAULTS: Settings = {
	restRoot: '',
	restNonce: '',
	providerRoot: '',
	siteSuffix: '',
	siteType: 'self-hosted',
	blogId: 0,
	adminUrl: '',
	blocks: [],
	connection: {
		connectionStatus: {
			isRegistered: false,
			isUserConnected: false,
			hasConnectedOwner: false,
		},
		userConnectionData: {},
		connectedPlugins: [],
		connectionErrors: {},
		isOfflineMode: false,
		registrationNonce: '',
	},
	ai: {
		isEnabled: false,
		isAllowed: true,
		features: { writing: true, forms: true, images: true, voice: true },
		engine: 'none',
		model: '',
		streams: true,
		price: null,
	},
	contact: {},
	forms: { trashDays: 30 },
	health: { canView: false },
	modules: {},
	stats: { canView: false },
	instagram: { hasApp: false, mayConnect: false, redirectUrl: '' },
	analytics: { isRecording: false },
};

function complete( given: Partial< Settings > ): Settings {
	/* A copy, because the global itself may still be extended by scripts that run later; undefined values drop out. */
	const own = JSON.parse( JSON.stringify( given ) ) as Partial< Settings >;
	const settings = { ...DEFAULTS, ...own };
	if ( settings.restRoot === '' ) {
		throw new PluginError( 'settings_missing' );
	}
	return {
		...settings,
		providerRoot: settings.providerRoot || settings.restRoot,
		connection: {
			...DEFAULTS.connection,
			...own.connection,
			connectionStatus: {
				...DEFAULTS.connection.connectionStatus,
				...own.connection?.connectionStatus,
			},
		},
		ai: {
			...DEFAULTS.ai,
			...own.ai,
			features: { ...DEFAULTS.ai.features, ...own.ai?.features },
		},
	};
}

/**
 * The server's bootstrap object, completed and frozen. The only reader of `window.slipstreamSettings`.
 *
 * @throws PluginError `settings_missing` when the page does not carry it.
 */
export function getSettings(): Readonly< Settings > {
	const given = globalThis.window?.slipstreamSettings;
	if ( ! given ) {
		throw new PluginError( 'settings_missing' );
	}
	if ( ! frozen || source !== given ) {
		frozen = deepFreeze( complete( given ) );
		source = given;
	}
	return frozen;
}
