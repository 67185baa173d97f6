import { __, sprintf } from '@wordpress/i18n';
import type { VerificationSettings } from '@slipstream/site-settings';

/** Where the tags come from. Settings have the same names. */
export const SERVICES = {
	google: {
		place: 'Google Search Console',
		url: 'https://search.google.com/search-console',
	},
	bing: {
		place: 'Bing Webmaster Tools',
		url: 'https://www.bing.com/webmasters',
	},
	pinterest: {
		place: 'Pinterest',
		url: 'https://www.pinterest.com/settings/claim',
	},
	yandex: {
		place: 'Yandex Webmaster',
		url: 'https://webmaster.yandex.com/',
	},
	facebook: {
		place: 'Meta Business Suite',
		url: 'https://business.facebook.com/settings/owned-domains',
	},
} as const satisfies Record<
	keyof VerificationSettings,
	{ place: string; url: string }
>;

export type Service = keyof VerificationSettings;
export const NAMES = Object.keys( SERVICES ) as Service[];

/** The codes that are stored. */
export type Codes = VerificationSettings;

type State = 'found' | 'different' | 'missing';

/** What was found on the front page: the answer of GET slipstream/v1/verification/check. */
export interface FrontPage {
	address: string;
	/** 0 where the site cannot call itself. */
	http_status: number;
	services: Partial< Record< Service, State > >;
}

export const CHECK_ROUTE = 'slipstream/v1/verification/check';

/**
 * What was found of a service, as a sentence.
 *
 * @param state What was found.
 */
export function stateSentence( state: State ): string {
	switch ( state ) {
		case 'found':
			return __( 'Tag found on the front page.', 'slipstream' );
		case 'different':
			return __(
				'The front page has a tag with a different code. A theme or another plugin may add it, or a cache may serve an old page.',
				'slipstream'
			);
		case 'missing':
			return __(
				'Tag not found on the front page. If a cache serves your pages, clear it and check again.',
				'slipstream'
			);
	}
}

/**
 * Why the front page tells nothing; '' where it was read.
 *
 * @param page What was found.
 */
export function pageProblem( page: FrontPage ): string {
	const { address, http_status: status } = page;
	if ( status === 200 ) {
		return '';
	}
	if ( status === 0 ) {
		return sprintf(
			/* translators: %s: an address. */
			__(
				'This site could not load its own front page, %s. See “Loopback requests” under Health.',
				'slipstream'
			),
			address
		);
	}
	return status >= 300 && status < 400
		? sprintf(
				/* translators: %s: an address. */
				__(
					'The front page, %s, redirects to another address, so the tags were not checked there.',
					'slipstream'
				),
				address
			)
		: sprintf(
				/* translators: %s: an address. */
				__(
					'The front page, %s, reported an error. Check whether it opens for visitors, then check again.',
					'slipstream'
				),
				address
			);
}
