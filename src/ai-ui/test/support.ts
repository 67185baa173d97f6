/** Puts the server's bootstrap object on the page, as an administrator of a connected site with a model sees it. */
export function installSettings( {
	ai = {},
	permissions = { manage_options: true, edit_posts: true },
	isUserConnected = true,
}: {
	ai?: object;
	permissions?: Record< string, boolean >;
	isUserConnected?: boolean;
} = {} ): void {
	window.slipstreamSettings = {
		restRoot: 'https://a.test/wp-json/',
		restNonce: 'nonce',
		adminUrl: 'https://a.test/wp-admin/',
		siteType: 'self-hosted',
		connection: {
			connectionStatus: {
				isRegistered: true,
				isUserConnected,
				hasConnectedOwner: true,
			},
			userConnectionData: { currentUser: { permissions } },
			connectedPlugins: [],
			connectionErrors: {},
			isOfflineMode: false,
			registrationNonce: '',
		},
		ai: {
			isEnabled: true,
			isAllowed: true,
			features: { writing: true, forms: true, images: true, voice: true },
			price: null,
			engine: 'openai',
			model: 'gpt-test',
			streams: true,
			...ai,
		},
	};
}

/** What screen readers were last told. */
export function spoken(
	politeness: 'polite' | 'assertive' = 'polite'
): string {
	return (
		document
			.getElementById( `a11y-speak-${ politeness }` )
			?.textContent?.trim() ?? ''
	);
}

/** Takes back what was said. */
export function hush(): void {
	for ( const region of document.querySelectorAll( '.a11y-speak-region' ) ) {
		region.textContent = '';
	}
}
