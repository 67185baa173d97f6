import { getHttp } from '@slipstream/http';
import type { Http } from '@slipstream/http';
import type { Product, ProductDraft } from './types';

/** What the site says about payments. */
export interface Status {
	connect_url?: string | null;
	site_slug?: string;
	products?: Product[];
	connected_account_id?: string | number | null;
	connected_account_default_currency?: string;
	/** Messages by code. */
	errors?: Record< string, string[] >;
}

const ROUTE = 'wpcom/v2/memberships';

/** The routes of memberships. Each rejects with a PluginError. */
export const membershipsClient = ( http: Http = getHttp() ) => ( {
	/**
	 * @param type       Which products are listed.
	 * @param isEditable Whether only those that authors can edit, or only the others.
	 */
	status: ( type: 'all' | 'donation', isEditable: boolean ) =>
		http.get< Status >( `${ ROUTE }/status`, {
			query: { source: 'gutenberg', type, is_editable: isEditable },
		} ),
	createProduct: ( product: ProductDraft ) =>
		http.post< Product >( `${ ROUTE }/product`, product ),
	/**
	 * The products of a donations block, which are created where they are missing.
	 *
	 * @param currency Its code.
	 */
	donationProducts: ( currency: string ) =>
		http.post< Product[] >( `${ ROUTE }/products`, {
			type: 'donation',
			currency,
			is_editable: false,
		} ),
} );

export type MembershipsClient = ReturnType< typeof membershipsClient >;
