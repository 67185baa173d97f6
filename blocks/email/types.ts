/** What the block holds. */
export interface EmailAttributes {
	/** A text with one address or several in it. */
	email: string;
	metadata?: Record< string, unknown >;
}
