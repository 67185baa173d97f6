/** Fetches the code that knows the routes. */
export const loadClient = () =>
	import( /* webpackChunkName: "plans-client" */ './client' );
