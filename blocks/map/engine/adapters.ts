import { makeMapboxAdapter } from './mapbox';
import { makeMapkitAdapter } from './mapkit';
import type { MakeAdapter, Source } from './types';

/**
 * What draws a site's maps.
 *
 * @param source Where maps come from.
 */
export const makeAdapter = ( source: Source ): MakeAdapter =>
	source.provider === 'mapkit' ? makeMapkitAdapter : makeMapboxAdapter;
