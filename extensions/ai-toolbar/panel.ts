import { lazyPanel } from '@slipstream/block-kit';

/** Fetches all that is behind the button. */
export const load = () =>
	import( /* webpackChunkName: "ai-toolbar-edit" */ './menu-chunk' );

/** The panel of suggestions. */
export const panel = lazyPanel( () =>
	load().then( ( { loadEditPanel } ) => loadEditPanel() )
);
