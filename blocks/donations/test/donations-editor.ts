import { createBlock, serialize } from '@wordpress/blocks';
import { createReduxStore, register } from '@wordpress/data';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import { serve } from '../../../tests/js/serve';
import metadata from '../block.json';
import * as block from '../index';
import type { Block } from '@wordpress/blocks';
import type { Route } from '../../../tests/js/serve';

export const locks: string[] = [];

/** Registers the block in an editor that notes when saving is locked. */
export function registerDonations() {
	registerBlock( metadata, block.settings );
	register(
		createReduxStore( 'core/editor', {
			reducer: ( state: object = {} ) => state,
			selectors: {
				getCurrentPostId: () => 5,
				getCurrentPostType: () => 'post',
				getEditedPostAttribute: ( _: object, name: string ) =>
					( {
						link: 'https://site.test/give/',
						status: 'draft',
					} )[ name ],
			},
			actions: {
				lockPostSaving: () => {
					locks.push( 'lock' );
					return { type: 'LOCK' };
				},
				unlockPostSaving: () => {
					locks.push( 'unlock' );
					return { type: 'UNLOCK' };
				},
			},
		} )
	);
}

export const plansIn = ( currency: string, first: number ) =>
	[ 'one-time', '1 month', '1 year' ].map( ( interval, index ) => ( {
		id: first + index,
		title: interval,
		type: 'donation',
		price: 0,
		currency,
		interval,
	} ) );
export const CONNECTED = {
	connect_url: null,
	site_slug: 'site.test',
	products: plansIn( 'EUR', 10 ),
	connected_account_id: 'acct_1',
	connected_account_default_currency: 'EUR',
};
export const NOT_CONNECTED = {
	...CONNECTED,
	connected_account_id: null,
	connect_url: 'https://site.test/wp-admin/admin.php?page=x',
	products: [],
};
export const NEW = '<!-- wp:jetpack/donations /-->';

export async function open(
	markup = NEW,
	status: () => Route = () => ( { body: CONNECTED } ),
	products: () => Route = () => ( { body: plansIn( 'USD', 20 ) } )
) {
	const sent = serve( {
		'memberships/status': status,
		'memberships/products': products,
	} );
	const editor = await openEditor( markup, { modules: [ block ] } );
	return { sent, editor };
}

export const saved = ( attributes: Record< string, unknown > ) =>
	serialize( createBlock( 'jetpack/donations', attributes ) );

/** Not what is only announced. */
export const SHOWN = { ignore: '.a11y-speak-region' };

export const attributesOf = ( [ donations ]: Block[] ) =>
	donations?.attributes as Record< string, { planId?: number } >;
export const planIds = ( blocks: Block[] ) =>
	[ 'oneTimeDonation', 'monthlyDonation', 'annualDonation' ].map(
		( name ) => attributesOf( blocks )[ name ]?.planId
	);
