import type { DeepReadonly } from '@slipstream/site-settings';
import type { StartData } from './start-data';

type Slices = DeepReadonly< StartData >;

/** What answers AI requests, and what the person at the page may ask for. */
export type AiBootstrap = Slices[ 'ai' ];
export type AiEngineName = AiBootstrap[ 'engine' ];

/** What can be switched off by itself. */
export type AiFeatureSwitch = keyof AiBootstrap[ 'features' ];

/** The price of a million tokens. */
export type AiPrice = NonNullable< AiBootstrap[ 'price' ] >;

/** What draws, or listens. */
export type AiMedia = NonNullable< AiBootstrap[ 'image' ] >;

/** How many tokens a text has, as the server reckons. */
export type AiEstimate = NonNullable< AiBootstrap[ 'estimate' ] >;

/** The connection's state at page load. */
export type ConnectionBootstrap = Slices[ 'connection' ];

/** What GET jetpack/v4/connection answers. */
export type ConnectionStatus = ConnectionBootstrap[ 'connectionStatus' ];

/** What GET jetpack/v4/connection/data answers. */
export type UserConnectionData = ConnectionBootstrap[ 'userConnectionData' ];

/** The person who looks at the page, as the connection knows them. */
export type CurrentUser = NonNullable< UserConnectionData[ 'currentUser' ] >;

/** A plugin that uses the connection. */
export type ConnectedPlugin =
	ConnectionBootstrap[ 'connectedPlugins' ][ number ];

/** Error code → user id → record. */
export type ConnectionErrors = ConnectionBootstrap[ 'connectionErrors' ];

/** Whom the site's link belongs to. */
export type ConnectionOwner = NonNullable<
	ConnectionBootstrap[ 'connectionOwner' ]
>;

/** Who the site's provider is, as the page began. */
export type ProviderBootstrap = NonNullable<
	ConnectionBootstrap[ 'provider' ]
>;

export type SiteType = Slices[ 'siteType' ];

/** The server's start-up object: what every page has, and the slices of the modules. */
export interface Settings extends Slices {
	/** REST root of this site, pretty or with `?rest_route=`; join with `joinRest()`. */
	readonly restRoot: string;
	readonly restNonce: string;
	readonly adminUrl: string;
}
