import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useCallback, useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { update } from '@wordpress/icons';
import { EmptyState } from '../states/empty-state';
import { ErrorState } from '../states/error-state';
import { Skeleton } from '../states/skeleton';
import { Bar } from './bar';
import { listChanges } from './changes';
import { ActiveFilters, clearFilters, FilterMenu, isNarrowed } from './filters';
import { Pagination } from './pagination';
import { focusedRow } from './row-focus';
import { focusSearch, Search } from './search';
import { Shortcuts } from './shortcuts';
import { Table } from './table';
import type { ErrorMessages } from '../states/error-state';
import type { Route } from '../use-address-view';
import type { SelectAll } from './bar';
import type { Shortcut } from './shortcuts';
import type { TableProps } from './table';
import type { ListFilter, ListProgress, ListView } from './types';
import type { Steps } from './use-steps';
import type { Resource } from '@slipstream/data';
import type { ReactNode } from 'react';

type Shown =
	'label' | 'items' | 'fields' | 'actions' | 'selection' | 'messages';

export interface ListProps<
	Item extends { id: number },
	V extends ListView,
> extends Pick< TableProps< Item >, Shown | 'isHighlighted' > {
	route: Route< V >;
	/** How the items are read. `data` may be of the view before; `isStale` says so. */
	resource: Pick<
		Resource< unknown >,
		'error' | 'isLoading' | 'isStale' | 'reload'
	>;
	/** How many items the view has on all pages, and how many are on one. */
	total: number;
	perPage: number;
	steps: Steps;
	/** Whether an item can be opened, by its title; so by default. */
	opensItems?: boolean;
	filters?: readonly ListFilter< V >[];
	/** Keys of the screen's own; those of the list come by themselves. */
	shortcuts?: readonly Shortcut[];
	selectAll?: SelectAll;
	progress?: ListProgress | undefined;
	/** The tabs of the screen, above the list. */
	tabs?: ReactNode;
	/** What stands in the place of a list that has nothing at all. */
	empty: ReactNode;
	/** More buttons: beside the search, beside the count, beside the actions of the selection. */
	tools?: ReactNode;
	countTools?: ReactNode;
	selectionTools?: ReactNode;
	errorMessages?: ErrorMessages;
}

/** The keys that every list has. */
function listShortcuts< Item extends { id: number }, V extends ListView >( {
	steps: { step },
	selection,
	route,
	messages,
	opensItems = true,
}: ListProps< Item, V > ): Shortcut[] {
	const isInList = () => focusedRow() > 0;
	return [
		{ key: 'j', label: messages.next, run: () => step( 1 ) },
		{ key: 'k', label: messages.previous, run: () => step( -1 ) },
		{
			key: 'ArrowDown',
			symbol: '↓ ↑',
			label: __( 'Next and previous, in the list', 'slipstream' ),
			isActive: isInList,
			run: () => step( 1 ),
		},
		{ key: 'ArrowUp', isActive: isInList, run: () => step( -1 ) },
		...( opensItems
			? [ { key: 'Enter', label: __( 'Open', 'slipstream' ) } ]
			: [] ),
		{
			key: 'x',
			label: __( 'Select', 'slipstream' ),
			run: () => {
				const id = route.view.id || focusedRow();
				if ( id ) {
					selection.toggle( id );
				}
			},
		},
		{
			key: '/',
			label: __( 'Search', 'slipstream' ),
			run: focusSearch,
		},
	];
}

/** Search, filters, and what can be done with all of the list. */
function Toolbar< Item extends { id: number }, V extends ListView >(
	props: ListProps< Item, V >
) {
	const { route, filters = [], messages, resource, tools } = props;
	const { go } = route;
	const search = useCallback(
		( text: string ) =>
			go( listChanges( { search: text } ), { replace: true } ),
		[ go ]
	);
	return (
		<>
			<div className="slipstream-ui-toolbar">
				<Search
					label={ messages.search }
					value={ route.view.search }
					onChange={ search }
				/>
				{ filters.length > 0 && (
					<FilterMenu route={ route } filters={ filters } />
				) }
				{ tools }
				<Button
					icon={ update }
					label={ __( 'Refresh', 'slipstream' ) }
					isBusy={ resource.isLoading }
					size="compact"
					onClick={ () => void resource.reload() }
				/>
				<Shortcuts
					shortcuts={ [
						...listShortcuts( props ),
						...( props.shortcuts ?? [] ),
					] }
				/>
			</div>
			<ActiveFilters route={ route } filters={ filters } />
		</>
	);
}

/** The items, or what stands in their place. */
function Content< Item extends { id: number }, V extends ListView >(
	props: ListProps< Item, V >
) {
	const { items, resource, route, filters = [], messages } = props;
	const { opensItems = true } = props;
	const { go, linkTo, view } = route;
	if ( items.length > 0 ) {
		return (
			<Table
				{ ...props }
				linkTo={
					opensItems
						? ( { id } ) => linkTo( listChanges( { id } ) )
						: undefined
				}
				openId={ view.id }
				sort={ view.sort }
				onSort={ ( sort ) =>
					go( listChanges( { sort } ), { replace: true } )
				}
				isBusy={ resource.isStale }
			/>
		);
	}
	if ( resource.error ) {
		return null;
	}
	if ( resource.isLoading || resource.isStale ) {
		return <Skeleton lines={ 8 } />;
	}
	return isNarrowed( route, filters ) ? (
		<EmptyState title={ __( 'Nothing found', 'slipstream' ) }>
			<p>{ messages.nothingFound }</p>
			<Button
				variant="secondary"
				onClick={ () => clearFilters( route, filters ) }
			>
				{ __( 'Clear search and filters', 'slipstream' ) }
			</Button>
		</EmptyState>
	) : (
		props.empty
	);
}

/**
 * A list of the administration: search, filters, sort, pages, selection, bulk actions and keys, its view in the address.
 * On narrow screens the table becomes a list.
 */
export function List< Item extends { id: number }, V extends ListView >(
	props: ListProps< Item, V >
) {
	const { items, route, resource, total, perPage, messages } = props;
	const { error, isStale } = resource;
	const loaded = messages.loaded( total );
	useEffect( () => {
		if ( ! isStale ) {
			speak( loaded );
		}
	}, [ isStale, loaded ] );
	return (
		<div className="slipstream-ui-list">
			{ props.tabs }
			<Toolbar { ...props } />
			{ ( items.length > 0 || ! error ) && (
				<Bar
					{ ...props }
					count={ messages.count( total ) }
					tools={ props.countTools }
				/>
			) }
			{ error && (
				<ErrorState
					error={ error }
					onRetry={ () => void resource.reload() }
					messages={ props.errorMessages }
				/>
			) }
			<Content { ...props } />
			{ items.length > 0 && (
				<Pagination
					page={ route.view.page }
					pages={ Math.max( 1, Math.ceil( total / perPage ) ) }
					onChange={ ( page ) =>
						route.go( listChanges( { page, id: 0 } ) )
					}
				/>
			) }
		</div>
	);
}
