import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import { getSettings, joinRest } from '@slipstream/settings';
import {
	EmptyState,
	List,
	useChanges,
	useDownload,
	usePagedList,
} from '@slipstream/ui';
import type { ListField, ListFilter } from '@slipstream/ui';
import { ShortDay } from '../../payments/short-day';
import { choices } from '../../payments/words';
import { AddModal } from './add';
import { DetailModal } from './detail';
import {
	accessNames,
	listMessages,
	removalQuestion,
	titleOf,
} from './messages';
import { ROUTE } from './types';
import { categoriesInWords, useCategoryNames } from './use-categories';
import { remove, useProofYears } from './use-removal';
import { address, queryOf } from './view';
import type { ReactNode } from 'react';
import type { State, Subscriber } from './types';
import type { CategoryNames } from './use-categories';
import type { SubscribersView } from './view';

const title = (): ListField< Subscriber > => ( {
	id: 'email',
	label: __( 'Email address', 'slipstream' ),
	placement: 'title',
	render: titleOf,
	renderNote: ( { name } ) => name,
	hasOwnDirection: true,
} );

const fieldsOf = (
	state: State,
	names: CategoryNames
): ListField< Subscriber >[] =>
	state === 'left'
		? [
				{ ...title(), label: __( 'Person', 'slipstream' ) },
				{
					id: 'ended',
					label: __( 'Unsubscribed', 'slipstream' ),
					placement: 'end',
					render: ( { ended } ) => <ShortDay seconds={ ended } />,
				},
			]
		: [
				title(),
				{
					id: 'categories',
					label: __( 'Gets', 'slipstream' ),
					placement: 'description',
					render: ( item ) => (
						<bdi>{ categoriesInWords( item, names ) }</bdi>
					),
					renderNote: ( { access } ) => accessNames()[ access ],
				},
				{
					id: 'since',
					label: __( 'Subscribed', 'slipstream' ),
					placement: 'end',
					render: ( { since } ) => <ShortDay seconds={ since } />,
				},
			];

function filtersOf(
	view: SubscribersView,
	names: CategoryNames
): ListFilter< SubscribersView >[] {
	const known = new Map( names );
	if ( view.category && ! known.has( view.category ) ) {
		known.set( view.category, `#${ view.category }` );
	}
	const access: ListFilter< SubscribersView > = {
		name: 'access',
		type: 'select',
		label: __( 'Access', 'slipstream' ),
		allLabel: __( 'Free and paid', 'slipstream' ),
		options: choices( accessNames() ),
		activeLabel: view.access && accessNames()[ view.access ],
	};
	return known.size === 0
		? [ access ]
		: [
				access,
				{
					name: 'category',
					type: 'select',
					label: __( 'Category', 'slipstream' ),
					allLabel: __( 'All categories', 'slipstream' ),
					options: choices( Object.fromEntries( known ) ),
					activeLabel: known.get( view.category ) ?? '',
				},
			];
}

const Empty = ( { state }: { state: State } ) =>
	state === 'left' ? (
		<EmptyState title={ __( 'Nobody has unsubscribed', 'slipstream' ) }>
			<p>
				{ __(
					'Of people who leave, this list keeps only when they left.',
					'slipstream'
				) }
			</p>
		</EmptyState>
	) : (
		<EmptyState title={ __( 'No subscribers yet', 'slipstream' ) }>
			<p>
				{ __(
					'Link to the sign-up page, import a list that you have, or add people by hand.',
					'slipstream'
				) }
			</p>
			<Button
				variant="secondary"
				href={ address.format( {
					...address.initial,
					show: 'settings',
				} ) }
			>
				{ __( 'Get the link', 'slipstream' ) }
			</Button>
		</EmptyState>
	);

interface Props {
	state: State;
	/** The ways to the other parts. */
	tabs: ReactNode;
	/** Counts again. */
	onChange: () => Promise< void >;
}

/** Fetches what is shown, for the service that sends. */
function ExportButton( { view }: { view: SubscribersView } ) {
	const download = useDownload();
	return (
		<Button
			variant="tertiary"
			onClick={ () =>
				void download(
					joinRest( getSettings().restRoot, `${ ROUTE }/export`, {
						...queryOf( view ),
						search: view.search.trim() || undefined,
					} )
				)
			}
		>
			{ __( 'Export as CSV', 'slipstream' ) }
		</Button>
	);
}

/** Removes people, once the answer to a question is yes. */
function useRemoval( list: Parameters< typeof useChanges >[ 0 ] ) {
	const years = useProofYears();
	const change = useChanges( list );
	return ( ids: readonly number[] ) =>
		void change( ids, {
			send: remove,
			done: __( 'Removed from the list.', 'slipstream' ),
			question: removalQuestion( ids.length, years ),
		} );
}

/** Subscribers, or those who have left, the newest first. */
export function SubscriberList( { state, tabs, onChange }: Props ) {
	const names = useCategoryNames();
	const list = usePagedList( {
		path: ROUTE,
		address,
		queryOf,
		toItem: ( item: Subscriber ) => item,
	} );
	const { view, isCurrent, go } = list.route;
	const reload = async () => {
		await Promise.all( [ list.resource.reload(), onChange() ] );
	};
	// The numbers on the tabs are of the same moment.
	const resource = { ...list.resource, reload };
	const run = useRemoval( { ...list, resource } );
	const [ isAdding, setIsAdding ] = useState( false );
	const isActive = state === 'active';
	return (
		<>
			<List< Subscriber, SubscribersView >
				{ ...list }
				resource={ resource }
				tabs={ tabs }
				label={
					isActive
						? __( 'Subscribers', 'slipstream' )
						: __( 'People who have unsubscribed', 'slipstream' )
				}
				fields={ fieldsOf( state, names ) }
				filters={ isActive ? filtersOf( view, names ) : [] }
				actions={
					isActive
						? [
								{
									id: 'remove',
									label: __( 'Remove', 'slipstream' ),
									icon: trash,
									isDestructive: true,
									run,
								},
							]
						: []
				}
				messages={ listMessages( state ) }
				errorMessages={ {
					forbidden: __(
						'Only administrators can see subscribers.',
						'slipstream'
					),
				} }
				tools={
					isActive && (
						<Button
							variant="secondary"
							size="compact"
							onClick={ () => setIsAdding( true ) }
						>
							{ __( 'Add subscriber', 'slipstream' ) }
						</Button>
					)
				}
				countTools={ isActive && <ExportButton view={ view } /> }
				empty={ <Empty state={ state } /> }
			/>
			{ isAdding && isCurrent && (
				<AddModal
					onClose={ () => setIsAdding( false ) }
					onAdded={ reload }
				/>
			) }
			{ view.id > 0 && isCurrent && (
				<DetailModal
					key={ view.id }
					id={ view.id }
					names={ names }
					onClose={ () => go( { id: 0 }, { replace: true } ) }
					onChange={ reload }
				/>
			) }
		</>
	);
}
