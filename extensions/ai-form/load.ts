/** Fetches all that is behind the button. */
export const load = () =>
	import( /* webpackChunkName: "ai-form-edit" */ './components/form-bar' );
