import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { tierName } from '../../logic/format';
import { needsAttention, siteName } from './messages';
import type { Site, Tier } from '../../types';
import type { Sites } from './use-sites';

interface Props {
	sites: Sites;
	/** Undefined while they are on their way. */
	tiers: readonly Tier[] | undefined;
}

function sentence( site: Site, tiers: readonly Tier[] ): string {
	if ( site.status === 'pending' ) {
		return sprintf(
			/* translators: %s: name of a site. */
			__( '%s wants to use this hub.', 'slipstream' ),
			siteName( site )
		);
	}
	return sprintf(
		/* translators: 1: name of a site, 2: name of a tier. */
		__( '%1$s asks for the tier %2$s.', 'slipstream' ),
		siteName( site ),
		tierName( tiers, site.wanted_tier )
	);
}

function Answers( { site, sites }: { site: Site; sites: Sites } ) {
	const isPending = site.status === 'pending';
	const [ yes, no ] = isPending
		? [ sites.approve, sites.revoke ]
		: [ sites.grant, sites.decline ];
	return (
		<div className="slipstream-ui-buttons">
			<Button
				variant="secondary"
				size="compact"
				onClick={ () => void yes( [ site.id ] ) }
			>
				{ isPending
					? __( 'Approve', 'slipstream' )
					: __( 'Grant', 'slipstream' ) }
			</Button>
			<Button
				variant="tertiary"
				size="compact"
				onClick={ () => void no( [ site.id ] ) }
			>
				{ isPending
					? __( 'Refuse', 'slipstream' )
					: __( 'Decline', 'slipstream' ) }
			</Button>
		</div>
	);
}

/** What sites of the page ask for, each to be answered with one click. */
export function Requests( { sites, tiers }: Props ) {
	const asking = sites.list.items.filter(
		( site ) =>
			needsAttention( site ) &&
			( site.status === 'pending' || site.wanted_tier !== '' )
	);
	return asking.length === 0 || ! tiers ? null : (
		<ul
			className="slipstream-hub__requests"
			aria-label={ __( 'Site requests', 'slipstream' ) }
		>
			{ asking.map( ( site ) => (
				<li key={ site.id }>
					<span>{ sentence( site, tiers ) }</span>
					<Answers site={ site } sites={ sites } />
				</li>
			) ) }
		</ul>
	);
}
