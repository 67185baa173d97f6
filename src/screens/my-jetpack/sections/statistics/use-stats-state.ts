import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import { getSettings } from '@slipstream/settings';

/** Whether pages are counted, and whether the person sees how often. */
export interface StatsState {
	isOn: boolean;
	canView: boolean;
}

/** What was switched since the page began. */
const switched = new WeakMap< object, StatsState >();

const read = (): StatsState => {
	const settings = getSettings();
	return (
		switched.get( settings ) ?? {
			isOn: settings.modules.stats === true,
			canView: settings.stats.canView,
		}
	);
};

/** The switch of the statistics. The section and its summary see each other's changes. */
export function useStatsState() {
	const resource = useResource< StatsState >( 'statistics-state', {
		load: () => Promise.resolve( read() ),
	} );
	const toggle = async ( isOn: boolean ) => {
		await getHttp().post( 'jetpack/v4/module/stats/active', {
			active: isOn,
		} );
		// Who may switch them on sees them.
		const state = { isOn, canView: isOn };
		switched.set( getSettings(), state );
		resource.update( state );
	};
	return { resource, toggle };
}
