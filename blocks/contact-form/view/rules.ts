import { controlsOf } from './field';
import { say, shortName } from './messages';
import type { Control } from './field';
import type { Mistake, Messages } from './messages';

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

/** By what the control is, as browsers would check it. Where this is in doubt a text is right: the server looks again. */
const CHECKS: Record< string, ( text: string, control: Control ) => boolean > =
	{
		'[type=email]': ( text ) =>
			/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test( text ),
		'[inputmode=url]': ( text ) => /^[^\s<>"]+\.[^\s<>"]{2,}$/.test( text ),
		'[type=tel]': ( text ) =>
			/^(tel[.:]?\s*)?[^\p{L}\p{Nd}@]*\p{Nd}[^@]*$/iu.test( text ) &&
			( /[\p{L}#,;]/u.test( text )
				? /^(\P{Nd}*\p{Nd}){3,30}\P{Nd}*$/u
				: /^(\P{Nd}*\p{Nd}){3,17}\P{Nd}*$/u
			).test( text ),
		'[data-format]': ( text, { dataset } ) => isDay( text, dataset.format ),
	};

/** Whether a text can be what a control asks for. */
const isLike = ( text: string, control: Control ): boolean =>
	! control.validity.patternMismatch &&
	Object.entries( CHECKS ).every(
		( [ selector, check ] ) =>
			! control.matches( selector ) || check( text, control )
	);

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
function wrongText( control: Control ): Mistake | null {
	if ( control.validity.badInput ) {
		return 'wrong';
	}
	const text = control.value.trim();
	if ( ! text ) {
		return 'need';
	}
	if ( control.type === 'number' ) {
		return wrongNumber( Number( text ), control as HTMLInputElement );
	}
	return isLike( text, control ) ? null : 'wrong';
}

/** The kind of mistake in what was typed or chosen. */
function mistakeIn( controls: Control[] ): Mistake | null {
	const [ control ] = controls;
	if ( ! control || ! /radio|checkbox/.test( control.type ) ) {
		return control ? wrongText( control ) : null;
	}
	return controls.some( ( one ) => 'checked' in one && one.checked )
		? null
		: 'need';
}

/**
 * What is wrong with a field's value, or ''. Only what the server is sure to refuse; the messages are its own, and where
 * it has none, as for a field that may stay empty, nothing is wrong.
 *
 * @param field    The field's wrapper.
 * @param messages The form's texts.
 */
export function wrongWith( field: HTMLElement, messages: Messages ): string {
	const { field: id = '' } = field.dataset;
	const controls = controlsOf( field );
	const [ mistake, name ] =
		controls[ 0 ]?.type === 'file'
			? ( wrongFile( controls[ 0 ] as HTMLInputElement ) ?? [] )
			: [ mistakeIn( controls ) ];
	return mistake
		? say( messages.fields[ id ]?.[ mistake ], shortName( name ?? '' ) )
		: '';
}
