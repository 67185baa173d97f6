import { __ } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import type { ListFilter } from '@slipstream/ui';
import { choices } from '../../payments/words';
import { ROUTE } from './types';
import type { OrdersView } from './address';

/** A post that orders began on. */
export interface Place {
	id: number;
	title: string;
	/** Null if visitors cannot see it. */
	url: string | null;
}

interface Places {
	posts: readonly Place[];
	/** Names of blocks. */
	blocks: readonly string[];
}

const blockNames = (): Record< string, string > => ( {
	'jetpack/donations': __( 'Donations Form', 'slipstream' ),
	'jetpack/recurring-payments': __( 'Payment Button', 'slipstream' ),
	'jetpack/simple-payments': __( 'Pay with PayPal', 'slipstream' ),
} );

/**
 * What a block is called.
 *
 * @param block Its name, such as jetpack/donations.
 */
export const blockName = ( block: string ) => blockNames()[ block ] ?? block;

/**
 * The filters by block and by post. What the address names is there while the others are on their way.
 *
 * @param view The view.
 */
export function usePlaceFilters(
	view: OrdersView
): ListFilter< OrdersView >[] {
	const { data } = useResource< Places >( `${ ROUTE }/places` );
	const blocks = new Set( [ ...( data?.blocks ?? [] ), view.block ] );
	const posts = new Map( [
		[ view.post, `#${ view.post }` ],
		...( data?.posts ?? [] ).map(
			( { id, title } ) => [ id, title ] as const
		),
	] );
	blocks.delete( '' );
	posts.delete( 0 );
	return [
		{
			name: 'block',
			type: 'select',
			label: __( 'Block', 'slipstream' ),
			allLabel: __( 'All blocks', 'slipstream' ),
			options: [ ...blocks ].map( ( value ) => ( {
				value,
				label: blockName( value ),
			} ) ),
			activeLabel: blockName( view.block ),
		},
		{
			name: 'post',
			type: 'select',
			label: __( 'Page', 'slipstream' ),
			allLabel: __( 'All pages', 'slipstream' ),
			options: choices( Object.fromEntries( posts ) ),
			activeLabel: posts.get( view.post ) ?? '',
		},
	];
}
