import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Icon, chevronDown, chevronUp } from '@wordpress/icons';
import { Row } from './row';
import type { ListAction, ListField, ListMessages } from './types';
import type { Selection } from './use-selection';

export interface TableProps< Item extends { id: number } > {
	/** What the list is called. */
	label: string;
	items: readonly Item[];
	fields: readonly ListField< Item >[];
	actions: readonly ListAction< Item >[];
	selection: Selection;
	messages: ListMessages< Item >;
	/** Where an item opens; without it none does. */
	linkTo?: ( ( item: Item ) => string ) | undefined;
	openId: number;
	/** Items that want to be seen first, such as unread ones. */
	isHighlighted?: ( item: Item ) => boolean;
	/** A field's id, '-', and 'asc' or 'desc'. */
	sort: string;
	onSort: ( sort: string ) => void;
	isBusy: boolean;
}

/** The head of a column; where it can be sorted, a second press turns it round. */
function Head< Item extends { id: number } >( {
	field,
	sort,
	onSort,
}: Pick< TableProps< Item >, 'sort' | 'onSort' > & {
	field: ListField< Item >;
} ) {
	const { id, label, placement } = field;
	if ( ! field.sort ) {
		return (
			<th scope="col" className={ `is-${ placement }` }>
				{ label }
			</th>
		);
	}
	const [ sorted, order ] = sort.split( '-' );
	const isOn = sorted === id;
	const turned = order === 'asc' ? 'desc' : 'asc';
	const direction = order === 'asc' ? 'ascending' : 'descending';
	return (
		<th
			scope="col"
			className={ `is-${ placement }` }
			aria-sort={ isOn ? direction : 'none' }
		>
			<button
				type="button"
				onClick={ () =>
					onSort( `${ id }-${ isOn ? turned : field.sort }` )
				}
			>
				{ label }
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

/** The items of a list, one a row; on narrow screens, one below the other without columns. */
export function Table< Item extends { id: number } >(
	props: TableProps< Item >
) {
	const { label, items, fields, selection, sort, onSort, isBusy } = props;
	return (
		<table className="slipstream-ui-table" aria-busy={ isBusy }>
			<caption className="screen-reader-text">{ label }</caption>
			<thead>
				<tr>
					<td className="is-check">
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
					{ fields.map( ( field ) => (
						<Head
							key={ field.id }
							field={ field }
							sort={ sort }
							onSort={ onSort }
						/>
					) ) }
					<td className="is-menu" />
				</tr>
			</thead>
			<tbody>
				{ items.map( ( item ) => (
					<Row key={ item.id } { ...props } item={ item } />
				) ) }
			</tbody>
		</table>
	);
}
