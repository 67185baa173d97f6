/** What GET jetpack/v4/connection answers. */
export interface ConnectionStatus {
	isActive?: boolean;
	isStaging?: boolean;
	isRegistered: boolean;
	isUserConnected: boolean;
	hasConnectedOwner: boolean;
	isPublic?: boolean;
	offlineMode?: Readonly< Record< string, boolean > >;
}

/** The person who looks at the page, as the connection knows them. */
export interface CurrentUser {
	isConnected?: boolean;
	isMaster?: boolean;
	username?: string;
	id?: number;
	blogId?: number | false;
	/** An empty array while the user is not linked. */
	wpcomUser?: Readonly< Record< string, unknown > > | readonly unknown[];
	gravatar?: string;
	permissions?: Readonly< Record< string, boolean > >;
}

/** What GET jetpack/v4/connection/data answers. */
export interface UserConnectionData {
	currentUser?: CurrentUser;
	connectionOwner?: string | null;
	isRegistered?: boolean;
}

/** A plugin that uses the connection. */
export interface ConnectedPlugin {
	name: string;
	slug: string;
	[ key: string ]: unknown;
}

/** Error code → user id → record. */
export type ConnectionErrors = Readonly< Record< string, unknown > >;

/** The connection's state at page load. */
export interface ConnectionBootstrap {
	connectionStatus: ConnectionStatus;
	userConnectionData: UserConnectionData;
	connectedPlugins: readonly ConnectedPlugin[];
	connectionErrors: ConnectionErrors;
	isOfflineMode: boolean;
	registrationNonce: string;
}

export type SiteType = 'self-hosted' | 'simple' | 'atomic';
export type AiEngineName = 'openai' | 'core' | 'demo' | 'none';

/** What can be switched off by itself. */
export type AiFeatureSwitch = 'writing' | 'forms' | 'images' | 'voice';

/** The price of a million tokens. */
export interface AiPrice {
	in: number;
	out: number;
	currency: string;
}

/** What draws, or listens. */
export interface AiMedia {
	model: string;
	/** What an image costs, or a minute of a recording; null where the site has no price. */
	price: number | null;
}

/** How many tokens a text has, as the server reckons. */
export interface AiEstimate {
	/** Characters of a token. */
	characters: number;
	/** Tokens of the shortest and of the longest answer that is expected. */
	shortest: number;
	longest: number;
}

/** What answers AI requests. */
export interface AiBootstrap {
	/** Whether AI is switched on, here and in WordPress. */
	isEnabled: boolean;
	/** Whether the person at the page may ask; a page that does not say so leaves it to the server. */
	isAllowed: boolean;
	/** The features and whether each is switched on. */
	features: Readonly< Record< AiFeatureSwitch, boolean > >;
	engine: AiEngineName;
	model: string;
	/** Whether the answer comes in pieces; false means all at once at the end. */
	streams: boolean;
	/** Whether images can be shown to it. */
	sees?: boolean;
	/** Where authors tell what they think of the assistant; '' for nowhere. */
	feedback?: string;
	/** What a million tokens cost, sent and received; null where the site has no prices. */
	price: AiPrice | null;
	/** How tokens are reckoned before they are counted. */
	estimate?: AiEstimate;
	/** The currency of all prices. */
	currency?: string;
	/** What draws; null where nothing does. */
	image?: AiMedia | null;
	/** What writes down recordings; null where nothing does. */
	speech?: AiMedia | null;
	/** The site's languages, as WordPress names them: `de_DE`. */
	languages?: readonly string[];
	/** Requests that the site's authors can choose. */
	templates?: readonly { title: string; prompt: string }[];
	/** Words that the site writes otherwise, and words that it does without. */
	style?: {
		readonly glossary: readonly {
			readonly term: string;
			readonly preferred: string;
		}[];
		readonly banned: readonly string[];
	};
}

/** The server's bootstrap object. */
export interface Settings {
	/** REST root of this site, pretty or with `?rest_route=`; join with `joinRest()`. */
	restRoot: string;
	restNonce: string;
	/** REST root of the provider; the same as `restRoot` when the site is its own provider. */
	providerRoot: string;
	/** Host, with `::` for each slash of the path. */
	siteSuffix: string;
	siteType: SiteType;
	blogId: number;
	adminUrl: string;
	/** Names of the active blocks, for example `jetpack/markdown`. */
	blocks: readonly string[];
	connection: ConnectionBootstrap;
	ai: AiBootstrap;
	/** The site's own contact details, for those who may not ask for its settings. */
	contact: Readonly< Record< string, unknown > >;
}
