/**
 * Old forms of a block without a wrapper of its own: WordPress gave their root the block's class, and before that none.
 *
 * @param form What they were.
 */
export function bareForms< T extends { readonly supports: object } >(
	form: T
) {
	return [
		{ ...form, apiVersion: 1 },
		{
			...form,
			// It is tried after the first one whatever that has done.
			isEligible: undefined,
			apiVersion: 1,
			supports: { ...form.supports, className: false },
		},
	];
}
