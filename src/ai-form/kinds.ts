import { plain } from './text';
import type { Values } from '@slipstream/forms';

const BASIC = [ 'label', 'required', 'requiredText', 'width' ];
const WRITTEN = [ ...BASIC, 'placeholder' ];
const CHOSEN = [ ...BASIC, 'options' ];

/** What can be asked for, and what can be said of each. */
const KINDS: Readonly< Record< string, readonly string[] > > = {
	name: WRITTEN,
	email: WRITTEN,
	text: WRITTEN,
	textarea: WRITTEN,
	url: WRITTEN,
	telephone: WRITTEN,
	date: WRITTEN,
	time: WRITTEN,
	number: [ ...WRITTEN, 'min', 'max' ],
	checkbox: BASIC,
	consent: [ ...BASIC, 'consentType' ],
	'checkbox-multiple': CHOSEN,
	radio: CHOSEN,
	select: [ ...CHOSEN, 'placeholder' ],
	rating: [ ...BASIC, 'max', 'iconStyle' ],
	slider: [ ...BASIC, 'min', 'max', 'step', 'minLabel', 'maxLabel' ],
	file: [ ...BASIC, 'maxfiles' ],
};

/** Choices without an option can be answered by nobody. */
const NEEDS_OPTIONS = [ 'checkbox-multiple', 'radio', 'select' ];

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
	Object.hasOwn( KINDS, kind );

/** What can be said of a field of this kind. */
export const keysOf = ( kind: string ): readonly string[] =>
	KINDS[ kind ] ?? [];

/**
 * Of what was said of a field, what can be used.
 *
 * @param kind What the field asks for.
 * @param said What was said.
 */
export function cleanValues( kind: string, said: Values ): Values {
	const allowed = keysOf( kind );
	const values: Values = {};
	for ( const [ name, value ] of Object.entries( said ) ) {
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
	( ! NEEDS_OPTIONS.includes( kind ) || !! values.options );
