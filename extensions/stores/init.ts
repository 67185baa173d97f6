import { whenIdle } from '@slipstream/block-kit';

// Other plugins find the stores by their names; nothing of the editor's start needs them.
whenIdle( () => import( /* webpackChunkName: "stores" */ './register' ) );
