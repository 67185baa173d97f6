import { useResource } from '@slipstream/data';
import type { Provider } from '../types';

/** What the server tells of the site's maps: GET slipstream/v1/map/source. */
export interface SiteMaps {
	provider: Provider;
	/** Of Mapbox; '' where there is none. */
	token: string;
	/** Whether it is the site's, or else shared by its hub. */
	is_own_token: boolean;
	/** The folder of the library. */
	base: string;
	version: string;
	tiles: string;
	attribution: string;
	has_mapkit: boolean;
	/** Whether places may be looked up while somebody types. */
	search_typing: boolean;
	may_set_token: boolean;
	may_choose: boolean;
}

/** Whether a map can be drawn with what the site has. */
export const isReady = ( { provider, token, has_mapkit: hasKey }: SiteMaps ) =>
	provider === 'openstreetmap' ||
	( provider === 'mapkit' ? hasKey : token !== '' );

/** Where the site's maps come from. */
export const useSiteMaps = () =>
	useResource< SiteMaps >( 'slipstream/v1/map/source' );
