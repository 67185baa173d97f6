import type { ReactElement, ReactNode } from 'react';

/** What a list's view has at least; it may have filters and an open item too. */
export interface ListView {
	search: string;
	/** A field's `id`, '-', and 'asc' or 'desc'. */
	sort: string;
	page: number;
	/** The open item, or 0. */
	id: number;
}

/** What is shown of an item. */
export interface ListField< Item > {
	id: string;
	/** The column's head. */
	label: string;
	/** `title` is the item's link and stays first; `description` is the second line on narrow screens, where `detail` is left out. */
	placement: 'title' | 'description' | 'detail' | 'end';
	render: ( item: Item ) => ReactNode;
	/** A quiet line below. */
	renderNote?: ( item: Item ) => ReactNode;
	/** Lets the column be sorted: the order of the first press. */
	sort?: 'asc' | 'desc';
	/** For what visitors wrote: each text has its own direction. */
	hasOwnDirection?: boolean;
}

/** What can be done with items: in the menu of each, and with all that are selected. */
export interface ListAction< Item > {
	id: string;
	label: string;
	icon: ReactElement;
	isDestructive?: boolean;
	/** Whether the menu of an item offers it; all by default. */
	isEligible?: ( item: Item ) => boolean;
	run: ( ids: readonly number[] ) => void;
}

/** What narrows a list down. */
export interface ListFilter< V > {
	/** The field of the view. */
	name: keyof V & string;
	label: string;
	type: 'select' | 'date' | 'checkbox';
	/** Of a select; the values are as in the address. */
	options?: readonly { value: string; label: string }[];
	/** What a select says for no choice. */
	allLabel?: string;
	min?: string;
	max?: string;
	/** What the filter is called while it is on. */
	activeLabel: string;
}

/** How far a long change is. */
export interface ListProgress {
	readonly done: number;
	readonly total: number;
}

/** What the list says of its items. */
export interface ListMessages< Item > {
	search: string;
	/** What the keys j and k do. */
	next: string;
	previous: string;
	/** Labels of an item's checkbox and of its menu. */
	select: ( item: Item ) => string;
	actions: ( item: Item ) => string;
	/** Said before the title of a highlighted item, to screen readers. */
	highlighted?: string;
	/** How many there are, in words. */
	count: ( total: number ) => string;
	/** Spoken when another list is there. */
	loaded: ( total: number ) => string;
	/** Said where nothing fits the search and the filters. */
	nothingFound: string;
}
