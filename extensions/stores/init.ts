import { whenUsed } from '@slipstream/block-kit';
import { registerConnectionStore } from '@slipstream/connection';

// Other plugins find the stores by their names. The others are for what people do.
registerConnectionStore();
whenUsed( () => import( /* webpackChunkName: "stores" */ './register' ) );
