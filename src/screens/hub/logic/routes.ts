import { getHttp } from '@slipstream/http';

/** Where the hub's administration is. */
export const ROUTE = 'slipstream/v1/hub/admin';

/** Changes something. */
export const change = < T >( path: string, body: object ) =>
	getHttp().post< T >( path, body );

/** Removes something. */
export const remove = ( path: string ) =>
	getHttp().post( path, undefined, { query: { _method: 'DELETE' } } );
