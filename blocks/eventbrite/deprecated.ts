import { createBlock } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import { bareForms } from '@slipstream/embed';
import metadata from './block.json';
import type { EventbriteAttributes } from './types';
import type { Block } from '@wordpress/blocks';

const OUTLINE = 'is-style-outline';
const LEGACY = [
	'text',
	'backgroundColor',
	'textColor',
	'customBackgroundColor',
	'customTextColor',
	'borderRadius',
] as const;

const classes = ( ...names: ( string | false | undefined )[] ) =>
	names.filter( Boolean ).join( ' ' ) || undefined;

function ButtonLink( attributes: EventbriteAttributes ) {
	const { backgroundColor, textColor, borderRadius } = attributes;
	const background = backgroundColor ?? attributes.customBackgroundColor;
	const color = textColor ?? attributes.customTextColor;
	return createElement( 'a', {
		id: `eventbrite-widget-${ attributes.eventId }`,
		className: classes(
			'wp-block-button__link',
			!! background && 'has-background',
			backgroundColor && `has-${ backgroundColor }-background-color`,
			!! color && 'has-text-color',
			textColor && `has-${ textColor }-color`,
			borderRadius === 0 && 'no-border-radius'
		),
		href: attributes.url,
		role: 'button',
		target: '_blank',
		rel: 'noopener noreferrer',
		style: {
			backgroundColor: backgroundColor
				? undefined
				: attributes.customBackgroundColor,
			color: textColor ? undefined : attributes.customTextColor,
			borderRadius: borderRadius ? `${ borderRadius }px` : undefined,
		},
		dangerouslySetInnerHTML: { __html: attributes.text ?? 'Register' },
	} );
}

function oldSave( { attributes }: { attributes: EventbriteAttributes } ) {
	const { eventId, useModal, style, url } = attributes;
	if ( ! eventId ) {
		return null;
	}
	return useModal || style === 'modal'
		? createElement(
				'div',
				{ className: 'wp-block-button' },
				ButtonLink( attributes )
			)
		: createElement(
				'a',
				{ className: 'eventbrite__direct-link', href: url },
				url
			);
}

/** Moves the button's look into a button block. */
function migrate(
	attributes: EventbriteAttributes
): EventbriteAttributes | [ EventbriteAttributes, Block[] ] {
	const { useModal, className = '', ...others } = attributes;
	const style = useModal ? 'modal' : others.style;
	const rest = Object.fromEntries(
		Object.entries( others ).filter(
			( [ name ] ) => ! LEGACY.some( ( legacy ) => legacy === name )
		)
	);
	const moved = { ...rest, style, className } as EventbriteAttributes;
	if ( style !== 'modal' ) {
		return className ? moved : { ...moved, className: undefined };
	}
	const names = className.split( /\s+/ ).filter( Boolean );
	const { text, backgroundColor, textColor, borderRadius } = attributes;
	return [
		{
			...moved,
			className: classes( ...names.filter( ( one ) => one !== OUTLINE ) ),
		},
		[
			createBlock( 'jetpack/button', {
				element: 'a',
				uniqueId: 'eventbrite-widget-id',
				text: text ?? 'Register',
				backgroundColor,
				textColor,
				customBackgroundColor: attributes.customBackgroundColor,
				customTextColor: attributes.customTextColor,
				borderRadius,
				...( names.includes( OUTLINE ) && { className: OUTLINE } ),
			} ),
		],
	];
}

function isEligible(
	attributes: EventbriteAttributes,
	innerBlocks: readonly Block[]
): boolean {
	const isModal = attributes.useModal || attributes.style === 'modal';
	return (
		!! isModal &&
		( innerBlocks.length === 0 ||
			LEGACY.some( ( name ) => attributes[ name ] !== undefined ) )
	);
}

export const deprecated = bareForms( {
	attributes: {
		...metadata.attributes,
		// Posts have it in their own language where the author has left it as it was.
		text: { type: 'string', source: 'html', selector: 'a' },
	},
	supports: metadata.supports,
	save: oldSave,
	migrate,
	isEligible,
} );
