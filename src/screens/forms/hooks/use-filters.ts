import { useResource } from '@slipstream/data';
import { dateI18n, getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import type { ListFilter } from '@slipstream/ui';
import type { View } from '../logic/address';
import type { Source } from '../types';

const dayText = ( day: string ) =>
	dateI18n( getSettings().formats.date, `${ day }T12:00:00Z`, 'UTC' );

/**
 * What the list can be narrowed down by.
 *
 * @param view What is shown.
 */
export function useFilters( view: View ): ListFilter< View >[] {
	// Without the pages that responses came from the list works all the same.
	const { data: sources = [] } = useResource< Source[] >(
		'slipstream/v1/forms/sources'
	);
	const source = sources.find( ( { id } ) => id === view.source );
	const filters: ListFilter< View >[] = [
		{
			name: 'source',
			type: 'select',
			label: __( 'Page', 'slipstream' ),
			allLabel: __( 'All pages', 'slipstream' ),
			options: sources.map( ( { id, title } ) => ( {
				value: String( id ),
				label: title || __( '(no title)', 'slipstream' ),
			} ) ),
			activeLabel: source?.title || __( 'One page', 'slipstream' ),
		},
		{
			name: 'from',
			type: 'date',
			label: __( 'From', 'slipstream' ),
			max: view.to,
			activeLabel:
				view.from &&
				sprintf(
					/* translators: %s: a date. */
					__( 'From %s', 'slipstream' ),
					dayText( view.from )
				),
		},
		{
			name: 'to',
			type: 'date',
			label: __( 'To', 'slipstream' ),
			min: view.from,
			activeLabel:
				view.to &&
				/* translators: %s: a date. */
				sprintf( __( 'To %s', 'slipstream' ), dayText( view.to ) ),
		},
	];
	if ( view.tab === 'inbox' ) {
		filters.push( {
			name: 'unread',
			type: 'checkbox',
			label: __( 'Unread only', 'slipstream' ),
			activeLabel: __( 'Unread only', 'slipstream' ),
		} );
	}
	return filters;
}
