/** What the parts of a carousel are called, in the reader's language. */
export interface Labels {
	/** The whole of it. */
	readonly carousel: string;
	readonly slide: string;
	readonly previous: string;
	readonly next: string;
	readonly play: string;
	readonly pause: string;
	/** With `%d` for the slide's number. */
	readonly goTo: string;
}

/** What a carousel is like. */
export interface CarouselOptions {
	readonly effect: string;
	/** In milliseconds; none for one that does not move by itself. */
	readonly delay?: number;
	/** Whether it ends with its last slide. */
	readonly isFinite?: boolean;
	readonly labels: Labels;
	/** In the editor, where the slides' order is not to be touched and dragging moves blocks. */
	readonly isEditor?: boolean;
	/** The slide that it begins with, there. */
	readonly startAt?: number;
	/** Told which slide is shown. */
	readonly onShow?: ( index: number ) => void;
}

/** The parts of a carousel in a page. */
export interface Parts {
	readonly root: HTMLElement;
	readonly container: HTMLElement;
	readonly list: HTMLElement;
	readonly previous: HTMLElement | null;
	readonly next: HTMLElement | null;
	readonly pause: HTMLElement | null;
	readonly pagination: HTMLElement | null;
}

/** How a carousel is moved. */
export interface Moves {
	readonly previous: () => void;
	readonly next: () => void;
	readonly goTo: ( index: number ) => void;
	/** Whether no slide follows. */
	readonly isAtEnd: () => boolean;
}
