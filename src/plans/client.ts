import { PluginError } from '@slipstream/errors';
import { getHttp, readResponse } from '@slipstream/http';
import { getSettings, joinRest } from '@slipstream/settings';
import type { AiFeature, Plan, Tier } from './types';

type Wire = Readonly< Record< string, unknown > >;

const record = ( value: unknown ): Wire | undefined =>
	typeof value === 'object' && value !== null && ! Array.isArray( value )
		? ( value as Wire )
		: undefined;
const number = ( value: unknown ) => Number( value ) || 0;
const string = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

function tierOf( value: unknown ): Tier | null {
	const wire = record( value );
	return wire
		? {
				slug: string( wire.slug ),
				value: number( wire.value ),
				limit: number( wire.limit ),
			}
		: null;
}

/**
 * The feature as the store keeps it.
 *
 * @param wire What the route answered.
 */
export function featureOf( wire: Wire ): AiFeature {
	const period = record( wire[ 'usage-period' ] );
	return {
		hasFeature: wire[ 'has-feature' ] === true,
		isOverLimit: wire[ 'is-over-limit' ] === true,
		requestsCount: number( wire[ 'requests-count' ] ),
		requestsLimit: number( wire[ 'requests-limit' ] ),
		requireUpgrade: wire[ 'site-require-upgrade' ] === true,
		errorMessage: string( wire[ 'error-message' ] ),
		errorCode: string( wire[ 'error-code' ] ),
		upgradeType: string( wire[ 'upgrade-type' ] ) || 'default',
		upgradeUrl: string( wire[ 'upgrade-url' ] ),
		currentTier: tierOf( wire[ 'current-tier' ] ) ?? undefined,
		usagePeriod: {
			currentStart: string( period?.[ 'current-start' ] ),
			nextStart: string( period?.[ 'next-start' ] ),
			requestsCount: number( period?.[ 'requests-count' ] ),
		},
		nextTier: tierOf( wire[ 'next-tier' ] ),
		tierPlansEnabled: wire[ 'tier-plans-enabled' ] === true,
		costs: record( wire.costs ) ?? {},
		featuresControl: record( wire[ 'features-control' ] ) ?? {},
	};
}

/** Asks the server what it says about AI on this site. */
export async function readFeature(): Promise< AiFeature > {
	return featureOf(
		await getHttp().get< Wire >(
			'wpcom/v2/jetpack-ai/ai-assistant-feature'
		)
	);
}

/** Where the provider's public list of plans is. */
export const plansAddress = (): string =>
	joinRest( getSettings().providerRoot, 'rest/v1.5/plans' );

/**
 * The plans of the public list.
 *
 * @param wire What the route answered.
 */
export function plansOf( wire: unknown ): Plan[] {
	if ( ! Array.isArray( wire ) ) {
		throw new PluginError( 'parse_error' );
	}
	return wire.filter(
		( plan: unknown ): plan is Plan =>
			typeof record( plan )?.product_slug === 'string'
	);
}

/**
 * Asks an address that everybody may ask. It may be another site's, so nothing goes along that says who asks.
 *
 * @param url The address.
 */
export async function fetchPublic( url: string ): Promise< unknown > {
	const response = await fetch( url, { credentials: 'omit' } ).catch(
		( cause: unknown ) => {
			throw new PluginError( 'fetch_network_error', { cause } );
		}
	);
	return readResponse( response );
}
