import { createBlock } from '@wordpress/blocks';
import { escapeHTML } from '@wordpress/escape-html';
import { __ } from '@wordpress/i18n';
import metadata from './block.json';
import { saveSpaced } from './save';
import type { PaymentButtonAttributes } from './types';
import type { Block } from '@wordpress/blocks';

const { attributes, supports } = metadata;

const LEGACY = [
	'submitButtonText',
	'submitButtonClasses',
	'backgroundButtonColor',
	'textButtonColor',
	'customBackgroundButtonColor',
	'customTextButtonColor',
];

const without = ( given: PaymentButtonAttributes, names: string[] ) =>
	Object.fromEntries(
		Object.entries( given ).filter(
			( [ name ] ) => ! names.includes( name )
		)
	);

/** Posts from before the button was a block have its look in attributes. */
function migrate(
	old: PaymentButtonAttributes
): [ Record< string, unknown >, Block[] ] {
	return [
		without( old, LEGACY ),
		[
			createBlock( 'jetpack/button', {
				element: 'a',
				uniqueId: 'recurring-payments-id',
				passthroughAttributes: { uniqueId: 'uniqueId', url: 'url' },
				text: escapeHTML(
					old.submitButtonText ??
						__( 'Your contribution', 'slipstream' )
				),
				backgroundColor: old.backgroundButtonColor,
				textColor: old.textButtonColor,
				customBackgroundColor: old.customBackgroundButtonColor,
				customTextColor: old.customTextButtonColor,
				className: old.submitButtonClasses,
			} ),
		],
	];
}

export const deferred = {
	deprecated: [
		{ attributes, supports, save: saveSpaced },
		{ attributes, supports, save: () => null, migrate },
	],
};
