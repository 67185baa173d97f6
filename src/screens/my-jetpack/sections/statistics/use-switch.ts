import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import { getSettings } from '@slipstream/settings';

type Module = 'stats' | 'analytics';

/** Which modules of the page's site were switched since it began. */
const switched = new WeakMap< object, Partial< Record< Module, boolean > > >();

/** A module, and the way to switch it. */
export interface Switch {
	readonly isOn: boolean;
	/** Rejects where the server refuses. */
	readonly toggle: ( isOn: boolean ) => Promise< void >;
}

/**
 * Switches a module. All who show it see each other's changes.
 *
 * @param module Its slug.
 */
export function useSwitch( module: Module ): Switch {
	const settings = getSettings();
	const read = () =>
		switched.get( settings )?.[ module ] ??
		settings.modules[ module ] === true;
	const { data = read(), update } = useResource< boolean >(
		`statistics-switch-${ module }`,
		{ load: () => Promise.resolve( read() ) }
	);
	return {
		isOn: data,
		async toggle( active ) {
			await getHttp().post( `jetpack/v4/module/${ module }/active`, {
				active,
			} );
			switched.set( settings, {
				...switched.get( settings ),
				[ module ]: active,
			} );
			update( active );
		},
	};
}

/** Whether the person sees the figures of statistics that are on. Who may switch them on does. */
export const canViewStats = (): boolean => {
	const settings = getSettings();
	return settings.stats.canView || switched.get( settings )?.stats === true;
};
