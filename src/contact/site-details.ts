import {
	getBlockBindingsSource,
	registerBlockBindingsSource,
} from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getSettings } from '@slipstream/settings';
import { SOURCE } from './binding';
import type { CurriedSelectorsOf } from '@wordpress/data';
import type { Binding, DetailKey, SiteDetails } from './types';

const EMPTY: Record< DetailKey, string > = {
	email: '',
	phone: '',
	address: '',
	addressLine2: '',
	addressLine3: '',
	city: '',
	region: '',
	postal: '',
	country: '',
};

export const DETAIL_KEYS = Object.keys( EMPTY ) as DetailKey[];

/** The site's settings in core's store. */
export const SITE = { kind: 'root', name: 'site' } as const;
export const OPTION = 'slipstream_contact';

type Select = (
	store: typeof coreStore
) => CurriedSelectorsOf< typeof coreStore >;

function complete( given: unknown ): SiteDetails {
	const details = ( given ?? {} ) as Partial< Record< string, unknown > >;
	const lines = { ...EMPTY };
	for ( const key of DETAIL_KEYS ) {
		const line = details[ key ];
		lines[ key ] = typeof line === 'string' ? line : '';
	}
	return lines;
}

/** The stored object, always the same one for the same details. */
function findDetails( select: Select ): unknown {
	const core = select( coreStore );
	const record = core.canUser( 'update', SITE )
		? core.getEntityRecord( SITE.kind, SITE.name )
		: undefined;
	return (
		( record as Partial< Record< string, unknown > > | undefined )?.[
			OPTION
		] ?? getSettings().contact
	);
}

/** Tells the editor itself what bound attributes show. */
function registerSource(): void {
	const known = getBlockBindingsSource( SOURCE ) as
		{ getValues?: unknown; label?: string } | undefined;
	if ( known?.getValues ) {
		return;
	}
	const source = {
		name: SOURCE,
		...( known?.label
			? {}
			: { label: __( 'Site contact details', 'slipstream' ) } ),
		getValues( {
			select,
			bindings,
		}: {
			select: Select;
			bindings: Record< string, Binding >;
		} ) {
			const details: Partial< Record< string, string > > = complete(
				findDetails( select )
			);
			return Object.fromEntries(
				Object.entries( bindings ).map( ( [ attribute, { args } ] ) => [
					attribute,
					details[ args?.key ?? attribute ],
				] )
			);
		},
	};
	registerBlockBindingsSource( source as never );
}

/**
 * The site's details, once somebody wants to know them.
 *
 * @param isWanted Whether the block shows or offers them.
 */
export function useSiteDetails( isWanted: boolean ): {
	details: SiteDetails;
	/** Undefined until it is known. */
	canEdit: boolean | undefined;
} {
	useEffect( registerSource, [] );
	const stored = useSelect(
		( select ) => ( isWanted ? findDetails( select ) : undefined ),
		[ isWanted ]
	);
	const canEdit = useSelect(
		( select ) =>
			isWanted
				? select( coreStore ).canUser( 'update', SITE )
				: undefined,
		[ isWanted ]
	);
	return { details: complete( stored ), canEdit };
}
