import { PluginError } from '@slipstream/errors';
import { getSettings } from '@slipstream/settings';
import type { ModuleMap, ModulesAction, ModulesState } from './types';

/** What the page carries of modules; nothing on pages that carry no settings. */
function initialData(): ModuleMap {
	try {
		return Object.fromEntries(
			Object.entries( getSettings().modules ).map(
				( [ module, activated ] ) => [ module, { module, activated } ]
			)
		);
	} catch ( error ) {
		if (
			PluginError.isInstance( error ) &&
			error.code === 'settings_missing'
		) {
			return {};
		}
		throw error;
	}
}

/** The state at page load. */
export const initialState = (): ModulesState => ( {
	isLoading: false,
	isUpdating: {},
	data: initialData(),
	problems: {},
} );

/**
 * The state after an action.
 *
 * @param state  Current state.
 * @param action What happened.
 */
export function reducer(
	state: ModulesState = initialState(),
	action: ModulesAction | { type: '@@INIT' }
): ModulesState {
	switch ( action.type ) {
		case 'SET_JETPACK_MODULES':
			return { ...state, ...action.options };
		case 'SET_MODULE_UPDATING':
			return {
				...state,
				isUpdating: {
					...state.isUpdating,
					[ action.name ]: action.isUpdating,
				},
			};
		case 'SET_MODULE_PROBLEM':
			return {
				...state,
				problems: {
					...state.problems,
					[ action.name ]: action.problem,
				},
			};
		default:
			return state;
	}
}
