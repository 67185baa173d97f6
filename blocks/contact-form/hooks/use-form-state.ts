import { isSubmit, useReads } from '@slipstream/forms';
import type { Block } from '@wordpress/blocks';

/** What an author needs to know of a form. */
export interface FormState {
	isEmpty: boolean;
	hasEmail: boolean;
	hasSteps: boolean;
	submits: number;
}

const flat = ( blocks: readonly Block[] ): Block[] =>
	blocks.flatMap( ( block ) => [ block, ...flat( block.innerBlocks ) ] );

/**
 * Looks through the blocks of a form.
 *
 * @param blocks The blocks.
 */
export function stateOf( blocks: readonly Block[] ): FormState {
	const all = flat( blocks );
	return {
		isEmpty: blocks.length === 0,
		hasSteps: all.some(
			( { name } ) => name === 'jetpack/form-step-container'
		),
		hasEmail: all.some( ( { name } ) => name === 'jetpack/field-email' ),
		submits: all.filter( ( block ) =>
			isSubmit( { ...block, innerBlocks: [] } )
		).length,
	};
}

/**
 * What an author needs to know of a form; changes only when that does.
 *
 * @param clientId The form.
 */
export const useFormState = ( clientId: string ): FormState =>
	useReads(
		( reads ) => stateOf( reads.getBlocks( clientId ) ),
		[ clientId ]
	);
