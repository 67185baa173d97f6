import { latePanel } from '@slipstream/block-kit';
import type { WriteJob } from './tools';

/** Fetches all that is behind the menu. */
export const load = () =>
	import( /* webpackChunkName: "ai-write-edit" */ './late' );

/** The panel that writes. */
export const panel = latePanel< WriteJob >( () =>
	load().then( ( { WritePanel } ) => WritePanel )
);
