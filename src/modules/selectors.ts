import { PluginError } from '@slipstream/errors';
import { getSettings } from '@slipstream/settings';
import type { ModuleMap, ModulesState } from './types';

/** Whether everything is always on: on sites of a network that has no switches. */
function hasNoSwitches(): boolean {
	try {
		return getSettings().siteType === 'simple';
	} catch ( error ) {
		if ( PluginError.isInstance( error ) ) {
			return false;
		}
		throw error;
	}
}

export const getJetpackModules = ( state: ModulesState ): ModuleMap =>
	state.data;

export const isModuleActive = ( state: ModulesState, name: string ): boolean =>
	hasNoSwitches() || ( state.data[ name ]?.activated ?? false );

export const areModulesLoading = ( state: ModulesState ): boolean =>
	state.isLoading;

export const isModuleUpdating = (
	state: ModulesState,
	name: string
): boolean => state.isUpdating[ name ] ?? false;

/** Why the module could not be switched, in a sentence; '' where it could. */
export const getModuleProblem = ( state: ModulesState, name: string ): string =>
	state.problems[ name ] ?? '';
