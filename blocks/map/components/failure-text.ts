import { __, sprintf } from '@wordpress/i18n';
import { causeOf } from '../engine/failure';
import type { Source } from '../engine/types';

/** Who gives the tiles. Their address has places for numbers, which no host has. */
function hostOf( tiles: string ): string {
	try {
		return new URL( tiles.replace( '{s}', 'a' ) ).host;
	} catch {
		return tiles;
	}
}

/**
 * Why an author sees no map, and what to do.
 *
 * @param source Where it comes from.
 * @param error  What the library has thrown.
 */
export function failureText( source: Source, error: unknown ): string {
	const { provider, tiles } = source;
	const cause = causeOf( error );
	if ( cause === 'browser' ) {
		return __(
			'The map could not be drawn because this browser does not support WebGL.',
			'slipstream'
		);
	}
	if ( cause === 'script' ) {
		return __(
			'The map’s script did not load. Check your connection and reload the page.',
			'slipstream'
		);
	}
	if ( provider === 'mapkit' ) {
		return __(
			'Failed to retrieve a Mapkit API token. Please try refreshing.',
			'slipstream'
		);
	}
	if ( cause === 'refused' ) {
		return provider === 'openstreetmap'
			? sprintf(
					/* translators: %s: a host, such as tile.openstreetmap.org. */
					__(
						'%s refused to send the map. Choose another tile server in Slipstream, under Site.',
						'slipstream'
					),
					hostOf( tiles )
				)
			: __(
					'Mapbox rejected the access token. Enter another one in Slipstream, under Site.',
					'slipstream'
				);
	}
	return provider === 'openstreetmap'
		? sprintf(
				/* translators: %s: a host, such as tile.openstreetmap.org. */
				__(
					'%s did not send the map. Check your connection, or choose another tile server in Slipstream, under Site.',
					'slipstream'
				),
				hostOf( tiles )
			)
		: __(
				'Mapbox did not send the map. Check your connection and reload the page.',
				'slipstream'
			);
}
