import { __, _n, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { createRestClient } from '@slipstream/rest-client';
import { dateInWords, formatNumber, ResourceContent } from '@slipstream/ui';
import type { Resource } from '@slipstream/data';
import type { License } from '@slipstream/rest-client';
import { DismissibleNotice } from '../../dismissible-notice';
import { isAtHub, providerOfPage } from '../../provider';
import { Attach } from './attach';
import { KeptLicenses, useKept } from './kept';
import type { Kept } from './kept';

const isPast = ( time: string ) => new Date( time ).getTime() < Date.now();

const onDay = ( time: string ) => dateInWords( time.slice( 0, 10 ) );

function stateOf( {
	attached_at: attached,
	revoked_at: revoked,
	expires_at: expires,
}: License ): string {
	if ( revoked ) {
		return __( 'Revoked', 'slipstream' );
	}
	if ( expires && isPast( expires ) ) {
		/* translators: %s: a date. */
		return sprintf( __( 'Expired on %s', 'slipstream' ), onDay( expires ) );
	}
	return attached
		? __( 'Attached', 'slipstream' )
		: __( 'Not attached to a site', 'slipstream' );
}

function Licenses( { items }: { items: readonly License[] } ) {
	return items.length === 0 ? (
		<p className="slipstream-ui-muted">
			{ __( 'You have no licenses.', 'slipstream' ) }
		</p>
	) : (
		<>
			<ul className="slipstream-products__rows">
				{ items.map( ( license ) => (
					<li key={ license.id }>
						<code>{ license.license_key }</code>
						<span>{ stateOf( license ) }</span>
					</li>
				) ) }
			</ul>
			{ items.some( ( { attached_at: attached } ) => attached ) && (
				<p className="slipstream-ui-muted">
					{ __(
						'To move a license to another site, ask the hub’s administrator to detach it.',
						'slipstream'
					) }
				</p>
			) }
		</>
	);
}

/** Licenses of this person that serve no site, until they have read of as many. */
function Unattached( {
	items,
	kept,
}: {
	items: readonly License[];
	kept: Resource< Kept >;
} ) {
	const count = items.filter(
		( {
			attached_at: attached,
			revoked_at: revoked,
			expires_at: expires,
		} ) => ! attached && ! revoked && ! ( expires && isPast( expires ) )
	).length;
	const isNew =
		kept.data && count > ( kept.data.dismissed.last_detached_count ?? 0 );
	const dismiss = async () => {
		kept.update(
			( now ) =>
				now && {
					...now,
					dismissed: { ...now.dismissed, last_detached_count: count },
				}
		);
		await createRestClient()
			.dismissActivationNotice( count )
			// It is shown again, then.
			.catch( () => kept.reload() );
	};
	return (
		<DismissibleNotice status="info" onDismiss={ () => void dismiss() }>
			{ isNew &&
				sprintf(
					/* translators: %s: a number. */
					_n(
						'You have %s license that is not attached to a site. To use it here, enter its key.',
						'You have %s licenses that are not attached to a site. To use them here, enter their keys.',
						count,
						'slipstream'
					),
					formatNumber( count )
				) }
		</DismissibleNotice>
	);
}

/** What a site without a hub is told. */
const NoHub = () => (
	<p className="slipstream-ui-muted">
		{ __(
			'License keys come from a hub. This site has no hub and needs no license.',
			'slipstream'
		) }{ ' ' }
		<a href="#/connection">{ __( 'Choose a hub', 'slipstream' ) }</a>
	</p>
);

/** The licenses of this person at the hub. */
function AtHub( {
	licenses,
	kept,
}: {
	licenses: Resource< readonly License[] >;
	kept: Resource< Kept >;
} ) {
	return (
		<ResourceContent resource={ licenses } lines={ 2 }>
			{ ( items ) => (
				<>
					<Unattached items={ items } kept={ kept } />
					<Licenses items={ items } />
				</>
			) }
		</ResourceContent>
	);
}

/** The licenses of the current user, those that wait, and the way to attach more. */
export function LicensesPart() {
	const kept = useKept();
	const licenses = useResource< readonly License[] >(
		'jetpack/v4/licensing/user/licenses',
		{
			load: async () =>
				isAtHub()
					? ( ( await createRestClient().fetchLicenses() ).items ??
						[] )
					: [],
		}
	);
	return (
		<section>
			<h3>{ __( 'Licenses', 'slipstream' ) }</h3>
			{ isAtHub() && <AtHub licenses={ licenses } kept={ kept } /> }
			<KeptLicenses kept={ kept } />
			{ providerOfPage().isOwn ? (
				<NoHub />
			) : (
				<Attach
					onAttached={ () => {
						void licenses.reload();
						void kept.reload();
					} }
				/>
			) }
		</section>
	);
}
