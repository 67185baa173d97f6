import type { AiSettings } from '@slipstream/site-settings';
import type { Limit, Price } from '../../ai-settings';

/** Millionths in one. */
const MILLION = 1e6;

/** Stands before the slugs of roles, in the names of rows. */
export const ROLE = 'role:';

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

/** The settings that are edited as they are. */
const PLAIN = [
	'slipstream_ai_inactive_features',
	'slipstream_ai_inactive_roles',
	'slipstream_ai_currency',
	'slipstream_ai_label',
] as const;

/** The settings of the form. */
export const NAMES = [
	'slipstream_ai_enabled',
	...PLAIN,
	'slipstream_ai_request_limit',
	'slipstream_ai_limits_site',
	'slipstream_ai_limits_person',
	'slipstream_ai_limits_roles',
	'slipstream_ai_prices',
	'slipstream_ai_log_days',
] as const;
export type ControlSettings = Pick< AiSettings, ( typeof NAMES )[ number ] >;

/** What the form saves: the switch for all of AI acts by itself. */
export type FormSettings = Omit< ControlSettings, 'slipstream_ai_enabled' >;

/** What the form holds. */
export interface Draft extends Pick< AiSettings, ( typeof PLAIN )[ number ] > {
	/** By 'site', 'person' or a role's slug behind ROLE. */
	limits: Readonly< Record< string, LimitRow > >;
	prices: readonly PriceRow[];
	log_days: string;
}

const typed = ( value: number ) => ( value === 0 ? '' : String( value ) );

const rowOf = ( { requests = 0, tokens = 0, cost = 0 }: Limit ): LimitRow => ( {
	requests: typed( requests ),
	tokens: typed( tokens ),
	cost: typed( cost / MILLION ),
} );

const whole = ( text: string ) =>
	Math.max( 0, Math.round( Number( text ) || 0 ) );

const limitOf = ( row: LimitRow | undefined ): Required< Limit > => ( {
	requests: whole( row?.requests ?? '' ),
	tokens: whole( row?.tokens ?? '' ),
	cost: whole( String( Number( row?.cost ?? '' ) * MILLION ) ),
} );

/**
 * The form for what the server holds.
 *
 * @param saved What the server holds.
 */
export function draftOf( saved: ControlSettings ): Draft {
	const {
		slipstream_ai_enabled: _,
		slipstream_ai_request_limit: requests,
		slipstream_ai_limits_site: site,
		slipstream_ai_limits_person: person,
		slipstream_ai_limits_roles: roles,
		slipstream_ai_prices: prices,
		slipstream_ai_log_days: days,
		...plain
	} = saved;
	return {
		...plain,
		log_days: String( days ),
		limits: {
			site: rowOf( { ...site, requests } ),
			person: rowOf( person ),
			...Object.fromEntries(
				Object.entries( roles ).map( ( [ role, limit ] ) => [
					ROLE + role,
					rowOf( limit ),
				] )
			),
		},
		prices: Object.entries( prices ).map( ( [ model, price ] ) => ( {
			model,
			in: typed( price.in ),
			out: typed( price.out ),
			image: typed( price.image ?? 0 ),
			minute: typed( price.minute ?? 0 ),
		} ) ),
	};
}

/** The table of prices. Rows without a model are left out. */
function pricesOf( rows: readonly PriceRow[] ): Record< string, Price > {
	const table: Record< string, Price > = {};
	for ( const { model, ...price } of rows ) {
		if ( model.trim() ) {
			table[ model.trim() ] = {
				in: Number( price.in ) || 0,
				out: Number( price.out ) || 0,
				image: Number( price.image ) || 0,
				minute: Number( price.minute ) || 0,
			};
		}
	}
	return table;
}

/** The limits of roles that have one. */
function rolesOf( limits: Draft[ 'limits' ] ): Record< string, Limit > {
	const roles: Record< string, Limit > = {};
	for ( const [ name, row ] of Object.entries( limits ) ) {
		const limit = limitOf( row );
		if (
			name.startsWith( ROLE ) &&
			UNITS.some( ( unit ) => limit[ unit ] > 0 )
		) {
			roles[ name.slice( ROLE.length ) ] = limit;
		}
	}
	return roles;
}

/**
 * The settings that a form holds.
 *
 * @param draft The form.
 */
export function bodyOf( draft: Draft ): FormSettings {
	const { limits, prices, log_days: days, ...plain } = draft;
	const site = limitOf( limits.site );
	return {
		...plain,
		slipstream_ai_request_limit: site.requests,
		slipstream_ai_limits_site: site,
		slipstream_ai_limits_person: limitOf( limits.person ),
		slipstream_ai_limits_roles: rolesOf( limits ),
		slipstream_ai_prices: pricesOf( prices ),
		slipstream_ai_log_days: whole( days ),
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
