import { Button } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { download as downloadIcon } from '@wordpress/icons';
import { getSettings } from '@slipstream/settings';
import { EmptyState, formatNumber, List, TabLinks } from '@slipstream/ui';
import { useFilters } from '../hooks/use-filters';
import { useInbox } from '../hooks/use-inbox';
import { useListShortcuts } from '../hooks/use-list-shortcuts';
import { fetchIds, SELECTION_LIMIT } from '../logic/bulk';
import { actionsOf, isEligible } from '../logic/changes';
import { exportAddress } from '../logic/export';
import {
	actionName,
	deleteQuestion,
	emptyTexts,
	errorMessages,
	listMessages,
	tabName,
} from '../logic/messages';
import { hasTrash, trashDays } from '../logic/trash';
import { isFiltered, PER_PAGE, TABS } from '../logic/address';
import { actionIcons } from './action-icons';
import { responseFields } from './fields';
import type { View } from '../logic/address';
import type { FormResponse } from '../types';

/** Inbox, spam and trash, each with how many it holds for the filters. */
function Folders() {
	const { view, route, counts } = useInbox();
	return (
		<TabLinks
			label={ __( 'Folders', 'slipstream' ) }
			current={ view.tab }
			tabs={ TABS.map( ( tab ) => ( {
				name: tab,
				label: tabName( tab ),
				href: route.linkTo( { tab, page: 1, id: 0 } ),
				count: counts?.[ tab ],
			} ) ) }
		/>
	);
}

/** Deletes all of spam or trash, where nothing hides a part of it. */
function EmptyFolder() {
	const { view, counts, empty, confirm } = useInbox();
	const count = counts?.[ view.tab ] ?? 0;
	if ( view.tab === 'inbox' || count === 0 || isFiltered( view ) ) {
		return null;
	}
	const onClick = async () => {
		if ( await confirm( deleteQuestion( count ) ) ) {
			await empty( view.tab, count );
		}
	};
	return (
		<Button
			size="compact"
			variant="tertiary"
			isDestructive
			onClick={ () => void onClick() }
		>
			{ view.tab === 'spam'
				? __( 'Delete all spam', 'slipstream' )
				: __( 'Empty trash', 'slipstream' ) }
		</Button>
	);
}

function ExportAll() {
	const { view, total, download } = useInbox();
	return (
		<Button
			icon={ downloadIcon }
			label={ sprintf(
				/* translators: %s: a number. */
				__( 'Export as CSV: %s', 'slipstream' ),
				formatNumber( total )
			) }
			disabled={ total === 0 }
			accessibleWhenDisabled
			size="compact"
			onClick={ () => void download( exportAddress( view ) ) }
		/>
	);
}

function ExportSelection() {
	const { view, selection, download } = useInbox();
	return (
		<Button
			size="compact"
			icon={ downloadIcon }
			label={ __( 'Export selection as CSV', 'slipstream' ) }
			onClick={ () =>
				void download( exportAddress( view, selection.ids ) )
			}
		>
			<span>{ __( 'Export', 'slipstream' ) }</span>
		</Button>
	);
}

/** What an empty folder says. */
function Empty() {
	const { tab } = useInbox().view;
	const [ title, text ] = emptyTexts( tab, trashDays() );
	return (
		<EmptyState title={ title }>
			<p>{ text }</p>
			{ tab === 'inbox' && (
				<Button
					variant="secondary"
					href={ `${ getSettings().adminUrl }post-new.php?post_type=page` }
				>
					{ __( 'New page', 'slipstream' ) }
				</Button>
			) }
		</EmptyState>
	);
}

/** The list of responses. */
export function Responses() {
	const { view, route, items, list, total, selection, steps, ...inbox } =
		useInbox();
	const { run } = inbox;
	const shortcuts = useListShortcuts();
	const filters = useFilters( view );
	const fields = useMemo( responseFields, [] );
	return (
		<List< FormResponse, View >
			label={ tabName( view.tab ) }
			tabs={ <Folders /> }
			route={ route }
			items={ items }
			resource={ list }
			total={ total }
			perPage={ PER_PAGE }
			fields={ fields }
			isHighlighted={ ( { is_unread: isUnread } ) => isUnread }
			actions={ actionsOf( view.tab, hasTrash() ).map( ( action ) => ( {
				id: action,
				label: actionName( action ),
				icon: actionIcons[ action ],
				isDestructive: action === 'delete',
				isEligible: ( response ) => isEligible( action, response ),
				run: ( ids ) => void run( action, ids ),
			} ) ) }
			selection={ selection }
			selectAll={ {
				limit: SELECTION_LIMIT,
				load: () => fetchIds( view, total ),
			} }
			steps={ steps }
			filters={ filters }
			shortcuts={ shortcuts }
			progress={ inbox.progress }
			messages={ listMessages( view.tab ) }
			errorMessages={ errorMessages() }
			tools={ <ExportAll /> }
			countTools={ <EmptyFolder /> }
			selectionTools={ <ExportSelection /> }
			empty={ <Empty /> }
		/>
	);
}
