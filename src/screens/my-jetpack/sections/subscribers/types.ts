export const ROUTE = 'slipstream/v1/subscribers';

export type State = 'active' | 'left';
export type Access = 'free' | 'paid';

/** A person of the list. Times are Unix seconds, 0 for never. Of who has left, nothing but times is known. */
export interface Subscriber {
	id: number;
	email: string;
	name: string;
	state: State;
	access: Access;
	language: string;
	/** The user of the site with the address, or 0. */
	user_id: number;
	/** Newsletter categories; none for all. */
	categories: readonly number[];
	since: number;
	ended: number;
}

/** What shows that somebody wanted it. Times are Unix seconds, 0 for never. */
export interface Proof {
	kind: 'confirmed' | 'vouched';
	email: string;
	text: string;
	text_version: string;
	/** `owner`, `page`, or `import: ` with the name of the file. */
	form: string;
	page: string;
	asked: number;
	asked_ip: string;
	mail_id: string;
	mail_text: string;
	mail_version: string;
	confirmed: number;
	confirmed_ip: string;
	/** Who vouches for it, or 0. */
	vouched_user_id: number;
}

export interface SubscriberWithProofs extends Subscriber {
	proofs: readonly Proof[];
}
