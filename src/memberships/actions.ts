import type { MembershipsAction, MembershipsState, Product } from './types';

export const setProducts = ( products: Product[] ): MembershipsAction => ( {
	type: 'SET_PRODUCTS',
	products,
} );
export const setConnectUrl = (
	connectUrl: string | null
): MembershipsAction => ( { type: 'SET_CONNECT_URL', connectUrl } );
export const setApiState = (
	apiState: MembershipsState[ 'apiState' ]
): MembershipsAction => ( { type: 'SET_API_STATE', apiState } );
export const setSiteSlug = ( siteSlug: string ): MembershipsAction => ( {
	type: 'SET_SITE_SLUG',
	siteSlug,
} );
export const setConnectedAccountDefaultCurrency = (
	connectedAccountDefaultCurrency: string
): MembershipsAction => ( {
	type: 'SET_CONNECTED_ACCOUNT_DEFAULT_CURRENCY',
	connectedAccountDefaultCurrency,
} );
export const setSubscriberCounts = (
	subscriberCounts: MembershipsState[ 'subscriberCounts' ]
): MembershipsAction => ( { type: 'SET_SUBSCRIBER_COUNTS', subscriberCounts } );
export const setNewsletterCategories = (
	newsletterCategories: MembershipsState[ 'newsletterCategories' ]
): MembershipsAction => ( {
	type: 'SET_NEWSLETTER_CATEGORIES',
	newsletterCategories,
} );
export const setNewsletterCategoriesSubscriptionsCount = (
	newsletterCategoriesSubscriptionsCount: number
): MembershipsAction => ( {
	type: 'SET_NEWSLETTER_CATEGORIES_SUBSCRIPTIONS_COUNT',
	newsletterCategoriesSubscriptionsCount,
} );
