/** How an image's alternative text stands; only the last one has a text. */
export const STATES = [
	'open',
	'failed',
	'skipped',
	'decorative',
	'written',
] as const;

export type AltState = ( typeof STATES )[ number ];

/** The longest text that can be stored. */
export const ALT_LIMIT = 2000;

/** An image of the library. */
export interface AltImage {
	id: number;
	title: string;
	/** The file's name. */
	file: string;
	thumbnail: string;
	/** Where WordPress edits it. */
	edit: string;
	alt: string;
	/** Empty for texts that did not come from here. */
	state: AltState | '';
	/** Why it failed. */
	code: string;
}

export type AltCounts = Readonly< Record< AltState, number > >;

/** A page of images. */
export interface AltList {
	counts: AltCounts;
	items: readonly AltImage[];
}

/** Which images. */
export interface AltQuery {
	state: AltState;
	page?: number;
	perPage?: number;
	/** Only images with a smaller number. */
	before?: number;
	/** Only these; all when empty. */
	among?: readonly number[];
}
