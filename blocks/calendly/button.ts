import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Pasted } from './parse';

/** What an embed code says of the button. */
export type Look = Pasted[ 'button' ];

/**
 * The attributes that a button gets of an address and a code: what the code does not say is left as it is.
 *
 * @param url  The address.
 * @param look What the code says.
 */
export const attributesOf = ( url: string, look: Look ) => ( {
	url,
	...( look.text && { text: look.text } ),
	...( look.color && {
		backgroundColor: undefined,
		customBackgroundColor: look.color,
	} ),
	...( look.textColor && {
		textColor: undefined,
		customTextColor: look.textColor,
	} ),
} );

/**
 * The one button inside a block that shows a link.
 *
 * @param url  The address.
 * @param look What an embed code says of it.
 * @param more Other attributes.
 */
export const buttonOf = ( url: string, look: Look = {}, more: object = {} ) =>
	createBlock( 'jetpack/button', {
		element: 'a',
		uniqueId: 'calendly-widget-id',
		text: __( 'Schedule time with me', 'slipstream' ),
		...attributesOf( url, look ),
		...more,
	} );
