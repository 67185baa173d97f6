import { __ } from '@wordpress/i18n';
import { toPluginError } from '@slipstream/errors';
import { noticesStore } from '@slipstream/wp-stores';
import {
	setApiState,
	setConnectedAccountDefaultCurrency,
	setConnectUrl,
	setProducts,
	setSiteSlug,
} from './actions';
import { withEditor } from './connect-url';
import { getMessageByProductType } from './messages';
import { createSaveProduct } from './save-product';
import { SNACKBAR } from './thunk';
import { API_STATE } from './types';
import type { MembershipsClient, Status } from './client';
import type { SetSelectedIds, Thunk, ThunkArgs } from './thunk';
import type { ProductDraft, ProductType } from './types';

/**
 * Makes the action that reads whether the site can take payments, and its products. A connected account without products gets one. If
 * nothing is chosen, setSelectedIds is told the first product.
 *
 * @param getClient Gets the client.
 */
export const createFetchProducts =
	( getClient: () => MembershipsClient ) =>
	(
		productType: ProductType = 'payment plan',
		selectedIds: number[] = [],
		setSelectedIds: SetSelectedIds = () => undefined,
		shouldDisplayNotice = true
	): Thunk =>
	async ( { dispatch: to, select: from, registry } ) => {
		try {
			const status = await getClient().status( 'all', true );
			await store( status, { dispatch: to, registry } );
			if ( status.connected_account_id && ! status.products?.length ) {
				await to(
					createSaveProduct( getClient )(
						defaultProduct( productType ),
						productType,
						undefined,
						undefined,
						shouldDisplayNotice
					)
				);
			}
			const [ first ] = from.getProductsNoResolver();
			if ( first && ! selectedIds.length ) {
				setSelectedIds( [ first.id ] );
			}
		} catch ( error ) {
			await to( setConnectUrl( null ) );
			await to( setApiState( API_STATE.NOT_CONNECTED ) );
			if ( shouldDisplayNotice ) {
				void registry
					.dispatch( noticesStore )
					?.createErrorNotice(
						toPluginError( error ).sentence,
						SNACKBAR
					);
			}
		}
	};

const defaultProduct = ( type: ProductType ): ProductDraft => ( {
	title: getMessageByProductType( 'default new product title', type ),
	currency: 'USD',
	price: 5,
	interval: '1 month',
} );

async function store(
	status: Status,
	{ dispatch: to, registry }: Pick< ThunkArgs, 'dispatch' | 'registry' >
) {
	const [ message ] = Object.values( status.errors ?? {} ).flat();
	if ( message || ! Array.isArray( status.products ) ) {
		throw new Error(
			message ?? __( 'Unexpected API response', 'slipstream' )
		);
	}
	await to(
		setConnectUrl( withEditor( status.connect_url, registry.select ) )
	);
	await to( setSiteSlug( status.site_slug ?? '' ) );
	await to(
		setConnectedAccountDefaultCurrency(
			status.connected_account_default_currency ?? ''
		)
	);
	await to( setProducts( status.products ) );
	await to(
		setApiState(
			status.connected_account_id
				? API_STATE.CONNECTED
				: API_STATE.NOT_CONNECTED
		)
	);
}
