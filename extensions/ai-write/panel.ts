import { lazyPanel } from '@slipstream/block-kit';
import type { WriteJob } from '@slipstream/ai-actions';

/** Fetches all that is behind the menu. */
export const load = () =>
	import( /* webpackChunkName: "ai-write-edit" */ './menu-chunk' );

/** The panel that writes. */
export const panel = lazyPanel< WriteJob >( () =>
	load().then( ( { WritePanel } ) => WritePanel )
);
