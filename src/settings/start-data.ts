/* eslint-disable prettier/prettier -- Made of the modules' start-data.json by the build: change those. */

/**
 * The slices of window.slipstreamSettings, each given by a module.
 */
export interface StartData {
	/**
	 * Who answers AI requests, and what the current user may ask for.
	 */
	ai: {
		/**
		 * Whether AI is switched on, here and in WordPress.
		 */
		isEnabled: boolean;
		/**
		 * Whether the person at the page may ask.
		 */
		isAllowed: boolean;
		/**
		 * The features and whether each is switched on.
		 */
		features: {
			writing: boolean;
			forms: boolean;
			images: boolean;
			voice: boolean;
		};
		engine: 'openai' | 'core' | 'demo' | 'hub' | 'none';
		/**
		 * The model's name; '' where the server chooses.
		 */
		model: string;
		/**
		 * Whether the answer comes in pieces; false means all at once at the end.
		 */
		streams: boolean;
		/**
		 * Whether images can be shown to it.
		 */
		readsImages?: boolean;
		/**
		 * The price of a million tokens, sent and received; null where the site has none.
		 */
		price: {
			in: number;
			out: number;
			currency: string;
		} | null;
		/**
		 * How tokens are reckoned before they are counted.
		 */
		estimate?: {
			/**
			 * Characters of a token.
			 */
			characters: number;
			/**
			 * Tokens of the shortest answer that is expected.
			 */
			shortest: number;
			/**
			 * Tokens of the longest.
			 */
			longest: number;
		};
		/**
		 * The currency of all prices.
		 */
		currency?: string;
		/**
		 * What draws, or listens.
		 */
		image?: {
			model: string;
			/**
			 * What an image costs, or a minute of a recording; null where the site has no price.
			 */
			price: number | null;
		} | null;
		/**
		 * What draws, or listens.
		 */
		speech?: {
			model: string;
			/**
			 * What an image costs, or a minute of a recording; null where the site has no price.
			 */
			price: number | null;
		} | null;
		/**
		 * The site's languages, as WordPress names them: de_DE.
		 */
		languages?: string[];
		/**
		 * Requests that the site's authors can choose.
		 */
		templates?: {
			title: string;
			prompt: string;
		}[];
		/**
		 * Words that the site writes otherwise, and words that it does without.
		 */
		style?: {
			glossary: {
				term: string;
				preferred: string;
			}[];
			banned: string[];
		};
		/**
		 * Where authors tell what they think of the assistant; '' for nowhere.
		 */
		feedback?: string;
	};
	/**
	 * Names of the active blocks, for example jetpack/markdown.
	 */
	blocks: string[];
	/**
	 * REST root of the provider; the same as restRoot when the site is its own provider.
	 */
	providerRoot: string;
	/**
	 * Host, with :: for each slash of the path.
	 */
	siteSuffix: string;
	siteType: 'self-hosted' | 'simple' | 'atomic';
	/**
	 * The site's number at its provider.
	 */
	blogId: number;
	/**
	 * The connection's state at page load.
	 */
	connection: {
		/**
		 * What GET jetpack/v4/connection answers.
		 */
		connectionStatus: {
			isActive?: boolean;
			isStaging?: boolean;
			isRegistered: boolean;
			isUserConnected: boolean;
			hasConnectedOwner: boolean;
			offlineMode?: {
				[k: string]: boolean;
			};
			isPublic?: boolean;
		};
		/**
		 * What GET jetpack/v4/connection/data answers.
		 */
		userConnectionData: {
			/**
			 * The person who looks at the page, as the connection knows them.
			 */
			currentUser?: {
				isConnected?: boolean;
				isMaster?: boolean;
				username?: string;
				id?: number;
				blogId?: number;
				/**
				 * An empty array while the user is not linked.
				 */
				wpcomUser?:
					| {
							[k: string]: unknown;
					  }
					| unknown[];
				gravatar?: string;
				permissions?: {
					[k: string]: boolean;
				};
				possibleAccountErrors?:
					| {
							[k: string]: unknown;
					  }
					| unknown[];
			};
			connectionOwner?: string | null;
			isRegistered?: boolean;
		};
		/**
		 * Plugins that use the connection.
		 */
		connectedPlugins: {
			name: string;
			slug: string;
			[k: string]: unknown;
		}[];
		/**
		 * Error code, user id, record.
		 */
		connectionErrors: {
			[k: string]: unknown;
		};
		isOfflineMode: boolean;
		registrationNonce: string;
		/**
		 * Whom the site's link belongs to; null where there is nobody, or where the person who looks may not connect.
		 */
		connectionOwner?: {
			id: number;
			displayName: string;
		} | null;
		/**
		 * Who the site's provider is.
		 */
		provider?: {
			/**
			 * Of the hub; '' where the site is its own provider.
			 */
			address: string;
			name: string;
			isOwn: boolean;
			state: 'own' | 'none' | 'pending' | 'active' | 'revoked' | 'refused';
		};
		/**
		 * Why the hub does not know the site under its address; null where all is well.
		 */
		crisis?: {
			code: string;
			currentUrl: string;
			hubUrl: string;
			isSafeMode: boolean;
		} | null;
	};
	/**
	 * The site's own contact details, for those who may not ask for its settings.
	 */
	contact: {
		[k: string]: string;
	};
	/**
	 * What is counted of the use of the editor, while that is on.
	 */
	analytics: {
		/**
		 * Whether what the person does is counted.
		 */
		isRecording: boolean;
	};
	/**
	 * The blocks that are off, by name.
	 */
	offBlocks: {
		[k: string]: {
			/**
			 * The name of the feature that is off; empty if the block itself is.
			 */
			feature: string;
			/**
			 * Whether pages show nothing in its place.
			 */
			isHidden: boolean;
		};
	};
	/**
	 * What screens need to know of form responses.
	 */
	forms: {
		/**
		 * Days after which WordPress deletes what is in the trash; 0 where it has none and deletes at once.
		 */
		trashDays: number;
		/**
		 * Whether the person may read responses.
		 */
		mayRead: boolean;
	};
	/**
	 * How the site and its server are.
	 */
	health: {
		/**
		 * Whether the person sees that: on a network it is who manages it.
		 */
		canView: boolean;
	};
	/**
	 * Which of the modules that can be switched are on, by slug.
	 */
	modules: {
		[k: string]: boolean;
	};
	/**
	 * Where the pages of the guide are, with a slash at the end.
	 */
	guideUrl: string;
	/**
	 * Whether posts are sent to subscribers.
	 */
	newsletter: {
		/**
		 * Whether the feature is on.
		 */
		isOn: boolean;
	};
	/**
	 * The photo feed.
	 */
	instagram: {
		/**
		 * Whether the owner has named an app at Meta.
		 */
		hasApp: boolean;
		/**
		 * Whether the person may connect an account.
		 */
		mayConnect: boolean;
		/**
		 * The address that has to stand in the settings of the app.
		 */
		redirectUrl: string;
	};
	/**
	 * What waits for a hub.
	 */
	plans: {
		/**
		 * Whether license keys are stored here that are not attached yet.
		 */
		hasKeptLicenses: boolean;
		/**
		 * The blocks that the hub withholds, by name, and whether a larger tier has them.
		 */
		withheldBlocks: {
			[k: string]: boolean;
		};
	};
	/**
	 * How things are sold with PayPal.
	 */
	simplePayments: {
		/**
		 * Whether a button makes an order with the owner's app, one in PayPal's sandbox, is a plain link, or is not shown.
		 */
		sale: 'order' | 'test' | 'link' | 'none';
	};
	/**
	 * Statistics, while they are on.
	 */
	stats: {
		/**
		 * Whether the person sees them.
		 */
		canView: boolean;
	};
}

