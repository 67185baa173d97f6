/** A block as the editor's store has it. */
interface EditedBlock {
	clientId: string;
	name: string;
	isValid: boolean;
	attributes: Record< string, unknown >;
	innerBlocks: EditedBlock[];
}

/** A block type as it is registered in the editor. */
interface EditorBlockType {
	name: string;
	example?: object;
	parent?: string[];
	ancestor?: string[];
	supports?: { inserter?: boolean };
	deprecated?: object[];
}

/** An entry of a performance observer; TypeScript does not know it. */
interface LayoutShift extends PerformanceEntry {
	value: number;
	sources: { node?: Element }[];
}

/** WordPress's global in the editor's page, as the tests reach for it: whichever store is named, all of these are typed. */
interface WordPressGlobal {
	apiFetch: ( request: object ) => Promise< unknown >;
	data: {
		select: ( store: string ) => {
			getAiAssistantFeature: () => {
				requestsCount: number;
				requestsLimit: number;
			};
			getBlockOrder: () => string[];
			getBlocks: () => EditedBlock[];
			getBlocksByName: ( name: string ) => string[];
			getInserterItems: () => { name: string }[];
			getCurrentPostId: () => number;
			getEditedPostAttribute: ( name: string ) => unknown;
			getEditedPostContent: () => string;
			getEntityRecordEdits: < Edits >(
				kind: string,
				name: string
			) => Edits;
			getPermalink: () => string;
		};
		dispatch: ( store: string ) => {
			insertBlocks: ( blocks: EditedBlock[] ) => Promise< void >;
			removeBlock: ( clientId: string | undefined ) => Promise< void >;
			saveEditedEntityRecord: (
				kind: string,
				name: string
			) => Promise< unknown >;
			savePost: () => Promise< void >;
			selectBlock: ( clientId: string | undefined ) => Promise< void >;
			set: (
				scope: string,
				name: string,
				value: boolean
			) => Promise< void >;
			undo: () => Promise< void >;
			updateEditorSettings: ( settings: object ) => Promise< void >;
		};
	};
	blocks: {
		createBlock: ( name: string, attributes: object ) => EditedBlock;
		getBlockTypes: () => EditorBlockType[];
		getBlockType: ( name: string ) => EditorBlockType | undefined;
	};
}

interface Window {
	wp: WordPressGlobal;
	/** What a test has the page note. */
	heard?: string[];
	moved?: string[];
	told?: ( where: string ) => void;
}

declare module '*/openai-media.mjs' {
	/** A real picture of one color, another one for each number. */
	export function picture( number: number ): Buffer;
}

/** What the tests use of a script that is no TypeScript. */
declare module '*/bin/lib/dev-site.mjs' {
	/** Brings up a site; its folder in .cache/sites has its name. */
	export function startSite( options: {
		name: string;
		runtime: string;
		wp?: string;
		port?: number;
		reset?: boolean;
		muPlugins?: string[];
		constants?: Record< string, unknown >;
		say: ( line: string ) => void;
	} ): Promise< {
		url: string;
		wordpress: string;
		stop: () => Promise< void >;
	} >;
}

declare module '*/add-language.mjs' {
	/** Gives a site a language that is written from right to left. */
	export function addLanguage( wordpress: string ): void;
}

declare module '*/fakes/maps.mjs' {
	/** A token of Mapbox that is good. */
	export const TOKEN: string;
	/** Starts the stand-in for what maps need. */
	export function startMapsFake( owner?: {
		pem: string;
		team: string;
		key: string;
		library: string;
	} ): Promise< {
		url: string;
		stop: () => Promise< void >;
	} >;
}

declare module '*/fakes/giphy.mjs' {
	/** The key that the stand-in takes. */
	export const KEY: string;
	/** Starts the stand-in for GIPHY. */
	export function startGiphyFake(): Promise< {
		url: string;
		close: () => Promise< void >;
	} >;
}

declare module '*/fakes/embeds.cjs' {
	/** The blocks that embed a service, by the names of their folders. */
	export const EMBEDS: readonly {
		block: string;
		service: string;
		/** Whom the page contacts, the one that its button names at first. */
		hosts: readonly string[];
		/** The link that stands there without a script. */
		link: string;
		/** What the service's script draws, if it has one. */
		draws?: string;
		/** A post of it, which asks for consent at once. */
		post: string;
		/** Posts of all its looks. */
		looks: readonly string[];
	}[];
	/** What the browser gets for the services' own scripts, by host. */
	export const STAND_INS: Record< string, string >;
	/** A block as it is saved, in its usual look or another. */
	export function saved( block: string, look?: string ): string;
}

declare module '*/fakes/opentable.mjs' {
	/** Starts the stand-in for OpenTable; `asked` are the addresses that it was asked for. */
	export function startOpenTableFake(): Promise< {
		url: string;
		asked: string[];
		stop: () => Promise< void >;
	} >;
}

declare module '*/fakes/mailchimp.mjs' {
	/** The key that the stand-in takes, and an audience that asks people to confirm. */
	export const KEY: string;
	export const DOUBLE: string;
	/** Starts the stand-in for Mailchimp; `command` has it do something: see its COMMANDS. */
	export function startMailchimpFake(): Promise< {
		url: string;
		command: < T = unknown >( name: string, how?: object ) => Promise< T >;
		stop: () => Promise< void >;
	} >;
}

declare module '*/fakes/stripe.mjs' {
	/** The account that a command means if it names none, and another one. */
	export const ACCOUNT: string;
	export const OTHER_ACCOUNT: string;
	/** Keys that are good from the start. */
	export const KEYS: Record<
		| 'test'
		| 'live'
		| 'restrictedTest'
		| 'restrictedLive'
		| 'otherTest'
		| 'otherLive',
		string
	>;
	/** Starts the stand-in for Stripe. It takes commands as POST /__NAME with JSON: see fakes/stripe/controls.mjs. */
	export function startStripeFake( port?: number ): Promise< {
		url: string;
		close: () => Promise< void >;
	} >;
}

declare module '*/fakes/instagram.mjs' {
	export const APP: { id: string; secret: string };
	/** Starts the stand-in for Instagram's servers. */
	export function startInstagramFake(): Promise< {
		url: string;
		instagram: {
			account: { username: string; pictures: string[] };
			fault: { name: string; times: number } | null;
			asked: string[];
		};
		close: () => Promise< void >;
	} >;
}
