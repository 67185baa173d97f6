import type { ComponentType } from 'react';

/** A line of the list at the side, whose sections are tabs. */
export interface SectionEntry {
	readonly title: string;
	/** Its place in the list, ascending. */
	readonly order: number;
}

/** A section of a screen: one subject, with an address of its own. */
export interface Section {
	/** Its address is '#/' and this. Other plugins and our own notices link to it: it never changes. */
	readonly id: string;
	readonly title: string;
	/** Its place among the others of its entry, ascending. */
	readonly order: number;
	/** Where it is a tab; without it, the section is an entry of its own. */
	readonly entry?: SectionEntry;
	/** What its tab says, where the entry's name makes its title longer than it needs to be. */
	readonly tab?: string;
	/** Who is to see it; everybody on the screen by default. */
	readonly isAvailable?: () => boolean;
	/** Imports the component: a chunk of its own. Always the same function. */
	readonly load: () => Promise< ComponentType >;
	/** The page of the guide that explains it: a file of docs/guide, without `.md`. */
	readonly guide?: string;
	/** Without a frame of its own: for a section that is made of cards. */
	readonly isPlain?: boolean;
	/** How the section stands now, in short: shown on the overview. */
	readonly Summary?: ComponentType;
	/** The summary's place on the overview, ascending; `order` by default. */
	readonly summaryOrder?: number;
}
