import { createBlock, getBlockType } from '@wordpress/blocks';
import { modernize } from '@slipstream/forms';
import type { Values } from '@slipstream/forms';

/** The types of the old shortcodes that become fields of the same type; an address of a website was always a plain text there. */
const SHORTCODE_TYPES =
	'text textarea radio checkbox checkbox-multiple select email name number time date telephone';

const read = ( text: string ): Values =>
	Object.fromEntries(
		[ ...text.matchAll( /([\w-]+)=(["'])(.*?)\2/g ) ].map(
			( [ , key, , value ] ) => [ key, value ]
		)
	);

function fieldOf( [ , text = '' ]: RegExpMatchArray ) {
	const {
		type,
		label,
		options,
		placeholder,
		id,
		default: first,
		width,
		...more
	} = read( text );
	const fieldType = SHORTCODE_TYPES.split( ' ' ).includes( String( type ) )
		? String( type )
		: 'text';
	const [ attributes, inner ] = modernize( fieldType, {
		label,
		placeholder,
		id,
		defaultValue: first,
		width: Number( width ) || 100,
		required: /^(1|true|yes)$/i.test( String( more.required ) ),
		requiredText: more.requiredtext,
		options: options
			? String( options )
					.split( ',' )
					.map( ( option ) => option.trim() )
			: undefined,
	} );
	return createBlock( `jetpack/field-${ fieldType }`, attributes, inner );
}

/** A form that was written as shortcodes. */
export const fromShortcode = {
	type: 'shortcode',
	tag: 'contact-form',
	transform: (
		{ named = {} }: { named?: Values },
		match: { shortcode?: { content?: string } }
	) => {
		const ref = Number( named.ref );
		const fields = [
			...( match.shortcode?.content ?? '' ).matchAll(
				/\[contact-field\s([^\]]*)\]/g
			),
		].map( fieldOf );
		const button = {
			element: 'button',
			text: named.submit_button_text,
			lock: { remove: true },
		};
		return createBlock(
			'jetpack/contact-form',
			{
				ref: ref || undefined,
				to: named.to,
				subject: named.subject,
			},
			ref || ! getBlockType( 'jetpack/button' )
				? fields
				: [ ...fields, createBlock( 'jetpack/button', button ) ]
		);
	},
};

/** Offered where the sign-up block is active. */
export const toSubscriptions = {
	type: 'block',
	blocks: [ 'jetpack/subscriptions' ],
	transform: () => createBlock( 'jetpack/subscriptions' ),
};
