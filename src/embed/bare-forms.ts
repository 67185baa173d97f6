import type { BlockDeprecation } from '@wordpress/blocks';

/**
 * Old forms of a block without a wrapper of its own: WordPress gave their root the block's class, and before that none.
 *
 * @param form What they were.
 */
export function bareForms(
	form: BlockDeprecation< Record< string, unknown > >
): BlockDeprecation< Record< string, unknown > >[] {
	return [
		{ ...form, apiVersion: 1 },
		{
			...form,
			apiVersion: 1,
			supports: { ...form.supports, className: false },
		},
	];
}
