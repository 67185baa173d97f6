import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Block } from '@wordpress/blocks';

/** What a new form's button is made of. It cannot be removed by accident. */
export const SUBMIT = {
	tagName: 'button',
	type: 'submit',
	lock: { remove: true },
};

/**
 * The button that sends a form.
 *
 * @param text What it says.
 */
export const submitButton = (
	text: string = __( 'Send', 'slipstream' )
): Block => createBlock( 'core/button', { ...SUBMIT, text } );

/**
 * Whether a block sends the form, or holds one that does.
 *
 * @param block             The block.
 * @param block.name        Its name.
 * @param block.attributes  Its attributes.
 * @param block.innerBlocks The blocks inside.
 */
export const isSubmit = ( { name, attributes, innerBlocks }: Block ): boolean =>
	( name === 'jetpack/button' &&
		! [ 'previous', 'next' ].includes(
			String( attributes.customVariant )
		) ) ||
	( name === 'core/button' && attributes.type === 'submit' ) ||
	innerBlocks.some( isSubmit );
