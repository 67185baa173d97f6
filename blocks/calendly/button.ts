import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Pasted } from './parse';

/** What an embed code says of the button. */
export type Look = Pasted[ 'button' ];

/**
 * The one button inside a block that shows a link.
 *
 * @param url  The address.
 * @param look What is said of it.
 */
export const buttonOf = (
	url: string | undefined,
	look: Look & { backgroundColor?: string; named?: string } = {}
) =>
	createBlock( 'jetpack/button', {
		element: 'a',
		uniqueId: 'calendly-widget-id',
		text: look.text || __( 'Schedule time with me', 'slipstream' ),
		url,
		customBackgroundColor: look.color,
		customTextColor: look.textColor,
		// Names of a theme's colors.
		backgroundColor: look.backgroundColor,
		textColor: look.named,
	} );
