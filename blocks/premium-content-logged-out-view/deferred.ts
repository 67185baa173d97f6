import { createBlock } from '@wordpress/blocks';
import { escapeHTML } from '@wordpress/escape-html';
import { __ } from '@wordpress/i18n';
import metadata from './block.json';
import { save, saveBare } from './save';
import type { VisitorViewAttributes } from './types';
import type { Block } from '@wordpress/blocks';

const { supports } = metadata;

/** What the server drew buttons of. */
const attributes = {
	subscribeButtonText: { type: 'string' },
	loginButtonText: { type: 'string' },
	buttonClasses: { type: 'string' },
	backgroundButtonColor: { type: 'string' },
	textButtonColor: { type: 'string' },
	customBackgroundButtonColor: { type: 'string' },
	customTextButtonColor: { type: 'string' },
} as const;

const hasButtons = ( old: VisitorViewAttributes ) =>
	Object.keys( old ).some( ( name ) => name in attributes );

/** The buttons that the server drew become blocks. */
function migrate(
	old: VisitorViewAttributes,
	inner: Block[]
): [ object, Block[] ] {
	if ( ! hasButtons( old ) ) {
		return [ old, inner ];
	}
	const {
		subscribeButtonText = __( 'Subscribe', 'slipstream' ),
		loginButtonText = __( 'Log in', 'slipstream' ),
		backgroundButtonColor: backgroundColor,
		textButtonColor: textColor,
		customBackgroundButtonColor: background,
		customTextButtonColor: text,
	} = old;
	const rest = Object.fromEntries(
		Object.entries( old ).filter( ( [ name ] ) => ! ( name in attributes ) )
	);
	return [
		rest,
		[
			...inner,
			createBlock( 'premium-content/buttons', {}, [
				createBlock( 'jetpack/recurring-payments', {}, [
					createBlock( 'jetpack/button', {
						element: 'a',
						uniqueId: 'id',
						passthroughAttributes: {
							uniqueId: 'uniqueId',
							url: 'url',
						},
						text: escapeHTML( subscribeButtonText ),
						backgroundColor,
						textColor,
						customBackgroundColor: background,
						customTextColor: text,
					} ),
				] ),
				createBlock( 'premium-content/login-button', {
					text: escapeHTML( loginButtonText ),
					backgroundColor,
					textColor,
					...( ( background || text ) && {
						style: { color: { background, text } },
					} ),
				} ),
			] ),
		],
	];
}

export const deferred = {
	deprecated: [
		{ attributes, supports, isEligible: hasButtons, migrate, save },
		{
			attributes,
			supports,
			isEligible: hasButtons,
			migrate,
			save: saveBare,
		},
	],
};
