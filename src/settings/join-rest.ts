import { addQueryArgs, getQueryArgs } from '@wordpress/url';

/** Values of a query; undefined ones are left out. */
type Query = Record< string, string | number | boolean | undefined >;

/**
 * The address of a REST route. Works for pretty roots (`…/wp-json/`) and for `?rest_route=/` roots.
 *
 * @param root  REST root, as in the settings.
 * @param path  Route with or without a leading slash, parts encoded as in any URL path; may carry a query.
 * @param query More query arguments.
 */
export function joinRest(
	root: string,
	path: string,
	query: Query = {}
): string {
	const [ route = '', ownQuery ] = path.replace( /^\/+/, '' ).split( '?', 2 );
	const args = {
		...( ownQuery ? getQueryArgs( `?${ ownQuery }` ) : {} ),
		...query,
	};
	const plain = root.includes( '?' )
		? getQueryArgs( root ).rest_route
		: undefined;
	if ( typeof plain !== 'string' ) {
		return addQueryArgs(
			`${ root.replace( /\/*$/, '/' ) }${ route }`,
			args
		);
	}
	/* The route becomes a query value and is encoded as one, so it must not be encoded already. */
	const restRoute = `${ plain.replace( /\/*$/, '/' ) }${ decodeURIComponent( route ) }`;
	return addQueryArgs( root, { rest_route: restRoute, ...args } );
}
