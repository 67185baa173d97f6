/** One thing that a screen keeps in its address. */
export interface ViewField< T > {
	/** Left out of the address. */
	readonly initial: T;
	/** Reads it; undefined for what is not a value. */
	readonly parse: ( text: string ) => T | undefined;
	readonly format: ( value: T ) => string;
}

type Fields< V > = { readonly [ Name in keyof V ]: ViewField< V[ Name ] > };

/** How a view stands in the part of the address after the #. */
export interface AddressView< V extends object > {
	/** Such as '/responses'. */
	readonly path: string;
	readonly fields: Fields< V >;
	readonly initial: V;
	/** What it does not understand is as if it were not there. */
	readonly parse: ( hash: string ) => V;
	/** With the #. What is as at the start is left out. */
	readonly format: ( view: V ) => string;
	/** A view with changes. Another list begins at its first page with nothing open, unless the changes say otherwise. */
	readonly change: ( view: V, changes: Partial< V > ) => V;
}

interface Options< V > {
	/** Such as '/responses'. */
	path: string;
	fields: Fields< V >;
	/** The field that stands in the path, behind it: the number of the item that is open. */
	item?: keyof V & string;
	/** Fixes views that make no sense. */
	normalize?: ( view: V ) => V;
}

/** Any text of up to 200 characters. */
export const textField: ViewField< string > = {
	initial: '',
	parse: ( text ) => text.slice( 0, 200 ),
	format: String,
};

/** Whether something is so; no at the start. */
export const flagField: ViewField< boolean > = {
	initial: false,
	parse: ( text ) => ( text === '1' ? true : undefined ),
	format: () => '1',
};

const parseCount = ( text: string ) =>
	/^\d{1,15}$/.test( text ) ? Number( text ) : undefined;

/** The number of something that may be none. */
export const optionalNumberField: ViewField< number | undefined > = {
	initial: undefined,
	parse: parseCount,
	format: String,
};

/**
 * A whole number, not negative.
 *
 * @param initial At the start, and the least.
 */
export const numberField = ( initial: number ): ViewField< number > => ( {
	initial,
	parse: ( text ) => Math.max( initial, parseCount( text ) ?? initial ),
	format: String,
} );

/** A day, as 2026-01-31; '' for none. */
export const dayField: ViewField< string > = {
	initial: '',
	parse( text ) {
		const isDay =
			/^\d{4}-\d{2}-\d{2}$/.test( text ) &&
			! Number.isNaN( Date.parse( text ) ) &&
			new Date( text ).toISOString().startsWith( text );
		return isDay ? text : undefined;
	},
	format: String,
};

/**
 * One of several names.
 *
 * @param names The names; the first is that at the start.
 */
export const choiceField = < T extends string >(
	names: readonly [ T, ...T[] ]
): ViewField< T > => ( {
	initial: names[ 0 ],
	parse: ( text ) => names.find( ( name ) => name === text ),
	format: String,
} );

/**
 * Describes how a view stands in the address.
 *
 * @example
 * const address = createAddressView< { search: string; page: number } >( {
 * 	path: '/orders',
 * 	fields: { search: textField, page: numberField( 1 ) },
 * } );
 *
 * @param options The path and its fields.
 */
export function createAddressView< V extends object >(
	options: Options< V >
): AddressView< V > {
	const { path, fields, item, normalize = ( view ) => view } = options;
	const names = Object.keys( fields ) as ( keyof V & string )[];
	const initial = Object.fromEntries(
		names.map( ( name ) => [ name, fields[ name ].initial ] )
	) as V;

	function parse( hash: string ): V {
		const [ where = '', query = '' ] = hash
			.replace( /^#/, '' )
			.split( '?', 2 );
		const args = new URLSearchParams( query );
		const open = where.startsWith( `${ path }/` )
			? where.slice( path.length + 1 )
			: null;
		const view = { ...initial };
		for ( const name of names ) {
			const text = name === item ? open : args.get( name );
			const value =
				text === null ? undefined : fields[ name ].parse( text );
			if ( value !== undefined ) {
				view[ name ] = value;
			}
		}
		return normalize( view );
	}

	function format( view: V ): string {
		const args = new URLSearchParams();
		let open = '';
		for ( const name of names ) {
			if ( view[ name ] !== initial[ name ] ) {
				const text = fields[ name ].format( view[ name ] );
				if ( name === item ) {
					open = `/${ text }`;
				} else {
					args.set( name, text );
				}
			}
		}
		const query = args.toString();
		return `#${ path }${ open }${ query && `?${ query }` }`;
	}

	function change( view: V, changes: Partial< V > ): V {
		const isPlace = ( name: string ) => name === 'page' || name === item;
		const isAnotherList = ! Object.keys( changes ).every( isPlace );
		const place = names
			.filter( isPlace )
			.map( ( name ) => [ name, initial[ name ] ] );
		return normalize( {
			...view,
			...( isAnotherList ? Object.fromEntries( place ) : {} ),
			...changes,
		} );
	}

	return { path, fields, initial, parse, format, change };
}
