import type { Question } from '../confirm';
import type { ComponentType } from 'react';

/** A line of the list at the side, whose sections are tabs. */
export interface SectionEntry {
	readonly title: string;
	/** Its place in the list, ascending. */
	readonly order: number;
}

/** Something to do on a new site. It ticks itself. */
export interface FirstStep {
	/** Its name where it is remembered that it was skipped: it never changes. */
	readonly id: string;
	/** Its place among the steps, ascending. */
	readonly order: number;
	/** What to do. */
	readonly title: string;
	/** What it is good for, in a sentence. */
	readonly text: string;
	/** Whether there is anything to do here; always by default. */
	readonly isAvailable?: () => boolean;
	/** Whether it is done, read where it is true. Rejects where nobody can tell. */
	readonly isDone: () => Promise< boolean >;
	/** Where it is done. */
	readonly link?: { readonly label: string; readonly href: () => string };
	/** What is chosen right here. A choice is remembered also where it leaves everything as it is. */
	readonly choices?: readonly {
		readonly label: string;
		readonly choose: () => Promise< unknown >;
	}[];
	/** Its own controls; they say when to look again. */
	readonly Controls?: ComponentType< { onChange: () => Promise< void > } >;
}

/** Something that somebody has to see to. */
export interface Alert {
	readonly id: string;
	/** What is wrong, in a sentence. */
	readonly text: string;
	/** Where it is fixed. */
	readonly href: string;
	/** What can be done about it at once. */
	readonly action?: AlertAction;
}

/** Something that is done where an alert is shown. */
export interface AlertAction {
	readonly label: string;
	/** Asked before it is done. */
	readonly question: Question;
	/** Does it; rejects where it was refused. */
	readonly run: () => Promise< unknown >;
	/** Said once it is done, in a sentence. */
	readonly done: string;
}

/** A section of a screen: one subject, with an address of its own. */
export interface Section {
	/** Its address is '#/' and this. Other plugins and our own notices link to it: it never changes. */
	readonly id: string;
	/** Ids of sections that it has taken in: their addresses lead to it. */
	readonly formerIds?: readonly string[];
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
	/** What goes on, in short: a card of the first page. There is no card where it draws nothing. It tells which with `useResourceNews`. */
	readonly Summary?: ComponentType;
	/** Who sees its card; who sees the section by default. */
	readonly isSummaryAvailable?: () => boolean;
	/** The summary's place on the overview, ascending; `order` by default. */
	readonly summaryOrder?: number;
	/** What its card is called, and where it leads; to the section by default. */
	readonly summaryTitle?: string;
	readonly summaryHref?: () => string;
	/** What a new site has to do of it. */
	readonly firstSteps?: readonly FirstStep[];
	/** What is wrong now. Rejects where nobody can tell. */
	readonly loadAlerts?: () => Promise< readonly Alert[] >;
}
