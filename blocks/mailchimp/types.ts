/** The block's attributes, as block.json has them. */
export interface MailchimpAttributes extends OldButton {
	emailPlaceholder?: string;
	consentText?: string;
	/** The IDs of groups that who signs up gets. */
	interests: string[];
	processingLabel?: string;
	successLabel?: string;
	errorLabel?: string;
	/** A field of the audience that says where someone signed up. */
	signupFieldTag?: string;
	signupFieldValue?: string;
	/** Whether it is an example, which asks nobody. */
	preview: boolean;
}

/** The button of posts from before it was a block. */
export interface OldButton {
	submitButtonText?: string;
	backgroundButtonColor?: string;
	textButtonColor?: string;
	submitButtonClasses?: string;
	customBackgroundButtonColor?: string;
	customTextButtonColor?: string;
}

/** What people can be interested in. */
export interface Category {
	readonly id: string;
	readonly title: string;
	readonly interests: readonly {
		readonly id: string;
		readonly name: string;
	}[];
}

/** How the site is connected. */
export interface Connection {
	readonly code: 'connected' | 'not_connected';
	readonly connect_url: string;
	/** Where people are signed up: `mailchimp`, or `own` for the site's own list. */
	readonly list: string;
}

/** A field of the audience. */
export interface Field {
	readonly tag: string;
	readonly name: string;
	readonly type: string;
	readonly is_required: boolean;
}
