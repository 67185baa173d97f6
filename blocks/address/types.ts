/** The lines of an address. */
export type Line =
	| 'address'
	| 'addressLine2'
	| 'addressLine3'
	| 'city'
	| 'region'
	| 'postal'
	| 'country';

/** What the block holds. */
export interface AddressAttributes extends Record< Line, string > {
	/** Whether the address leads to a map: of Google, unless `mapService` says otherwise. */
	linkToGoogleMaps: boolean;
	mapService: '' | 'osm';
	/** What the link says of itself, in the language that it was saved in. */
	linkTitle?: string;
	metadata?: Record< string, unknown >;
}
