import { PluginError } from '@slipstream/errors';
import { START_DATA_DEFAULTS } from './start-data';
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

/* The least a page can carry. */
const DEFAULTS: Settings = {
	restRoot: '',
	restNonce: '',
	adminUrl: '',
	...START_DATA_DEFAULTS,
};

const isPlain = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** Fills in what a value leaves out, at any depth. */
function withDefaults< T >( own: unknown, defaults: T ): T {
	if ( ! isPlain( own ) || ! isPlain( defaults ) ) {
		return ( own ?? defaults ) as T;
	}
	const all: Record< string, unknown > = { ...defaults };
	for ( const [ name, value ] of Object.entries( own ) ) {
		all[ name ] =
			value === null ? null : withDefaults( value, defaults[ name ] );
	}
	return all as T;
}

function complete( given: Partial< Settings > ): Settings {
	/* A copy, because the global itself may still be extended by scripts that run later; undefined values drop out. */
	const settings = withDefaults< Settings >(
		JSON.parse( JSON.stringify( given ) ),
		DEFAULTS
	);
	if ( settings.restRoot === '' ) {
		throw new PluginError( 'settings_missing' );
	}
	return {
		...settings,
		providerRoot: settings.providerRoot || settings.restRoot,
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
