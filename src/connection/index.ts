/**
 * The connection of site and user with the provider: the store `jetpack-connection`.
 */
export {
	createConnectionStore,
	registerConnectionStore,
	store,
	STORE_NAME,
} from './store';
export { useConnection } from './use-connection';
export { useLeadOn } from './use-lead-on';
export type { Connection } from './use-connection';
export type { ConnectionState } from './store/types';
