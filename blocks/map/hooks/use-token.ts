import { getHttp } from '@slipstream/http';
import { useTask } from './use-task';

const ROUTE = 'wpcom/v2/service-api-keys/mapbox';

/**
 * Stores and removes the site's token of Mapbox.
 *
 * @param onChange Reads the site's maps anew.
 */
export function useToken( onChange: () => Promise< void > ) {
	const update = useTask( async ( token: string ) => {
		await getHttp().post( ROUTE, { service_api_key: token.trim() } );
		await onChange();
	} );
	const remove = useTask( async () => {
		await getHttp().post( ROUTE, {}, { query: { _method: 'DELETE' } } );
		await onChange();
	} );
	return { update, remove };
}
