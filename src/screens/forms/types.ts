/** Where a response is: what the tabs are called in the address, and the status that the routes know. */
export type Tab = 'inbox' | 'spam' | 'trash';
export type Status = 'publish' | 'spam' | 'trash';

/** What can be done to responses: the actions of POST slipstream/v1/forms/bulk. */
export type Action =
	'read' | 'unread' | 'spam' | 'not_spam' | 'trash' | 'restore' | 'delete';

/** A file that came with a value. */
export interface ValueFile {
	id: string;
	name: string;
	size: number;
	type: string;
	/** '' for one that is not kept here, or not any more. */
	url: string;
}

/** What was given for one field. */
export interface FieldValue {
	key: string;
	id: string;
	label: string;
	type: string;
	/** As stored: a text, a list, or an object in responses of other plugins. */
	value: unknown;
	display: string;
	files: ValueFile[];
}

/** What became of the email that tells of a response. */
export interface Notification {
	/** '' where none was to be sent. */
	state: '' | 'pending' | 'sent' | 'failed';
	/** Seconds since 1970. */
	time: number;
	/** Why it failed, where anybody knows. */
	error: string;
}

/** A record of wp/v2/feedback. */
export interface FormResponse {
	id: number;
	/** `gone` is ours: deleted here for good, and not yet out of the list. */
	status: Status | 'gone';
	date: string;
	date_gmt: string;
	is_unread: boolean;
	author_name: string;
	author_email: string;
	author_url: string;
	ip: string;
	subject: string;
	entry_id: number;
	entry_title: string;
	entry_permalink: string;
	form_title: string;
	has_file: boolean;
	spam_reason: string;
	notification: Notification;
	fields: FieldValue[];
}

/** What GET slipstream/v1/forms/counts answers. */
export interface Counts {
	inbox: number;
	unread: number;
	spam: number;
	trash: number;
}

/** A page that responses came from. */
export interface Source {
	id: number;
	title: string;
	url: string;
	count: number;
}

/** What POST slipstream/v1/forms/bulk answers. */
export interface BulkResult {
	done: number[];
	failed: number[];
	/** Null where the database did not answer any more. */
	counts: Counts | null;
}
