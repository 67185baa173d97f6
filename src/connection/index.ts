export { createConnectionStore, store, STORE_NAME } from './store';
export { useConnection } from './use-connection';
export type { Connection } from './use-connection';
export type { ConnectionState } from './store/types';
