/** What becomes of a post, as the server says. Times are Unix seconds. */
export interface PostNewsletter {
	/** Null if the post was neither sent nor withheld yet. */
	newsletter: {
		id: number;
		state:
			'withheld' | 'waiting' | 'sending' | 'paused' | 'stopped' | 'sent';
		reason_text: string;
		audience: number;
		emails: Readonly<
			Record<
				'queued' | 'claimed' | 'sent' | 'skipped' | 'failed' | 'unsure',
				number
			>
		>;
		due: number;
	} | null;
	/** What happens when it is published now. */
	plan: {
		state: 'waiting' | 'withheld';
		reason: string;
		reason_text: string;
		due: number;
	};
	/** How many would get it now. */
	audience: number;
}

export const WITHHELD = '_jetpack_dont_email_post_to_subs';
export const TIME = '_slipstream_newsletter_time';
