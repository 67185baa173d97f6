import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import metadata from './block.json';
import { BUTTON, BUTTON_ID } from './button';
import type { MailchimpAttributes, OldButton } from './types';
import type { Block } from '@wordpress/blocks';

const OLD: readonly ( keyof OldButton )[] = [
	'submitButtonText',
	'backgroundButtonColor',
	'textButtonColor',
	'submitButtonClasses',
	'customBackgroundButtonColor',
	'customTextButtonColor',
];

/** Makes a block of what were attributes of the button. */
function migrate(
	attributes: MailchimpAttributes
): [ MailchimpAttributes, Block[] ] {
	const {
		submitButtonText: text,
		backgroundButtonColor: backgroundColor,
		textButtonColor: textColor,
		submitButtonClasses: _,
		customBackgroundButtonColor: customBackgroundColor,
		customTextButtonColor: customTextColor,
		...rest
	} = attributes;
	const button = createBlock( BUTTON, {
		element: 'button',
		uniqueId: BUTTON_ID,
		text: text ?? __( 'Join my email list', 'slipstream' ),
		backgroundColor,
		textColor,
		customBackgroundColor,
		customTextColor,
	} );
	return [ rest, [ button ] ];
}

export const deferred = {
	deprecated: [
		{
			attributes: metadata.attributes,
			supports: metadata.supports,
			save: () => null,
			migrate,
			isEligible: (
				attributes: MailchimpAttributes,
				innerBlocks: readonly Block[]
			) =>
				innerBlocks.length === 0 ||
				OLD.some( ( name ) => attributes[ name ] !== undefined ),
		},
	],
};
