/** Something that visitors pay for, as the server has it. */
export interface Product {
	id: number;
	title: string;
	/** A decimal number; older servers send it as text. */
	price: number | string;
	currency: string;
	interval: string;
	type?: string | null;
	/** The monthly plan that a yearly one belongs to. */
	tier?: number | null;
	is_editable?: boolean;
	buyer_can_change_amount?: boolean;
	multiple_per_user?: boolean;
	subscribe_as_site_subscriber?: boolean;
	description?: string;
	welcome_email_content?: string;
}

/** A product that is not stored yet. */
export type ProductDraft = Omit< Product, 'id' >;

/** What products are called where they are chosen. */
export type ProductType = 'payment plan' | 'subscription';

/** Whether the site can take payments: not known yet, yes, or no. */
export const API_STATE = {
	LOADING: 0,
	CONNECTED: 1,
	NOT_CONNECTED: 2,
} as const;

export type ApiState = ( typeof API_STATE )[ keyof typeof API_STATE ];

export interface SubscriberCounts {
	socialFollowers: number | null;
	emailSubscribers: number | null;
	paidSubscribers: number | null;
}

export interface NewsletterCategories {
	enabled: boolean;
	categories: { id: number; name: string; slug: string }[];
}

export interface MembershipsState {
	products: Product[];
	apiState: ApiState;
	/** Where an account is connected; null if one is, or the user may not. */
	connectUrl: string | null;
	siteSlug: string;
	connectedAccountDefaultCurrency: string;
	subscriberCounts: SubscriberCounts;
	newsletterCategories: NewsletterCategories;
	newsletterCategoriesSubscriptionsCount: number;
}

/** An action sets one member of the state, under the name that other code dispatches. */
export type MembershipsAction =
	| { type: 'SET_PRODUCTS'; products: Product[] }
	| { type: 'SET_CONNECT_URL'; connectUrl: string | null }
	| { type: 'SET_API_STATE'; apiState: ApiState }
	| { type: 'SET_SITE_SLUG'; siteSlug: string }
	| {
			type: 'SET_CONNECTED_ACCOUNT_DEFAULT_CURRENCY';
			connectedAccountDefaultCurrency: string;
	  }
	| { type: 'SET_SUBSCRIBER_COUNTS'; subscriberCounts: SubscriberCounts }
	| {
			type: 'SET_NEWSLETTER_CATEGORIES';
			newsletterCategories: NewsletterCategories;
	  }
	| {
			type: 'SET_NEWSLETTER_CATEGORIES_SUBSCRIPTIONS_COUNT';
			newsletterCategoriesSubscriptionsCount: number;
	  };
