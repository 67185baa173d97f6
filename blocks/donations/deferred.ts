import { useBlockProps } from '@wordpress/block-editor';
import { createElement } from '@wordpress/element';
import metadata from './block.json';
import type { DonationsAttributes } from './types';

interface AnyForm extends DonationsAttributes {
	html?: string;
}

const saveAny = ( { attributes }: { attributes: AnyForm } ) =>
	createElement( 'div', {
		...useBlockProps.save(),
		dangerouslySetInnerHTML: { __html: attributes.html ?? '' },
	} );

function migrate( attributes: AnyForm ): DonationsAttributes {
	const { html, ...rest } = attributes;
	return rest;
}

export const deferred = {
	deprecated: [
		{
			/*
			 * What a visitor sees is made of the attributes by the server. What is saved beside them was the whole form once, and has
			 * texts in the language of who saved it: any of it is good.
			 */
			attributes: {
				...metadata.attributes,
				html: { type: 'string', source: 'html', selector: 'div' },
			},
			supports: metadata.supports,
			save: saveAny,
			migrate,
		},
	],
};
