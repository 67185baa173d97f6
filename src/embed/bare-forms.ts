import { createElement } from '@wordpress/element';

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

/**
 * Old forms of a block that saved its address as a link, and nothing else.
 *
 * @param metadata            What `block.json` holds.
 * @param metadata.attributes The attributes.
 * @param metadata.supports   What the editor offers for the block.
 */
export const bareLinks = < A extends object, S extends object >( {
	attributes,
	supports,
}: {
	attributes: A;
	supports: S;
} ) =>
	bareForms( {
		attributes,
		supports,
		save: ( { attributes: { url } }: { attributes: { url?: string } } ) =>
			createElement( 'a', { href: url }, url ),
	} );
