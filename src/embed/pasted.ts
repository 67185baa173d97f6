/** What an attribute may hold, and what it is otherwise. */
export type PastedRule< T > =
	| { readonly kind: 'boolean'; readonly initial: T }
	| {
			readonly kind: 'text';
			readonly matches: RegExp;
			readonly initial: T;
	  };

/** A rule for each attribute. */
export type PastedRules< T extends object > = {
	readonly [ Name in keyof T ]: PastedRule< T[ Name ] >;
};

/** Whether a text of an embed code means yes; undefined where it means neither. */
export function readBoolean( text: unknown ): boolean | undefined {
	const plain = String( text ?? '' )
		.replace( /^['"]|['"]$/g, '' )
		.toLowerCase();
	if ( [ 'true', '1', 'yes' ].includes( plain ) ) {
		return true;
	}
	return [ 'false', '0', 'no' ].includes( plain ) ? false : undefined;
}

function readOne< T >( value: unknown, rule: PastedRule< T > ): T {
	if ( rule.kind === 'boolean' ) {
		return ( readBoolean( value ) ?? rule.initial ) as T;
	}
	return typeof value === 'string' && rule.matches.test( value )
		? ( value as T )
		: rule.initial;
}

/**
 * Makes attributes of what an embed code says, where all is text: `'false'` is no, and what does not fit is the default.
 *
 * @param values What the code says, by attribute; others are left out.
 * @param rules  What each may be.
 */
export function readPasted< T extends object >(
	values: Readonly< Record< string, unknown > >,
	rules: PastedRules< T >
): T {
	const names = Object.keys( rules ) as ( keyof T & string )[];
	return Object.fromEntries(
		names.map( ( name ) => [
			name,
			readOne( values[ name ], rules[ name ] ),
		] )
	) as T;
}

/**
 * Whether a text is one address, or a code alone. What is pasted with words beside it is a text of the post, and no block.
 *
 * @param text The text.
 */
export const isAlone = ( text: string ): boolean =>
	/^(?:<[^]*>|\S+)$/.test( text.trim() );
