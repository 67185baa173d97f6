import { __, _n, sprintf } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import {
	EmptyState,
	formatNumber,
	List,
	usePagedList,
	useChanges,
} from '@slipstream/ui';
import type { ListField, ListView } from '@slipstream/ui';
import { useTiers } from '../../hooks/use-tiers';
import { flatAddress, flatMessages } from '../../logic/flat-list';
import { day, ofLimit, tierName } from '../../logic/format';
import { remove, ROUTE } from '../../logic/routes';
import { CreateInvitation } from './create';
import type { Invitation, Tier } from '../../types';

const address = flatAddress( '/invitations' );
const path = `${ ROUTE }/invitations`;

const isOver = ( { expires, sites_left: left }: Invitation ) =>
	left === 0 || expires * 1000 < Date.now();

function until( invitation: Invitation ): string {
	if ( isOver( invitation ) ) {
		return invitation.sites_left === 0
			? __( 'Used up', 'slipstream' )
			: __( 'Expired', 'slipstream' );
	}
	return sprintf(
		/* translators: %s: a date. */
		__( 'Until %s', 'slipstream' ),
		day( invitation.expires )
	);
}

const fieldsOf = (
	tiers: readonly Tier[] | undefined
): ListField< Invitation >[] => [
	{
		id: 'label',
		label: __( 'Recipient', 'slipstream' ),
		placement: 'title',
		render: ( { label } ) => label,
	},
	{
		id: 'until',
		label: __( 'Valid', 'slipstream' ),
		placement: 'description',
		render: until,
	},
	{
		id: 'tier',
		label: __( 'Tier', 'slipstream' ),
		placement: 'detail',
		render: ( { tier } ) => tierName( tiers, tier ),
	},
	{
		id: 'left',
		label: __( 'Sites', 'slipstream' ),
		placement: 'end',
		render: ( { sites, sites_left: left } ) =>
			ofLimit( sites - left, sites ),
	},
];

const count = ( total: number ) =>
	sprintf(
		/* translators: %s: a number. */
		_n( '%s invitation', '%s invitations', total, 'slipstream' ),
		formatNumber( total )
	);

/** What lets sites in. */
export function Invitations() {
	const list = usePagedList( {
		path,
		address,
		toItem: ( invitation: Invitation ) => invitation,
	} );
	const tiers = useTiers();
	const run = useChanges( list );
	const withdraw = ( ids: readonly number[] ) =>
		run( ids, {
			send: ( id ) => remove( `${ path }/${ id }` ),
			done: __( 'Withdrawn.', 'slipstream' ),
			question: {
				message: __(
					'Withdraw the invitation? Its code will stop working. Sites that already used it stay connected.',
					'slipstream'
				),
				confirmLabel: __( 'Withdraw', 'slipstream' ),
			},
		} );
	return (
		<>
			<CreateInvitation onMade={ list.resource.reload } />
			<List< Invitation, ListView >
				{ ...list }
				label={ __( 'Invitations', 'slipstream' ) }
				opensItems={ false }
				fields={ fieldsOf( tiers ) }
				actions={ [
					{
						id: 'withdraw',
						label: __( 'Withdraw', 'slipstream' ),
						icon: trash,
						isDestructive: true,
						run: ( ids ) => void withdraw( ids ),
					},
				] }
				messages={ flatMessages( ( { label } ) => label, count ) }
				empty={
					<EmptyState title={ __( 'No invitations', 'slipstream' ) }>
						<p>
							{ __(
								'Create one above and send it to a site’s administrator.',
								'slipstream'
							) }
						</p>
					</EmptyState>
				}
			/>
		</>
	);
}
