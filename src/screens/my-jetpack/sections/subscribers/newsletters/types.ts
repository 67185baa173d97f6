export const NEWSLETTERS = 'slipstream/v1/newsletters';

export type NewsletterState =
	'withheld' | 'waiting' | 'sending' | 'paused' | 'stopped' | 'sent';

/** How many emails are in which state. */
export type EmailCounts = Readonly<
	Record<
		'queued' | 'claimed' | 'sent' | 'skipped' | 'failed' | 'unsure',
		number
	>
>;

/** A post that is, was, or could have been sent. Times are Unix seconds, 0 for never. */
export interface Newsletter {
	id: number;
	post_id: number;
	/** Of the post, as plain text. */
	title: string;
	link: string;
	state: NewsletterState;
	reason: string;
	/** Why it is not sent or stands still, in a sentence; '' for no reason. */
	reason_text: string;
	audience: number;
	emails: EmailCounts;
	due: number;
	begun: number;
	ended: number;
	/** Whether this address of the site sends it. */
	is_here: boolean;
}

/** What is sent again only if somebody says so. */
export type AgainState = 'unsure' | 'failed';

/** The email to one subscriber. */
export interface Email {
	id: number;
	subscriber_id: number;
	/** '' for somebody who has unsubscribed. */
	email: string;
	tries: number;
	changed: number;
}
