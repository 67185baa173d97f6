/** What can be wrong with a field: nothing given, no such answer, too little, too much; of files: too many, too large, of a wrong type. */
export type Mistake =
	'need' | 'wrong' | 'min' | 'max' | 'most' | 'large' | 'type';

/** The texts that the server wrote into the form, in the site's language. */
export interface Messages {
	unsent: string;
	sending: string;
	cancel: string;
	stopped: string;
	failed: string;
	offline: string;
	again: string;
	back: string;
	step?: string;
	pick?: string;
	large?: string;
	remove?: string;
	/** By the field's id. */
	fields: Record< string, Partial< Record< Mistake, string > > >;
}

/**
 * A text with its placeholders filled in.
 *
 * @param text   With %s, %d or %1$s.
 * @param values What to fill in.
 */
export function say( text = '', ...values: ( string | number )[] ): string {
	let next = 0;
	return text.replace( /%(?:(\d)\$)?[sd]/g, ( _, place?: string ) =>
		String( values[ place ? Number( place ) - 1 : next++ ] )
	);
}

/** The longest name of a file that is shown whole, as in php/Forms/Files/File_Validator.php. */
const NAME_LENGTH = 32;

/** A file's name on one line: of a long one its beginning and its end. */
export const shortName = ( name: string ): string =>
	name.length > NAME_LENGTH
		? `${ name.slice( 0, NAME_LENGTH - 13 ) }…${ name.slice( -12 ) }`
		: name;

/** Makes an element with properties and children. */
export function make< Name extends keyof HTMLElementTagNameMap >(
	name: Name,
	properties: Partial< HTMLElementTagNameMap[ Name ] > = {},
	...children: ( Node | string )[]
): HTMLElementTagNameMap[ Name ] {
	const element = Object.assign( document.createElement( name ), properties );
	element.append( ...children );
	return element;
}

/** The page's language where the browser knows it, else the browser's. */
export function language(): string | undefined {
	try {
		return Intl.getCanonicalLocales( document.documentElement.lang )[ 0 ];
	} catch {
		return undefined;
	}
}
