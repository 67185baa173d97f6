import { readPage, useResource } from '@slipstream/data';
import { ROUTE } from './types';
import type { State } from './types';

const totalOf = async ( state: State, signal: AbortSignal ) =>
	( await readPage( ROUTE, { state, page: 1, per_page: 1 }, signal ) ).total;

/** How many people are subscribers, and how many have left. */
export const useCounts = () =>
	useResource< Record< State, number > >( 'subscriber-counts', {
		load: async ( signal ) => {
			const [ active, left ] = await Promise.all( [
				totalOf( 'active', signal ),
				totalOf( 'left', signal ),
			] );
			return { active, left };
		},
	} );
