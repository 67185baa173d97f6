/** What the block holds. */
export interface PhoneAttributes {
	/** A text with a number in it. */
	phone: string;
	metadata?: Record< string, unknown >;
}
