import { __, sprintf } from '@wordpress/i18n';
import { createAddressView, numberField, textField } from '@slipstream/ui';
import type { ListMessages, ListView } from '@slipstream/ui';

/**
 * The view of a list without filters and without items that open.
 *
 * @param path Such as '/invitations'.
 */
export const flatAddress = ( path: string ) =>
	createAddressView< ListView >( {
		path,
		fields: {
			search: textField,
			sort: textField,
			page: numberField( 1 ),
			id: numberField( 0 ),
		},
	} );

/**
 * What such a list says of its items.
 *
 * @param nameOf What an item is called.
 * @param count  How many there are, in words.
 */
export const flatMessages = < Item >(
	nameOf: ( item: Item ) => string,
	count: ( total: number ) => string
): ListMessages< Item > => ( {
	search: __( 'Search the list', 'slipstream' ),
	next: __( 'Next one', 'slipstream' ),
	previous: __( 'Previous one', 'slipstream' ),
	select: ( item ) =>
		/* translators: %s: name of an item. */
		sprintf( __( 'Select %s', 'slipstream' ), nameOf( item ) ),
	actions: ( item ) =>
		/* translators: %s: name of an item. */
		sprintf( __( 'Actions for %s', 'slipstream' ), nameOf( item ) ),
	count,
	loaded: count,
	nothingFound: __( 'Nothing matches the search.', 'slipstream' ),
} );
