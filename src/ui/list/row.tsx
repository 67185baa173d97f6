import {
	CheckboxControl,
	DropdownMenu,
	VisuallyHidden,
} from '@wordpress/components';
import { moreVertical } from '@wordpress/icons';
import { ROW } from './row-focus';
import type { TableProps } from './table';

interface Props< Item extends { id: number } > extends TableProps< Item > {
	item: Item;
}

/** The cells of an item. The link of its title covers the row. */
function Cells< Item extends { id: number } >( props: Props< Item > ) {
	const { item, fields, linkTo, openId, messages } = props;
	return fields.map( ( field ) => (
		<td
			key={ field.id }
			className={ `is-${ field.placement }` }
			dir={ field.hasOwnDirection ? 'auto' : undefined }
		>
			{ field.placement === 'title' ? (
				<a
					href={ linkTo( item ) }
					aria-current={ item.id === openId ? 'true' : undefined }
				>
					{ props.isHighlighted?.( item ) && messages.highlighted && (
						<VisuallyHidden>
							{ messages.highlighted }{ ' ' }
						</VisuallyHidden>
					) }
					{ field.render( item ) }
				</a>
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
