import { toPluginError } from '@slipstream/errors';
import type { RestClient } from '@slipstream/rest-client';
import type { ModuleMap, ModulesAction, ModulesState } from './types';

export const setJetpackModules = (
	options: Partial< Pick< ModulesState, 'isLoading' | 'data' > >
): ModulesAction => ( { type: 'SET_JETPACK_MODULES', options } );

export const setModuleUpdating = (
	name: string,
	isUpdating: boolean
): ModulesAction => ( { type: 'SET_MODULE_UPDATING', name, isUpdating } );

export const setModuleProblem = (
	name: string,
	problem: string
): ModulesAction => ( { type: 'SET_MODULE_PROBLEM', name, problem } );

export interface ThunkArgs {
	select: { getJetpackModules: () => ModuleMap };
	dispatch: {
		( action: ModulesAction ): unknown;
		fetchModules: () => Promise< boolean >;
	};
}

/** What asks the server. */
type Load = () => Promise<
	Pick< RestClient, 'fetchModules' | 'setModuleActive' >
>;

/** One module, switched. Those that nobody knows stay unknown. */
function switched( data: ModuleMap, name: string, active: boolean ): ModuleMap {
	const known = data[ name ];
	return known
		? { ...data, [ name ]: { ...known, activated: active } }
		: data;
}

/**
 * The actions that ask the server.
 *
 * @param load Gets the client.
 */
export const createThunks = ( load: Load ) => ( {
	/** Reads all modules anew; resolves to whether that worked. What was known stays where it did not. */
	fetchModules:
		() =>
		async ( { dispatch }: ThunkArgs ): Promise< boolean > => {
			dispatch( setJetpackModules( { isLoading: true } ) );
			try {
				const data = await ( await load() ).fetchModules();
				dispatch( setJetpackModules( { isLoading: false, data } ) );
				return true;
			} catch {
				dispatch( setJetpackModules( { isLoading: false } ) );
				return false;
			}
		},
	/**
	 * Switches a module: at once here, and back where the server refuses. Resolves to whether it is switched.
	 *
	 * @param change        What is to be.
	 * @param change.name   The module's slug.
	 * @param change.active Whether it is to be on.
	 */
	updateJetpackModuleStatus:
		( { name, active }: { name: string; active: boolean } ) =>
		async ( { select, dispatch }: ThunkArgs ): Promise< boolean > => {
			const before = select.getJetpackModules()[ name ]?.activated;
			const show = ( isOn: boolean ) =>
				dispatch(
					setJetpackModules( {
						data: switched(
							select.getJetpackModules(),
							name,
							isOn
						),
					} )
				);
			dispatch( setModuleUpdating( name, true ) );
			dispatch( setModuleProblem( name, '' ) );
			show( active );
			try {
				await ( await load() ).setModuleActive( name, active );
				await dispatch.fetchModules();
				return true;
			} catch ( error ) {
				// Only this one: others may have been switched since.
				show( before ?? ! active );
				dispatch(
					setModuleProblem( name, toPluginError( error ).sentence )
				);
				return false;
			} finally {
				dispatch( setModuleUpdating( name, false ) );
			}
		},
} );
