import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import { getSections } from '@slipstream/ui';
import type { FirstStep } from '@slipstream/ui';

/** How a step stands. What could not be read is neither open nor done. */
export type StepState = 'open' | 'done' | 'skipped' | 'unknown';

/** Steps that were skipped or chosen, by their IDs. */
interface StoredSteps {
	steps: Readonly< Record< string, 'skipped' | 'chosen' > >;
}

const ROUTE = 'slipstream/v1/first-steps';

/** The steps of all sections that are to be taken here, in their order. */
export const allSteps = (): readonly FirstStep[] =>
	getSections()
		.flatMap( ( { firstSteps = [] } ) => firstSteps )
		.filter( ( { isAvailable } ) => isAvailable?.() ?? true )
		.sort( ( a, b ) => a.order - b.order );

async function stateOf( step: FirstStep, { steps }: StoredSteps ) {
	const stored = steps[ step.id ];
	if ( stored ) {
		return stored === 'chosen' ? 'done' : stored;
	}
	try {
		return ( await step.isDone() ) ? 'done' : 'open';
	} catch {
		return 'unknown';
	}
}

async function loadStates(): Promise< Record< string, StepState > > {
	const stored = await getHttp().get< StoredSteps >( ROUTE );
	const states = await Promise.all(
		allSteps().map( async ( step ): Promise< [ string, StepState ] > => [
			step.id,
			await stateOf( step, stored ),
		] )
	);
	return Object.fromEntries( states );
}

/**
 * How the steps stand, by their ids.
 *
 * @param isWanted Whether anybody wants to know.
 */
export const useStepStates = ( isWanted: boolean ) =>
	useResource< Record< string, StepState > >(
		isWanted ? 'home-first-steps' : undefined,
		{ load: loadStates }
	);

/**
 * Stores what became of a step.
 *
 * @param step  Its id.
 * @param state What became of it.
 */
export const storeStep = (
	step: string,
	state: 'skipped' | 'chosen' | 'open'
) => getHttp().post( ROUTE, { step, state } );
