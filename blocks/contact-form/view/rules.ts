import { controlsOf } from './field';
import { say } from './words';
import type { Control } from './field';
import type { Mistake, Words } from './words';

/** Where year, month and day stand in the formats of the form. */
const ORDERS: Record< string, string > = {
	'mm/dd/yy': '$3-$1-$2',
	'dd/mm/yy': '$3-$2-$1',
};

/** Whether a text is a day that exists, as the form asks for it or as browsers write dates. */
function isDay( text: string, format = '' ): boolean {
	const iso = text.replace(
		/^(\d\d?)\/(\d\d?)\/(\d{4})$/,
		ORDERS[ format ] ?? ''
	);
	const [ year = 0, month = 0, day = 0 ] = /^\d{4}-\d\d?-\d\d?$/.test( iso )
		? iso.split( '-' ).map( Number )
		: [];
	// The calendar repeats after 400 years; Date takes the first hundred for others.
	const days = new Date( 2000 + ( year % 400 ), month, 0 ).getDate();
	return year > 0 && month > 0 && month < 13 && day > 0 && day <= days;
}

/** Whether a text can be what a field asks for. Where this is in doubt it says so: the server looks again. */
function isLike( type: string, text: string, control: Control ): boolean {
	switch ( type ) {
		case 'email':
			return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test( text );
		case 'url':
			return /^[^\s<>"]+\.[^\s<>"]{2,}$/.test( text );
		case 'telephone':
			return (
				/^[\p{Nd}\s+().\/x#*-]+$/iu.test( text ) &&
				/^(\P{Nd}*\p{Nd}){3,17}\P{Nd}*$/u.test( text )
			);
		case 'date':
			return isDay( text, control.dataset.format );
		default:
			return true;
	}
}

/** Whether a file's name ends as the field allows. */
const isTaken = ( name: string, accept: string ) =>
	accept
		.split( ',' )
		.some( ( ending ) => name.toLowerCase().endsWith( ending ) );

/** What is wrong with files: the kind of mistake, and the name of the file. */
function wrongFile( input: HTMLInputElement ): [ Mistake, string ] | null {
	const files = [ ...( input.files ?? [] ) ];
	const kept =
		input.parentElement?.querySelectorAll( 'input[type=hidden]' ).length;
	if ( files.length + ( kept ?? 0 ) > Number( input.dataset.maxFiles ) ) {
		return [ 'most', '' ];
	}
	for ( const { name, size } of files ) {
		if ( size > Number( input.dataset.maxSize ) ) {
			return [ 'large', name ];
		}
		if ( ! isTaken( name, input.accept ) ) {
			return [ 'type', name ];
		}
	}
	return ! files.length && ! kept ? [ 'need', '' ] : null;
}

/** Whether a number is outside of what its field allows. */
function wrongNumber( number: number, { min, max }: HTMLInputElement ) {
	if ( min && number < Number( min ) ) {
		return 'min';
	}
	return max && number > Number( max ) ? 'max' : null;
}

/** The kind of mistake in what was typed. */
function wrongText( type: string, control: Control ): Mistake | null {
	if ( control.validity.badInput ) {
		return 'wrong';
	}
	const text = control.value.trim();
	if ( ! text ) {
		return 'need';
	}
	if ( type === 'number' ) {
		return wrongNumber( Number( text ), control as HTMLInputElement );
	}
	return isLike( type, text, control ) ? null : 'wrong';
}

/** The kind of mistake in what was typed or chosen. */
function mistakeIn( type: string, controls: Control[] ): Mistake | null {
	const [ control ] = controls;
	if ( ! control || ! /radio|checkbox/.test( control.type ) ) {
		return control ? wrongText( type, control ) : null;
	}
	return controls.some( ( one ) => 'checked' in one && one.checked )
		? null
		: 'need';
}

/**
 * What is wrong with a field's answer in words, or ''. Only what the server is sure to refuse; the words are its own, and where
 * it has none, as for a field that may stay empty, nothing is wrong.
 *
 * @param field The field's wrapper.
 * @param words The form's texts.
 */
export function wrongWith( field: HTMLElement, words: Words ): string {
	const { field: id = '', type = '' } = field.dataset;
	const controls = controlsOf( field );
	const [ mistake, name ] =
		type === 'file'
			? ( wrongFile( controls[ 0 ] as HTMLInputElement ) ?? [] )
			: [ mistakeIn( type, controls ) ];
	return mistake ? say( words.fields[ id ]?.[ mistake ], name ?? '' ) : '';
}
