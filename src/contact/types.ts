/** The site's details, by the names of the attributes that they stand for. */
export type DetailKey =
	| 'email'
	| 'phone'
	| 'address'
	| 'addressLine2'
	| 'addressLine3'
	| 'city'
	| 'region'
	| 'postal'
	| 'country';

export type SiteDetails = Readonly< Record< DetailKey, string > >;

/** Where an attribute's value comes from. */
export interface Binding {
	source: string;
	args?: { key?: string };
}

/** What a block that can be bound holds beside its own attributes. */
export interface BoundAttributes {
	metadata?: Record< string, unknown >;
}
