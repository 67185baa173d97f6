/** What goes with an event. The server keeps those of which there are few: `block`, `feature`, `outcome`. */
export type EventProps = Readonly< Record< string, string > >;

/** Something that happened. */
export interface AnalyticsEvent {
	readonly name: string;
	readonly props: EventProps;
}

/** One more of a group. */
export interface Stat {
	readonly group: string;
	readonly name: string;
}