/** What stands in for what a page leaves out. */
export const START_DATA_DEFAULTS: StartData = {
	"ai": {
		"isEnabled": false,
		"isAllowed": true,
		"features": {
			"writing": true,
			"forms": true,
			"images": true,
			"voice": true
		},
		"engine": "none",
		"model": "",
		"streams": true,
		"price": null
	},
	"blocks": [],
	"providerRoot": "",
	"siteSuffix": "",
	"siteType": "self-hosted",
	"blogId": 0,
	"connection": {
		"connectionStatus": {
			"isRegistered": false,
			"isUserConnected": false,
			"hasConnectedOwner": false
		},
		"userConnectionData": {},
		"connectedPlugins": [],
		"connectionErrors": {},
		"isOfflineMode": false,
		"registrationNonce": ""
	},
	"contact": {},
	"analytics": {
		"isRecording": false
	},
	"offBlocks": {},
	"forms": {
		"trashDays": 30,
		"mayRead": false
	},
	"health": {
		"canView": false
	},
	"modules": {},
	"guideUrl": "",
	"newsletter": {
		"isOn": false
	},
	"instagram": {
		"hasApp": false,
		"mayConnect": false,
		"redirectUrl": ""
	},
	"plans": {
		"hasKeptLicenses": false,
		"withheldBlocks": {}
	},
	"simplePayments": {
		"sale": "link"
	},
	"stats": {
		"canView": false
	}
};
