import { __, _n, sprintf } from '@wordpress/i18n';
import { linkOff } from '@wordpress/icons';
import {
	EmptyState,
	formatNumber,
	List,
	usePagedList,
	useChanges,
} from '@slipstream/ui';
import type { ListField, ListFilter, ListMessages } from '@slipstream/ui';
import { ago } from '../../logic/format';
import { remove, ROUTE } from '../../logic/routes';
import { address } from './address';
import type { HubUser } from '../../types';
import type { UsersView } from './address';

/** A user as the list wants it: `user_id` is another person at another site. */
type Item = HubUser & { id: number };

const fields = (): ListField< Item >[] => [
	{
		id: 'name',
		label: __( 'Name', 'slipstream' ),
		placement: 'title',
		render: ( user ) => user.display_name,
		renderNote: ( { email } ) => email,
	},
	{
		id: 'site',
		label: __( 'Site', 'slipstream' ),
		placement: 'description',
		render: ( user ) => user.site_name,
	},
	{
		id: 'role',
		label: __( 'Role', 'slipstream' ),
		placement: 'detail',
		render: ( { role, is_owner: isOwner } ) =>
			isOwner
				? sprintf(
						/* translators: %s: a role. */
						__( '%s, owner', 'slipstream' ),
						role
					)
				: role,
	},
	{
		id: 'requests',
		label: __( 'Requests this month', 'slipstream' ),
		placement: 'detail',
		render: ( { requests } ) => formatNumber( requests ),
	},
	{
		id: 'last_seen',
		label: __( 'Last seen', 'slipstream' ),
		placement: 'end',
		render: ( user ) => ago( user.last_seen ),
	},
];

const count = ( total: number ) =>
	sprintf(
		/* translators: %s: a number. */
		_n( '%s user', '%s users', total, 'slipstream' ),
		formatNumber( total )
	);

const messages = (): ListMessages< Item > => ( {
	search: __( 'Search users', 'slipstream' ),
	next: __( 'Next user', 'slipstream' ),
	previous: __( 'Previous user', 'slipstream' ),
	select: ( user ) =>
		/* translators: %s: somebody's name. */
		sprintf( __( 'Select %s', 'slipstream' ), user.display_name ),
	actions: ( user ) =>
		/* translators: %s: somebody's name. */
		sprintf( __( 'Actions for %s', 'slipstream' ), user.display_name ),
	count,
	loaded: count,
	nothingFound: __( 'No users match the search and filters.', 'slipstream' ),
} );

/** One site's users alone: the list of sites leads here. */
const filtersOf = (
	{ site }: UsersView,
	items: readonly Item[]
): ListFilter< UsersView >[] => [
	{
		name: 'site',
		type: 'select',
		label: __( 'Site', 'slipstream' ),
		allLabel: __( 'All sites', 'slipstream' ),
		options: [
			...new Map( items.map( ( item ) => [ item.site_id, item ] ) ),
		].map( ( [ id, item ] ) => ( {
			value: String( id ),
			label: item.site_name,
		} ) ),
		activeLabel:
			items.find( ( item ) => item.site_id === site )?.site_name ??
			__( 'One site', 'slipstream' ),
	},
];

/** The people of the sites who have linked their accounts. */
export function Users() {
	const list = usePagedList( {
		path: `${ ROUTE }/users`,
		address,
		queryOf: ( { site }: UsersView ) => ( { site } ),
		toItem: ( user: HubUser, index ): Item => ( {
			...user,
			id: index + 1,
		} ),
	} );
	const run = useChanges( list );
	const unlink = ( ids: readonly number[] ) =>
		run( ids, {
			send: ( id ) => {
				const user = list.items.find( ( item ) => item.id === id );
				return remove(
					`${ ROUTE }/users/${ user?.site_id }/${ user?.user_id }`
				);
			},
			done: __( 'Unlinked.', 'slipstream' ),
			question: {
				message: sprintf(
					/* translators: %s: a number. */
					_n(
						'Unlink %s account? The AI assistant stops working for this person until they link it again.',
						'Unlink %s accounts? The AI assistant stops working for these people until they link them again.',
						ids.length,
						'slipstream'
					),
					formatNumber( ids.length )
				),
				confirmLabel: __( 'Unlink', 'slipstream' ),
			},
		} );
	return (
		<List< Item, UsersView >
			{ ...list }
			label={ __( 'Users', 'slipstream' ) }
			opensItems={ false }
			fields={ fields() }
			filters={ filtersOf( list.route.view, list.items ) }
			actions={ [
				{
					id: 'unlink',
					label: __( 'Unlink', 'slipstream' ),
					icon: linkOff,
					isDestructive: true,
					run: ( ids ) => void unlink( ids ),
				},
			] }
			messages={ messages() }
			empty={
				<EmptyState title={ __( 'Nobody yet', 'slipstream' ) }>
					<p>
						{ __(
							'People from connected sites appear here once they link their accounts.',
							'slipstream'
						) }
					</p>
				</EmptyState>
			}
		/>
	);
}
