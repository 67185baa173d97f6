import { useState } from '@wordpress/element';
import { targetsOf } from './targets';
import { useEditor } from './use-editor';
import type { CellPlace, Target } from './targets';

/**
 * The texts in some blocks, as they were when the panel was opened.
 *
 * @param job           Which blocks.
 * @param job.clientIds Their ids.
 * @param job.cell      Of a table, the one cell that is meant.
 */
export function useTargets( job: {
	readonly clientIds: readonly string[];
	readonly cell?: CellPlace;
} ): readonly Target[] {
	const { selectors } = useEditor();
	const [ targets ] = useState( () =>
		targetsOf(
			job.clientIds.flatMap( ( id ) => selectors.getBlock( id ) ?? [] ),
			job.cell
		)
	);
	return targets;
}
