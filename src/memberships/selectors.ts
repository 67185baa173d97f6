import { isPayable, fromDecimal } from '@slipstream/money';
import { API_STATE } from './types';
import type { SetSelectedIds } from './thunk';
import type { MembershipsState, Product, ProductType } from './types';

export const getApiState = ( { apiState }: MembershipsState ) => apiState;
export const isApiStateConnected = ( { apiState }: MembershipsState ) =>
	apiState === API_STATE.CONNECTED;
export const isApiStateLoading = ( { apiState }: MembershipsState ) =>
	apiState === API_STATE.LOADING;
export const getConnectUrl = ( { connectUrl }: MembershipsState ) => connectUrl;
export const getSiteSlug = ( { siteSlug }: MembershipsState ) => siteSlug;
export const getConnectedAccountDefaultCurrency = ( {
	connectedAccountDefaultCurrency,
}: MembershipsState ) => connectedAccountDefaultCurrency;
export const getProductsNoResolver = ( { products }: MembershipsState ) =>
	products;
/** The products, read from the server the first time: see fetchProducts() for the arguments. */
export const getProducts: (
	state: MembershipsState,
	productType?: ProductType,
	selectedIds?: number[],
	setSelectedIds?: SetSelectedIds,
	shouldDisplayNotice?: boolean
) => Product[] = getProductsNoResolver;

const byProducts = new WeakMap< Product[], Product[] >();

/**
 * The plans of a newsletter.
 *
 * @param state The state.
 */
export function getNewsletterTierProducts(
	state: MembershipsState
): Product[] {
	const { products } = state;
	const known = byProducts.get( products );
	if ( known ) {
		return known;
	}
	const tiers = products.filter( ( { type } ) => type === 'tier' );
	byProducts.set( products, tiers );
	return tiers;
}

/**
 * One product.
 *
 * @param state The state.
 * @param id    Its ID; older posts hold it as text.
 */
export const getProduct = (
	state: MembershipsState,
	id: number | string | undefined
) =>
	id === undefined
		? undefined
		: state.products.find( ( product ) => product.id === Number( id ) );

/**
 * Whether a chosen product is missing, or no gateway takes its price. Nothing is known before products are loaded.
 *
 * @param state The state.
 * @param id    Its ID.
 */
export function isInvalidProduct(
	state: MembershipsState,
	id: number | string | undefined
): boolean {
	if ( ! id || state.apiState !== API_STATE.CONNECTED ) {
		return false;
	}
	const product = getProduct( state, id );
	const price =
		product && fromDecimal( Number( product.price ), product.currency );
	return ! price || ! isPayable( price, 'stripe' );
}

export const getSubscriberCounts = ( { subscriberCounts }: MembershipsState ) =>
	subscriberCounts;
export const getNewsletterCategories = ( {
	newsletterCategories,
}: MembershipsState ) => newsletterCategories.categories;
export const getNewsletterCategoriesEnabled = ( {
	newsletterCategories,
}: MembershipsState ) => newsletterCategories.enabled;
export const getNewsletterCategoriesSubscriptionsCount = ( {
	newsletterCategoriesSubscriptionsCount,
}: MembershipsState ) => newsletterCategoriesSubscriptionsCount;
