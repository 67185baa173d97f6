/** A word that this site writes otherwise. */
export interface Term {
	readonly term: string;
	readonly preferred: string;
}

/** What the site's texts are checked for. */
export interface Style {
	readonly glossary: readonly Term[];
	readonly banned: readonly string[];
}

/** A place in a text that is not as the site writes. */
export interface Issue {
	readonly kind: 'banned' | 'term';
	/** The word as it stands in the text. */
	readonly found: string;
	/** What belongs in its place; '' where nothing does. */
	readonly preferred: string;
	readonly start: number;
	readonly end: number;
}
