import { fieldTypeOf } from '@slipstream/forms';
import { plain } from './text';
import type { Values } from '@slipstream/forms';

/** What can be said of every field; what else, its field.json says. */
const COMMON = [ 'label', 'required', 'requiredText', 'width' ];

const WIDTHS = [ 25, 33, 50, 75, 100 ];
const MOST_OPTIONS = 100;
const MOST_STARS = 10;

/** Other names for the same, as older forms have them. */
const ALIASES: Readonly< Record< string, string > > = {
	implicitConsentMessage: 'label',
	explicitConsentMessage: 'label',
	toggleLabel: 'placeholder',
};

function optionsOf( value: unknown ): string[] | undefined {
	const labels = ( Array.isArray( value ) ? value : [] ).map( ( option ) =>
		plain( ( option as Values | null )?.label ?? option )
	);
	const unique = [ ...new Set( labels ) ].filter( Boolean );
	return unique.length ? unique.slice( 0, MOST_OPTIONS ) : undefined;
}

function oneOf< T >( value: T, allowed: readonly T[] ): T | undefined {
	return allowed.includes( value ) ? value : undefined;
}

function numberOf( value: unknown ): number | undefined {
	const number =
		typeof value === 'string' && value.trim() ? Number( value ) : value;
	return typeof number === 'number' && Number.isFinite( number )
		? number
		: undefined;
}

function countOf( value: unknown, most: number ): number | undefined {
	const number = numberOf( value );
	return number && Number.isInteger( number ) && number > 0
		? Math.min( number, most )
		: undefined;
}

/** How values other than texts come into the form that blocks hold them in; nothing where they cannot be used. */
const CLEAN: Readonly< Record< string, ( value: unknown ) => unknown > > = {
	required: ( value ) => oneOf( value, [ true, false ] ),
	width: ( value ) => oneOf( numberOf( value ) ?? 0, WIDTHS ),
	options: optionsOf,
	consentType: ( value ) => oneOf( value, [ 'implicit', 'explicit' ] ),
	iconStyle: ( value ) => oneOf( value, [ 'stars', 'hearts' ] ),
	min: numberOf,
	max: numberOf,
	stars: ( value ) => countOf( value, MOST_STARS ),
	maxfiles: ( value ) => countOf( value, MOST_OPTIONS ),
	step: ( value ) => ( Number( value ) > 0 ? numberOf( value ) : undefined ),
};

function clean( kind: string, key: string, value: unknown ): unknown {
	const name = kind === 'rating' && key === 'max' ? 'stars' : key;
	const text = typeof value === 'string' ? plain( value ) : undefined;
	return Object.hasOwn( CLEAN, name ) ? CLEAN[ name ]?.( value ) : text;
}

/** Whether fields of a kind can be made and changed. */
export const isKnownKind = ( kind: string ): boolean =>
	!! fieldTypeOf( kind )?.ai;

/** What can be said of a field of this kind. */
export function keysOf( kind: string ): readonly string[] {
	const own = fieldTypeOf( kind )?.ai?.attributes;
	return own ? [ ...COMMON, ...own ] : [];
}

/**
 * The usable ones of the values that an answer gives a field.
 *
 * @param kind  What the field asks for.
 * @param given The values of the answer.
 */
export function cleanValues( kind: string, given: Values ): Values {
	const allowed = keysOf( kind );
	const values: Values = {};
	for ( const [ name, value ] of Object.entries( given ) ) {
		const key = ALIASES[ name ] ?? name;
		const cleaned = allowed.includes( key )
			? clean( kind, key, value )
			: undefined;
		if ( cleaned !== undefined && ! ( key === 'label' && ! cleaned ) ) {
			values[ key ] = cleaned;
		}
	}
	if ( Number( values.min ) >= Number( values.max ) ) {
		delete values.min;
		delete values.max;
	}
	return values;
}

/** Whether a new field can be made of this: a visitor must know what is asked, and be able to answer. */
export const isEnough = ( kind: string, values: Values ): boolean =>
	isKnownKind( kind ) &&
	( !! values.label || kind === 'consent' ) &&
	// Choices without an option can be answered by nobody.
	( ! keysOf( kind ).includes( 'options' ) || !! values.options );
