/**
 * Which modules are on: the store `jetpack-modules`.
 */
export {
	createModulesStore,
	registerModulesStore,
	store,
	STORE_NAME,
} from './store';
export type { KnownModule, ModuleMap, ModulesState } from './types';
