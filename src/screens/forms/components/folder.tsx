import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getSettings } from '@slipstream/settings';
import { useInbox } from '../hooks/use-inbox';
import { emptyTexts, numberText, tabName } from '../logic/messages';
import { isFiltered } from '../logic/view';
import { Bar } from './bar';
import { ClearFilters } from './filters';
import { Pagination } from './pagination';
import { Empty, Failure, Skeleton } from './states';
import { Table } from './table';

/** Says what a new list holds. */
function useAnnouncement() {
	const { view, list, total } = useInbox();
	const { isCurrent } = list;
	const name = tabName( view.tab );
	useEffect( () => {
		if ( isCurrent ) {
			speak(
				sprintf(
					/* translators: 1: Inbox, Spam or Trash, 2: a number. */
					_n(
						'%1$s: %2$s response',
						'%1$s: %2$s responses',
						total,
						'slipstream'
					),
					name,
					numberText( total )
				)
			);
		}
	}, [ isCurrent, name, total ] );
}

function Nothing() {
	const { view } = useInbox();
	if ( isFiltered( view ) ) {
		return (
			<Empty title={ __( 'Nothing found', 'slipstream' ) }>
				<p>
					{ sprintf(
						/* translators: %s: Inbox, Spam or Trash. */
						__(
							'No response in “%s” fits the search and the filters.',
							'slipstream'
						),
						tabName( view.tab )
					) }
				</p>
				<ClearFilters />
			</Empty>
		);
	}
	const [ title, text ] = emptyTexts( view.tab );
	return (
		<Empty title={ title }>
			<p>{ text }</p>
			{ view.tab === 'inbox' && (
				<Button
					variant="secondary"
					href={ `${ getSettings().adminUrl }post-new.php?post_type=page` }
				>
					{ __( 'New page', 'slipstream' ) }
				</Button>
			) }
		</Empty>
	);
}

function Content() {
	const { list } = useInbox();
	if ( list.items.length > 0 ) {
		return <Table />;
	}
	if ( list.error ) {
		return null;
	}
	return list.isLoading || ! list.isCurrent ? (
		<Skeleton lines={ 8 } />
	) : (
		<Nothing />
	);
}

/** The list, or what stands in its place. */
export function Folder() {
	const { list } = useInbox();
	useAnnouncement();
	return (
		<>
			{ ( list.items.length > 0 || ! list.error ) && <Bar /> }
			{ list.error && (
				<Failure
					error={ list.error }
					onRetry={ () => void list.load() }
				/>
			) }
			<Content />
			<Pagination />
		</>
	);
}
