import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Icon, chevronDown, chevronUp } from '@wordpress/icons';
import { useInbox } from '../hooks/use-inbox';
import { tabName } from '../logic/messages';
import { Row } from './row';
import type { Sort } from '../logic/view';

interface SortProps {
	column: 'date' | 'title';
	first: 'asc' | 'desc';
	className: string;
	children: string;
}

/** The head of a column that can be sorted; a second press turns it round. */
function SortHead( { column, first, className, children }: SortProps ) {
	const { view, go } = useInbox();
	const [ sorted, order ] = view.sort.split( '-' );
	const isOn = sorted === column;
	const turned = order === 'asc' ? 'desc' : 'asc';
	const next = `${ column }-${ isOn ? turned : first }` as Sort;
	const direction = order === 'asc' ? 'ascending' : 'descending';
	return (
		<th
			scope="col"
			className={ className }
			aria-sort={ isOn ? direction : 'none' }
		>
			<button
				type="button"
				onClick={ () => go( { sort: next }, { replace: true } ) }
			>
				{ children }
				{ isOn && (
					<Icon
						icon={ order === 'asc' ? chevronUp : chevronDown }
						size={ 16 }
					/>
				) }
			</button>
		</th>
	);
}

/** The responses, one a row. */
export function Table() {
	const { view, list, selection } = useInbox();
	return (
		<table
			className="slipstream-inbox__table"
			aria-busy={ ! list.isCurrent }
		>
			<caption className="screen-reader-text">
				{ tabName( view.tab ) }
			</caption>
			<thead>
				<tr>
					<td className="slipstream-inbox__check">
						<CheckboxControl
							__nextHasNoMarginBottom
							checked={ selection.page === 'all' }
							indeterminate={ selection.page === 'some' }
							onChange={ selection.togglePage }
							aria-label={ __(
								'Select all on this page',
								'slipstream'
							) }
						/>
					</td>
					<SortHead
						column="title"
						first="asc"
						className="slipstream-inbox__from"
					>
						{ __( 'From', 'slipstream' ) }
					</SortHead>
					<th scope="col" className="slipstream-inbox__summary">
						{ __( 'Response', 'slipstream' ) }
					</th>
					<th scope="col" className="slipstream-inbox__source">
						{ __( 'Page', 'slipstream' ) }
					</th>
					<SortHead
						column="date"
						first="desc"
						className="slipstream-inbox__date"
					>
						{ __( 'Date', 'slipstream' ) }
					</SortHead>
					<td className="slipstream-inbox__more" />
				</tr>
			</thead>
			<tbody>
				{ list.items.map( ( response ) => (
					<Row key={ response.id } response={ response } />
				) ) }
			</tbody>
		</table>
	);
}
