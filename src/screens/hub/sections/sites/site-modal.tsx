import { Button, ExternalLink, Modal, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';
import { TierSelect } from '../../components/tier-select';
import { ago, day, hostOf, ofLimit } from '../../logic/format';
import { siteName, stateName } from './messages';
import type { Site } from '../../types';
import type { Sites } from './use-sites';

interface Props {
	site: Site;
	sites: Sites;
}

/** What is known of the site. */
function Facts( { site }: { site: Site } ) {
	return (
		<dl className="slipstream-hub__facts">
			<dt>{ __( 'Address', 'slipstream' ) }</dt>
			<dd>
				<ExternalLink href={ site.home }>
					{ hostOf( site.home ) }
				</ExternalLink>
			</dd>
			<dt>{ __( 'State', 'slipstream' ) }</dt>
			<dd>{ stateName( site.status ) }</dd>
			<dt>{ __( 'Owner', 'slipstream' ) }</dt>
			<dd>{ site.owner || __( 'Nobody yet', 'slipstream' ) }</dd>
			<dt>{ __( 'Linked accounts', 'slipstream' ) }</dt>
			<dd>
				<a href={ `#/users?site=${ site.id }` }>
					{ formatNumber( site.users ) }
				</a>
			</dd>
			<dt>{ __( 'Requests this month', 'slipstream' ) }</dt>
			<dd>{ ofLimit( site.requests, site.limit ) }</dd>
			<dt>{ __( 'Last seen', 'slipstream' ) }</dt>
			<dd>{ ago( site.last_seen ) }</dd>
			<dt>{ __( 'Registered', 'slipstream' ) }</dt>
			<dd>{ day( site.created ) }</dd>
		</dl>
	);
}

/** Gives the site another tier. */
function TierChange( { site, sites }: Props ) {
	const [ tier, setTier ] = useState( site.tier );
	return (
		<div className="slipstream-hub__tier">
			<TierSelect value={ tier } onChange={ setTier } />
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ tier === site.tier }
				accessibleWhenDisabled
				onClick={ () => void sites.setTier( site.id, tier ) }
			>
				{ __( 'Change tier', 'slipstream' ) }
			</Button>
		</div>
	);
}

const alarmMessage = ( { kind, url, at }: NonNullable< Site[ 'alarm' ] > ) =>
	kind === 'moved'
		? sprintf(
				/* translators: 1: an address, 2: a date. */
				__(
					'This site moved here from %1$s on %2$s, and proved its new address.',
					'slipstream'
				),
				url,
				day( at )
			)
		: sprintf(
				/* translators: 1: an address, 2: a date. */
				__(
					'A copy at %1$s used this site’s key on %2$s and was refused.',
					'slipstream'
				),
				url,
				day( at )
			);

/** Another address that used the site's key, or that it came from. */
function Alarm( { site, sites }: Props ) {
	const message = site.alarm && alarmMessage( site.alarm );
	return message ? (
		<Notice
			status="warning"
			isDismissible={ false }
			spokenMessage={ message }
		>
			<p>{ message }</p>
			<Button
				variant="secondary"
				onClick={ () => void sites.dismissAlarm( site.id ) }
			>
				{ __( 'Dismiss', 'slipstream' ) }
			</Button>
		</Notice>
	) : null;
}

/** A site, with all that can be done with it. */
export function SiteModal( { site, sites }: Props ) {
	const { go } = sites.list.route;
	const close = () => go( { id: 0 }, { replace: true } );
	const ids = [ site.id ];
	return (
		<Modal
			title={ siteName( site ) }
			size="medium"
			onRequestClose={ close }
			className="slipstream-hub__modal"
		>
			<Alarm site={ site } sites={ sites } />
			<Facts site={ site } />
			<TierChange
				key={ `${ site.id } ${ site.tier }` }
				site={ site }
				sites={ sites }
			/>
			<div className="slipstream-ui-buttons">
				{ [ 'pending', 'revoked' ].includes( site.status ) && (
					<Button
						variant="primary"
						onClick={ () => void sites.approve( ids ) }
					>
						{ __( 'Approve', 'slipstream' ) }
					</Button>
				) }
				{ site.wanted_tier !== '' && (
					<Button
						variant="primary"
						onClick={ () => void sites.grant( ids ) }
					>
						{ __( 'Grant the upgrade', 'slipstream' ) }
					</Button>
				) }
				{ site.status !== 'revoked' && (
					<Button
						variant="secondary"
						isDestructive
						onClick={ () => void sites.revoke( ids ) }
					>
						{ __( 'Revoke', 'slipstream' ) }
					</Button>
				) }
				<Button
					variant="tertiary"
					isDestructive
					onClick={ () => void sites.removeSites( ids ) }
				>
					{ __( 'Remove', 'slipstream' ) }
				</Button>
			</div>
		</Modal>
	);
}
