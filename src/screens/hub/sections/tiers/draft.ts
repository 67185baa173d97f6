import { __ } from '@wordpress/i18n';
import { hubSettings } from '@slipstream/site-settings';
import type { HubSettings } from '@slipstream/site-settings';
import type { ValidationMessages } from '@slipstream/ui';
import type { Tier } from '../../types';

/** As many as the server takes, and as much of each. */
export const { maxItems, items } = hubSettings.slipstream_hub_tiers.limits;
/** Sites refer to a tier by its slug, as new ones do. */
const SLUG_LENGTH = hubSettings.slipstream_hub_default_tier.limits.maxLength;
const MOST = items.properties.requests.maximum;

/** A tier as it is typed; the number stays the same. */
export interface Row {
	readonly id: number;
	/** '' for a new tier: it gets one when it is saved, and keeps it then. */
	readonly slug: string;
	name: string;
	/** '' for no limit. */
	requests: string;
	/** Blocks that sites of this tier do not have. */
	withheld: NonNullable< Tier[ 'withheld' ] >;
}

/** What the form holds. */
export interface Draft {
	registration: HubSettings[ 'slipstream_hub_registration' ];
	defaultTier: string;
	rows: readonly Row[];
	/** '' for none. */
	mapboxToken: string;
}

/**
 * The form for what the server holds.
 *
 * @param saved What it holds.
 */
export const draftOf = ( saved: HubSettings ): Draft => ( {
	registration: saved.slipstream_hub_registration,
	defaultTier: saved.slipstream_hub_default_tier,
	mapboxToken: saved.slipstream_hub_mapbox_token,
	rows: saved.slipstream_hub_tiers.map(
		( { slug, name, requests, withheld = [] }, id ) => ( {
			id,
			slug,
			name,
			requests: requests === 0 ? '' : String( requests ),
			withheld,
		} )
	),
} );

/** A slug for a name that no other tier has. */
function slugFor( name: string, taken: ReadonlySet< string > ): string {
	const plain =
		name
			.normalize( 'NFKD' )
			.toLowerCase()
			.replace( /[^a-z0-9]+/g, '-' )
			.replace( /^-+|-+$/g, '' )
			.slice( 0, SLUG_LENGTH - 3 ) || 'tier';
	for ( let number = 1; ; number++ ) {
		const slug = number === 1 ? plain : `${ plain }-${ number }`;
		if ( ! taken.has( slug ) ) {
			return slug;
		}
	}
}

function tiersOf( rows: readonly Row[] ): Tier[] {
	const taken = new Set( rows.map( ( { slug } ) => slug ) );
	return rows.map( ( { slug: known, name, requests, withheld } ) => {
		const slug = known || slugFor( name, taken );
		taken.add( slug );
		return {
			slug,
			name: name.trim(),
			requests: Number( requests ) || 0,
			...( withheld.length > 0 && { withheld } ),
		};
	} );
}

/**
 * The settings that a form holds.
 *
 * @param draft The form.
 */
export const bodyOf = ( draft: Draft ): HubSettings => ( {
	slipstream_hub_registration: draft.registration,
	slipstream_hub_default_tier: draft.defaultTier,
	slipstream_hub_tiers: tiersOf( draft.rows ),
	slipstream_hub_mapbox_token: draft.mapboxToken.trim(),
} );

/**
 * The rows with one more, empty.
 *
 * @param rows The rows.
 */
export const withNew = ( rows: readonly Row[] ): readonly Row[] => [
	...rows,
	{
		id: Math.max( -1, ...rows.map( ( { id } ) => id ) ) + 1,
		slug: '',
		name: '',
		requests: '',
		withheld: [],
	},
];

/**
 * What is wrong with the form, by 'name' or 'requests' and a row's number.
 *
 * @param draft The form.
 */
export function validate( draft: Draft ): ValidationMessages {
	const messages: Record< string, string > = {};
	const names = new Set< string >();
	for ( const { id, name, requests } of draft.rows ) {
		const key = name.trim().toLocaleLowerCase();
		if ( key === '' ) {
			messages[ `name ${ id }` ] = __( 'Enter a name.', 'slipstream' );
		} else if ( names.has( key ) ) {
			messages[ `name ${ id }` ] = __(
				'Another tier has this name.',
				'slipstream'
			);
		}
		names.add( key );
		const count = Number( requests );
		if (
			requests !== '' &&
			! ( Number.isInteger( count ) && count > 0 && count <= MOST )
		) {
			messages[ `requests ${ id }` ] = __(
				'Enter a whole number, or leave empty for no limit.',
				'slipstream'
			);
		}
	}
	return messages;
}
