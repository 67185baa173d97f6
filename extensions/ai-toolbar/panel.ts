import { latePanel } from '@slipstream/block-kit';

/** Fetches all that is behind the button. */
export const load = () =>
	import( /* webpackChunkName: "ai-toolbar-edit" */ './late' );

/** The panel of suggestions. */
export const panel = latePanel( () =>
	load().then( ( { loadEditPanel } ) => loadEditPanel() )
);
