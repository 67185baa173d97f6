import {
	CheckboxControl,
	DropdownMenu,
	VisuallyHidden,
} from '@wordpress/components';
import { moreVertical } from '@wordpress/icons';
import { ROW } from './row-focus';
import type { TableProps } from './table';
import type { ListField } from './types';

interface Props< Item extends { id: number } > extends TableProps< Item > {
	item: Item;
}

/** What an item is called. Where it can be opened, the link covers the row. */
function Title< Item extends { id: number } >( {
	item,
	field,
	linkTo,
	openId,
	...props
}: Props< Item > & { field: ListField< Item > } ) {
	const { highlighted } = props.messages;
	const title = (
		<>
			{ props.isHighlighted?.( item ) && highlighted && (
				<VisuallyHidden>{ highlighted } </VisuallyHidden>
			) }
			{ field.render( item ) }
		</>
	);
	return linkTo ? (
		<a
			href={ linkTo( item ) }
			aria-current={ item.id === openId ? 'true' : undefined }
		>
			{ title }
		</a>
	) : (
		<strong>{ title }</strong>
	);
}

/** The cells of an item. */
function Cells< Item extends { id: number } >( props: Props< Item > ) {
	const { item, fields } = props;
	return fields.map( ( field ) => (
		<td
			key={ field.id }
			className={ `is-${ field.placement }` }
			dir={ field.hasOwnDirection ? 'auto' : undefined }
		>
			{ field.placement === 'title' ? (
				<Title { ...props } field={ field } />
			) : (
				field.render( item )
			) }
			{ field.renderNote && (
				<span className="slipstream-ui-table__note" dir="auto">
					{ field.renderNote( item ) }
				</span>
			) }
		</td>
	) );
}

/** One item of a list. */
export function Row< Item extends { id: number } >( props: Props< Item > ) {
	const { item, selection, actions, messages, openId } = props;
	const { id } = item;
	const classes = [
		props.isHighlighted?.( item ) && 'is-highlighted',
		id === openId && 'is-current',
		selection.has( id ) && 'is-selected',
	];
	return (
		<tr
			{ ...{ [ ROW ]: id } }
			className={ classes.filter( Boolean ).join( ' ' ) || undefined }
		>
			<td className="is-check">
				<CheckboxControl
					__nextHasNoMarginBottom
					checked={ selection.has( id ) }
					onChange={ () => selection.toggle( id ) }
					aria-label={ messages.select( item ) }
				/>
			</td>
			<Cells { ...props } />
			<td className="is-menu">
				<DropdownMenu
					icon={ moreVertical }
					label={ messages.actions( item ) }
					toggleProps={ { size: 'compact' } }
					controls={ actions
						.filter(
							( { isEligible } ) => isEligible?.( item ) ?? true
						)
						.map( ( { label, icon, run } ) => ( {
							title: label,
							icon,
							onClick: () => run( [ id ] ),
						} ) ) }
				/>
			</td>
		</tr>
	);
}
