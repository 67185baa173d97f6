import { Button } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { cancelCircleFilled, check, trash, upload } from '@wordpress/icons';
import { EmptyState, List } from '@slipstream/ui';
import type { ListAction, ListField, ListFilter } from '@slipstream/ui';
import { useTiers } from '../../hooks/use-tiers';
import { ago, hostOf, tierName } from '../../logic/format';
import {
	listMessages,
	needsAttention,
	siteName,
	stateName,
	stateSentence,
	usedSentence,
} from './messages';
import { Requests } from './requests';
import { SiteModal } from './site-modal';
import { useSites } from './use-sites';
import type { Site, Tier } from '../../types';
import type { Sites as SitesState } from './use-sites';
import type { SitesView } from './address';

const fieldsOf = (
	tiers: readonly Tier[] | undefined
): ListField< Site >[] => [
	{
		id: 'name',
		label: __( 'Site', 'slipstream' ),
		placement: 'title',
		render: siteName,
		renderNote: ( { home } ) => hostOf( home ),
		sort: 'asc',
	},
	{
		id: 'state',
		label: __( 'State', 'slipstream' ),
		placement: 'description',
		render: ( site ) => stateSentence( site, tiers ),
	},
	{
		id: 'tier',
		label: __( 'Tier', 'slipstream' ),
		placement: 'detail',
		render: ( { tier } ) => tierName( tiers, tier ),
		renderNote: usedSentence,
	},
	{
		id: 'last_seen',
		label: __( 'Last seen', 'slipstream' ),
		placement: 'end',
		render: ( site ) => ago( site.last_seen ),
		sort: 'desc',
	},
];

const filtersOf = ( { state }: SitesView ): ListFilter< SitesView >[] => [
	{
		name: 'state',
		type: 'select',
		label: __( 'State', 'slipstream' ),
		allLabel: __( 'All states', 'slipstream' ),
		options: ( [ 'active', 'pending', 'revoked', 'left' ] as const ).map(
			( value ) => ( { value, label: stateName( value ) } )
		),
		activeLabel: state && stateName( state ),
	},
];

const actionsOf = ( sites: SitesState ): ListAction< Site >[] => [
	{
		id: 'approve',
		label: __( 'Approve', 'slipstream' ),
		icon: check,
		isEligible: ( { status } ) =>
			status === 'pending' || status === 'revoked',
		run: ( ids ) => void sites.approve( ids ),
	},
	{
		id: 'grant',
		label: __( 'Grant the upgrade', 'slipstream' ),
		icon: upload,
		isEligible: ( site ) => site.wanted_tier !== '',
		run: ( ids ) => void sites.grant( ids ),
	},
	{
		id: 'revoke',
		label: __( 'Revoke', 'slipstream' ),
		icon: cancelCircleFilled,
		isDestructive: true,
		isEligible: ( { status } ) => status !== 'revoked',
		run: ( ids ) => void sites.revoke( ids ),
	},
	{
		id: 'remove',
		label: __( 'Remove', 'slipstream' ),
		icon: trash,
		isDestructive: true,
		run: ( ids ) => void sites.removeSites( ids ),
	},
];

/** What a new hub says. */
function Empty() {
	return (
		<EmptyState title={ __( 'No sites yet', 'slipstream' ) }>
			<p>
				{ __(
					'Invite a site. Its administrator enters the code under Slipstream → Connection.',
					'slipstream'
				) }
			</p>
			<Button variant="secondary" href="#/invitations">
				{ __( 'Create an invitation', 'slipstream' ) }
			</Button>
		</EmptyState>
	);
}

/** The sites that use the hub. */
export function Sites() {
	const sites = useSites();
	const tiers = useTiers();
	const { route, items, resource } = sites.list;
	const { id } = route.view;
	const open = items.find( ( site ) => site.id === id );
	const { go } = route;
	const isGone = id > 0 && ! open && ! resource.isStale;
	useEffect( () => {
		if ( isGone ) {
			go( { id: 0 }, { replace: true } );
		}
	}, [ isGone, go ] );
	return (
		<>
			<Requests sites={ sites } tiers={ tiers } />
			<List< Site, SitesView >
				{ ...sites.list }
				label={ __( 'Sites', 'slipstream' ) }
				fields={ fieldsOf( tiers ) }
				filters={ filtersOf( route.view ) }
				actions={ actionsOf( sites ) }
				isHighlighted={ needsAttention }
				messages={ listMessages() }
				empty={ <Empty /> }
			/>
			{ open && route.isCurrent && (
				<SiteModal site={ open } sites={ sites } />
			) }
		</>
	);
}
