import { isEmail, isURL } from '@wordpress/url';
import type { FieldValue, FormResponse } from '../types';

/** How a value is shown. */
export type Presentation =
	| { kind: 'none' }
	| { kind: 'text'; text: string }
	| { kind: 'long'; text: string }
	| { kind: 'link'; href: string; text: string }
	| { kind: 'list'; items: { text: string; image?: string }[] }
	| { kind: 'rating'; value: number; most: number }
	| { kind: 'files' };

interface Choice {
	label?: unknown;
	selected?: unknown;
	image?: { src?: unknown };
}

/** An address that is safe to link: of the web, never of a script. */
export function webAddress( text: string ): string | undefined {
	const address = /^[a-z][a-z\d+.-]*:/i.test( text )
		? text
		: `https://${ text }`;
	return /^https?:\/\//i.test( address ) && isURL( address )
		? address
		: undefined;
}

function isRecord( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
}

/** Choices of pictures, as other plugins store them: objects with a label and an image. */
function picturesOf( value: unknown ): { text: string; image?: string }[] {
	const choices =
		isRecord( value ) && Array.isArray( value.choices )
			? ( value.choices as unknown[] )
			: [];
	return choices
		.filter( isRecord )
		.map( ( { label, selected, image }: Choice ) => ( {
			text: String( label || selected || '' ),
			image:
				typeof image?.src === 'string'
					? webAddress( image.src )
					: undefined,
		} ) );
}

function link( { type, display }: FieldValue ): Presentation | undefined {
	if ( type === 'email' && isEmail( display ) ) {
		return {
			kind: 'link',
			href: `mailto:${ encodeURIComponent( display ).replace( '%40', '@' ) }`,
			text: display,
		};
	}
	if (
		( type === 'telephone' || type === 'phone' ) &&
		/^\+?[\d\s().-]{3,}$/.test( display )
	) {
		const number = display.replace( /[^\d+]/g, '' );
		return { kind: 'link', href: `tel:${ number }`, text: display };
	}
	const address = type === 'url' ? webAddress( display ) : undefined;
	return address === undefined
		? undefined
		: { kind: 'link', href: address, text: display };
}

/**
 * How a value is shown, by the type of its field.
 *
 * @param field The field and its value.
 */
export function presentationOf( field: FieldValue ): Presentation {
	const { type, value, display, files } = field;
	if ( files.length > 0 ) {
		return { kind: 'files' };
	}
	const pictures = picturesOf( value );
	if ( pictures.length > 0 ) {
		return { kind: 'list', items: pictures };
	}
	if ( display.trim() === '' ) {
		return { kind: 'none' };
	}
	if (
		Array.isArray( value ) &&
		value.every( ( item ) => typeof item === 'string' )
	) {
		return { kind: 'list', items: value.map( ( text ) => ( { text } ) ) };
	}
	const stars =
		type === 'rating' ? /^(\d+)\/(\d+)$/.exec( display ) : undefined;
	if ( stars && Number( stars[ 2 ] ) <= 20 ) {
		return {
			kind: 'rating',
			value: Number( stars[ 1 ] ),
			most: Number( stars[ 2 ] ),
		};
	}
	return (
		link( field ) ?? {
			kind:
				type === 'textarea' || display.includes( '\n' )
					? 'long'
					: 'text',
			text: display,
		}
	);
}

/** Types of fields that the list shows in columns of their own. */
const ABOUT_SENDER = [ 'name', 'email', 'hidden', 'consent', 'checkbox' ];

/**
 * One line that tells a response from others: what was written, not who wrote it.
 *
 * @param response The response.
 */
export function summaryOf( response: FormResponse ): string {
	const given = response.fields.filter(
		( { type, display } ) =>
			display.trim() !== '' && ! ABOUT_SENDER.includes( type )
	);
	const texts = given.filter( ( { type } ) => type === 'textarea' );
	return [ ...texts, ...given.filter( ( item ) => ! texts.includes( item ) ) ]
		.map( ( { display } ) => display )
		.join( ' · ' )
		.replace( /\s+/g, ' ' )
		.slice( 0, 240 );
}

/**
 * The address that a mail program opens for a reply, or '' where nobody could get it.
 *
 * @param response The response.
 * @param subject  The subject.
 */
export function replyTo( response: FormResponse, subject: string ): string {
	const { author_email: email } = response;
	return isEmail( email )
		? `mailto:${ encodeURIComponent( email ).replace( '%40', '@' ) }?subject=${ encodeURIComponent( subject ) }`
		: '';
}
