import type { AiControl, Limit, Price } from './types';

/** Millionths in one. */
const MILLION = 1e6;

/** The three things that limits are set in. */
export const UNITS = [ 'requests', 'tokens', 'cost' ] as const;
export type Unit = ( typeof UNITS )[ number ];

/** The four things that have a price. */
export const PRICED = [ 'in', 'out', 'image', 'minute' ] as const;
export type Priced = ( typeof PRICED )[ number ];

/** A row of the price table as it is typed; empty for no price. */
export type PriceRow = Record< 'model' | Priced, string >;

/** A row that nobody has typed in. */
export const NO_PRICE: PriceRow = {
	model: '',
	in: '',
	out: '',
	image: '',
	minute: '',
};

/** A limit as it is typed; empty for none. */
export type LimitRow = Record< Unit, string >;

/** What the form holds. */
export interface Draft extends Pick<
	AiControl,
	'is_on' | 'off_features' | 'off_roles' | 'currency' | 'label'
> {
	/** By 'site', 'person' or a role's slug behind 'role:'. */
	limits: Readonly< Record< string, LimitRow > >;
	prices: readonly PriceRow[];
	log_days: string;
}

const typed = ( value: number ) => ( value === 0 ? '' : String( value ) );

const rowOf = ( { requests, tokens, cost }: Limit ): LimitRow => ( {
	requests: typed( requests ),
	tokens: typed( tokens ),
	cost: typed( cost / MILLION ),
} );

const whole = ( text: string ) =>
	Math.max( 0, Math.round( Number( text ) || 0 ) );

const limitOf = ( row: LimitRow | undefined ): Limit => ( {
	requests: whole( row?.requests ?? '' ),
	tokens: whole( row?.tokens ?? '' ),
	cost: whole( String( Number( row?.cost ?? '' ) * MILLION ) ),
} );

/**
 * The form for what the server holds.
 *
 * @param control What the server holds.
 */
export function draftOf( control: AiControl ): Draft {
	const { role_limits: roles } = control;
	return {
		is_on: control.is_on,
		off_features: control.off_features,
		off_roles: control.off_roles,
		currency: control.currency,
		label: control.label,
		log_days: String( control.log_days ),
		limits: {
			site: rowOf( control.site ),
			person: rowOf( control.person ),
			...Object.fromEntries(
				Object.entries( roles ).map( ( [ role, limit ] ) => [
					`role:${ role }`,
					rowOf( limit ),
				] )
			),
		},
		prices: Object.entries( control.prices ).map(
			( [ model, price ] ) => ( {
				model,
				in: typed( price.in ),
				out: typed( price.out ),
				image: typed( price.image ),
				minute: typed( price.minute ),
			} )
		),
	};
}

/**
 * What is sent for a form. Rows of prices without a model are left out.
 *
 * @param draft The form.
 */
export function bodyOf( draft: Draft ) {
	const { limits, prices, log_days: days, ...rest } = draft;
	const roles = Object.keys( limits ).filter( ( name ) =>
		name.startsWith( 'role:' )
	);
	const table: Record< string, Price > = {};
	for ( const { model, ...price } of prices ) {
		if ( model.trim() ) {
			table[ model.trim() ] = {
				in: Number( price.in ) || 0,
				out: Number( price.out ) || 0,
				image: Number( price.image ) || 0,
				minute: Number( price.minute ) || 0,
			};
		}
	}
	return {
		...rest,
		site: limitOf( limits.site ),
		person: limitOf( limits.person ),
		role_limits: Object.fromEntries(
			roles.map( ( name ) => [
				name.slice( 'role:'.length ),
				limitOf( limits[ name ] ),
			] )
		),
		prices: table,
		log_days: whole( days ),
	};
}

/**
 * A list with a name in it or not.
 *
 * @param list The list.
 * @param name The name.
 * @param isIn Whether it is to be in it.
 */
export const withName = < T extends string >(
	list: readonly T[],
	name: T,
	isIn: boolean
): T[] => [
	...list.filter( ( other ) => other !== name ),
	...( isIn ? [ name ] : [] ),
];
