import { createBlock } from '@wordpress/blocks';
import { bareLinks } from '@slipstream/embed';
import metadata from './block.json';
import { buttonOf } from './button';
import { parsePasted } from './parse';
import { save } from './save';
import type { CalendlyAttributes } from './types';
import type { Block } from '@wordpress/blocks';

const name = 'jetpack/calendly';

const textOf = ( { textContent }: Element ) => textContent ?? '';

/** Whether a block is a link whose button was none yet. */
const isWithoutButton = (
	{ style, url }: CalendlyAttributes,
	innerBlocks: readonly Block[]
) => style === 'link' && !! url && innerBlocks.length === 0;

/** Makes the button that the server draws of these attributes, which stay. */
function migrate(
	attributes: CalendlyAttributes,
	innerBlocks: readonly Block[]
): [ CalendlyAttributes, readonly Block[] ] {
	const { url = '', ...old } = attributes;
	if ( ! isWithoutButton( attributes, innerBlocks ) ) {
		return [ attributes, innerBlocks ];
	}
	const button = buttonOf(
		url,
		{
			text: old.submitButtonText,
			color:
				old.submitButtonBackgroundColor ??
				old.customBackgroundButtonColor,
			textColor: old.submitButtonTextColor ?? old.customTextButtonColor,
		},
		{
			...( old.backgroundButtonColor && {
				backgroundColor: old.backgroundButtonColor,
			} ),
			...( old.textButtonColor && { textColor: old.textButtonColor } ),
		}
	);
	return [ attributes, [ button ] ];
}

export const deferred = {
	transforms: {
		from: [
			{
				type: 'raw',
				isMatch: ( node: Element ) =>
					node.nodeName === 'P' &&
					parsePasted( textOf( node ) ) !== null,
				transform: ( node: Element ) => {
					const found = parsePasted( textOf( node ) );
					return createBlock(
						name,
						{ ...found?.attributes },
						found?.attributes.style === 'link'
							? [ buttonOf( found.attributes.url, found.button ) ]
							: []
					);
				},
			},
		],
	},
	deprecated: [
		...bareLinks( metadata ).map( ( form ) => ( { ...form, migrate } ) ),
		{
			attributes: metadata.attributes,
			supports: metadata.supports,
			save,
			isEligible: isWithoutButton,
			migrate,
		},
	],
};
