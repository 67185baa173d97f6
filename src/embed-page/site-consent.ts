/** The WP Consent API, where a plugin brings it. */
interface WithConsentApi {
	wp_has_consent?: ( category: string ) => boolean;
	/** Which rules count for this visitor. A plugin that asks visitors sets it, maybe after this script has started. */
	wp_consent_type?: string;
	/** The same, as the site's PHP knows it. */
	wp_fallback_consent_type?: string;
	/** Whether that plugin says later which rules count. */
	waitfor_consent_hook?: boolean;
}

const CATEGORY = 'marketing';

/**
 * What the visitor has said to the site's consent plugin; undefined where none asks. Without one the API itself takes everything as
 * allowed.
 */
export function siteConsent(): boolean | undefined {
	const api = window as WithConsentApi;
	if ( api.waitfor_consent_hook && ! api.wp_consent_type ) {
		return false;
	}
	return api.wp_consent_type || api.wp_fallback_consent_type
		? api.wp_has_consent?.( CATEGORY )
		: undefined;
}

/**
 * Tells what the consent plugin comes to say later.
 *
 * @param onReady  Called when there is one.
 * @param onChange Called with 'allow' or 'deny' when the visitor chooses.
 */
export function listenToConsent(
	onReady: () => void,
	onChange: ( choice: string ) => void
): void {
	document.addEventListener( 'wp_consent_type_defined', onReady );
	document.addEventListener( 'wp_listen_for_consent_change', ( event ) => {
		const choice = ( event as CustomEvent< Record< string, string > > )
			.detail?.[ CATEGORY ];
		if ( choice ) {
			onChange( choice );
		}
	} );
}
