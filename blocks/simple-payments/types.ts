/** The block's attributes, as block.json has them. */
export interface SimplePaymentsAttributes {
	currency: string;
	/** What is said about the thing. */
	content: string;
	/** Of the PayPal account that is paid. */
	email: string;
	featuredMediaId: number;
	featuredMediaUrl: string | null;
	featuredMediaTitle: string | null;
	/** Whether several can be bought at once. */
	multiple: boolean;
	/** Where the saved link leads: feeds and mails have no button. */
	postLinkUrl?: string;
	postLinkText: string;
	price?: number;
	/** The price as it was saved. It is free text: each version of the block wrote it in another way. */
	priceText?: string;
	/** The post that holds what the server sells. */
	productId?: number;
	title: string;
	/** What the saved markup would hold, as long as there is no product and so no markup. */
	draft?: Draft;
}

/** What a block without a product keeps in its comment. */
export type Draft = Partial<
	Pick<
		SimplePaymentsAttributes,
		| 'title'
		| 'content'
		| 'featuredMediaUrl'
		| 'featuredMediaTitle'
		| 'postLinkText'
	>
>;

/** What an author can get wrong. */
export type Field = 'title' | 'price' | 'email' | 'currency';
export type Problems = Partial< Record< Field, string > >;
