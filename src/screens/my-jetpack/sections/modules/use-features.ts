import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { useResource } from '@slipstream/data';
import { registerModulesStore, store } from '@slipstream/modules';
import { createRestClient } from '@slipstream/rest-client';
import type { ModuleMap } from '@slipstream/modules';
import { featuresOf } from './entries';
import type { BlockRecord } from './entries';

registerModulesStore();

export const BLOCKS_ROUTE = 'slipstream/v1/blocks';

/** All switches, and how they are read. */
export function useFeatures() {
	const { setJetpackModules } = useDispatch( store );
	const modules = useResource< ModuleMap >( 'jetpack/v4/module/all', {
		load: async () => {
			const data = await createRestClient().fetchModules();
			await setJetpackModules( { data } );
			return data;
		},
	} );
	const blocks = useResource< BlockRecord[] >( BLOCKS_ROUTE );
	const state = useSelect(
		( select ) => {
			const { isModuleUpdating } = select( store );
			// Not asked of the server here: the resource above tells whether that failed.
			const known = modules.data
				? select( store ).getJetpackModules()
				: undefined;
			const busy = Object.keys( known ?? {} ).filter( ( slug ) =>
				isModuleUpdating( slug )
			);
			return { known, busy: busy.join() };
		},
		[ modules.data ]
	);
	const features = useMemo(
		() =>
			state.known && blocks.data
				? featuresOf( state.known, blocks.data, ( slug ) =>
						state.busy.split( ',' ).includes( slug )
					)
				: undefined,
		[ state.known, state.busy, blocks.data ]
	);
	return {
		features,
		modules: state.known ?? {},
		blocks,
		resources: [ modules, blocks ] as const,
	};
}
