import { __, _n, sprintf } from '@wordpress/i18n';
import { cancelCircleFilled, linkOff } from '@wordpress/icons';
import { useResource } from '@slipstream/data';
import {
	EmptyState,
	formatNumber,
	List,
	usePagedList,
	useChanges,
} from '@slipstream/ui';
import type { ListField, ListView, Question } from '@slipstream/ui';
import { useTiers } from '../../hooks/use-tiers';
import { flatAddress, flatMessages } from '../../logic/flat-list';
import { day, tierName } from '../../logic/format';
import { change, ROUTE } from '../../logic/routes';
import { Counts, statusNames } from './counts';
import { IssueLicense } from './issue';
import type { License, LicenseCounts, Tier } from '../../types';

const address = flatAddress( '/licenses' );
const path = `${ ROUTE }/licenses`;

const stateSentence = ( { status, site_name: site }: License ): string =>
	status === 'attached'
		? sprintf(
				/* translators: %s: name of a site. */
				__( 'Attached to %s', 'slipstream' ),
				site
			)
		: statusNames()[ status ];

const fieldsOf = (
	tiers: readonly Tier[] | undefined
): ListField< License >[] => [
	{
		id: 'key',
		label: __( 'Key', 'slipstream' ),
		placement: 'title',
		render: ( license ) => license.key_hint,
	},
	{
		id: 'state',
		label: __( 'State', 'slipstream' ),
		placement: 'description',
		render: stateSentence,
	},
	{
		id: 'tier',
		label: __( 'Tier', 'slipstream' ),
		placement: 'detail',
		render: ( { tier } ) => tierName( tiers, tier ),
	},
	{
		id: 'expires',
		label: __( 'Valid until', 'slipstream' ),
		placement: 'end',
		render: ( { expires } ) =>
			expires === null ? __( 'No expiry', 'slipstream' ) : day( expires ),
	},
];

const count = ( total: number ) =>
	sprintf(
		/* translators: %s: a number. */
		_n( '%s license', '%s licenses', total, 'slipstream' ),
		formatNumber( total )
	);

const revokeQuestion = ( total: number ): Question => ( {
	message: sprintf(
		/* translators: %s: a number. */
		_n(
			'Permanently revoke %s license? Its site goes back to its own tier.',
			'Permanently revoke %s licenses? Their sites go back to their own tiers.',
			total,
			'slipstream'
		),
		formatNumber( total )
	),
	confirmLabel: __( 'Revoke', 'slipstream' ),
} );

/** Keys that give a site a tier. */
export function Licenses() {
	const list = usePagedList( {
		path,
		address,
		toItem: ( license: License ) => license,
	} );
	const tiers = useTiers();
	const counts = useResource< LicenseCounts >( `${ path }/counts` );
	const reload = async () => {
		await Promise.all( [ list.resource.reload(), counts.reload() ] );
	};
	const run = useChanges( {
		selection: list.selection,
		resource: { reload },
	} );
	const post = ( body: object ) => ( id: number ) =>
		change( `${ path }/${ id }`, body );
	return (
		<>
			<IssueLicense onMade={ reload } />
			{ counts.data && <Counts counts={ counts.data } /> }
			<List< License, ListView >
				{ ...list }
				label={ __( 'Licenses', 'slipstream' ) }
				opensItems={ false }
				fields={ fieldsOf( tiers ) }
				actions={ [
					{
						id: 'detach',
						label: __( 'Detach', 'slipstream' ),
						icon: linkOff,
						isEligible: ( { status } ) => status === 'attached',
						run: ( ids ) =>
							void run( ids, {
								send: post( { site_id: null } ),
								done: __( 'Detached.', 'slipstream' ),
							} ),
					},
					{
						id: 'revoke',
						label: __( 'Revoke', 'slipstream' ),
						icon: cancelCircleFilled,
						isDestructive: true,
						isEligible: ( { status } ) => status !== 'revoked',
						run: ( ids ) =>
							void run( ids, {
								send: post( { revoke: true } ),
								done: __( 'Revoked.', 'slipstream' ),
								question: revokeQuestion( ids.length ),
							} ),
					},
				] }
				messages={ flatMessages(
					( { key_hint: hint } ) => hint,
					count
				) }
				empty={
					<EmptyState title={ __( 'No licenses', 'slipstream' ) }>
						<p>
							{ __(
								'Issue one above. Whoever enters its key raises their site to that tier.',
								'slipstream'
							) }
						</p>
					</EmptyState>
				}
			/>
		</>
	);
}
