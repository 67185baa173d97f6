import { useState } from '@wordpress/element';
import { useReads } from '@slipstream/forms';

/** The steps of a container, the one to show, and how to show another. */
export interface ActiveStepState {
	steps: readonly string[];
	step?: string;
	show: ( step: string ) => void;
}

/**
 * Follows the selection: the step that holds it is shown, and stays so until another is chosen.
 *
 * @param clientId The container.
 */
export function useActiveStep( clientId: string ): ActiveStepState {
	const steps = useReads(
		( reads ) => reads.getBlockOrder( clientId ),
		[ clientId ]
	);
	const selected = useReads(
		( reads ) =>
			reads
				.getBlockOrder( clientId )
				.find(
					( id ) =>
						reads.isBlockSelected( id ) ||
						reads.hasSelectedInnerBlock( id, true )
				),
		[ clientId ]
	);
	const [ last, setLast ] = useState< string >();
	if ( selected && selected !== last ) {
		setLast( selected );
	}
	const step =
		selected ?? ( last && steps.includes( last ) ? last : steps[ 0 ] );
	return { steps, step, show: setLast };
}
