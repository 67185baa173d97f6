import { __ } from '@wordpress/i18n';
import type { Facts } from './steps';

/** A place where it is followed, and whether it was; undefined where it is not on this site at all. */
interface Place {
	link: string;
	isDone: ( facts: Facts ) => boolean | undefined;
}

/** How a recommendation is followed: by a module, by a plugin that is installed, or at another place. */
type Means = { module: string } | { plugin: string; file: string } | Place;

/** The settings that hold the codes of search engines. */
const CODES = [ 'google', 'bing', 'pinterest', 'yandex', 'facebook' ];

/** Something that can be recommended. */
export interface Offer {
	title: string;
	/** What it does. */
	text: string;
	/** What the button says. */
	action: string;
	/** How it stands once it is done. */
	done: string;
	means: Means;
}

/** What can be recommended here, by its step. A step without an offer is gone past. */
export const OFFERS: Readonly< Record< string, Offer > > = {
	agency: {
		title: __( 'Connect the site to your own hub', 'slipstream' ),
		text: __(
			'Sites that you build can share one AI server, with a quota for each. Choose the WordPress site that answers for them.',
			'slipstream'
		),
		action: __( 'Choose the hub', 'slipstream' ),
		done: __( 'The site is connected to a hub.', 'slipstream' ),
		means: { link: '#/connection', isDone: ( { isAtHub } ) => isAtHub },
	},
	woocommerce: {
		title: __( 'Sell with WooCommerce', 'slipstream' ),
		text: __(
			'WooCommerce is installed on this site but inactive. It adds products, a cart, and a checkout.',
			'slipstream'
		),
		action: __( 'Activate WooCommerce', 'slipstream' ),
		done: __( 'WooCommerce is active.', 'slipstream' ),
		means: { plugin: 'woocommerce', file: 'woocommerce/woocommerce.php' },
	},
	'related-posts': {
		title: __( 'Show related posts', 'slipstream' ),
		text: __(
			'Show readers similar posts below each post. Your site finds them itself, without tracking visitors.',
			'slipstream'
		),
		action: __( 'Activate related posts', 'slipstream' ),
		done: __(
			'Related posts are active. Add the block where you want them.',
			'slipstream'
		),
		means: { module: 'related-posts' },
	},
	'creative-mail': {
		title: __( 'Write newsletters with Creative Mail', 'slipstream' ),
		text: __(
			'Creative Mail is installed on this site but inactive. It sends newsletters through its own service.',
			'slipstream'
		),
		action: __( 'Activate Creative Mail', 'slipstream' ),
		done: __( 'Creative Mail is active.', 'slipstream' ),
		means: {
			plugin: 'creative-mail-by-constant-contact',
			file: 'creative-mail-by-constant-contact/creative-mail-plugin.php',
		},
	},
	stats: {
		title: __( 'Count page views', 'slipstream' ),
		text: __(
			'See what people read and where they come from. Views are counted in this site’s database, without cookies.',
			'slipstream'
		),
		action: __( 'Activate statistics', 'slipstream' ),
		done: __( 'Page views are now counted.', 'slipstream' ),
		means: { module: 'stats' },
	},
	verification: {
		title: __( 'Tell search engines whose site this is', 'slipstream' ),
		text: __(
			'Google, Bing, and others can then show you how people find the site. Each one gives you a code for it.',
			'slipstream'
		),
		action: __( 'Enter a code', 'slipstream' ),
		done: __( 'You entered a search engine’s code.', 'slipstream' ),
		means: {
			link: '#/verification',
			isDone: ( { modules } ) =>
				modules[ 'verification-tools' ] === true
					? CODES.some( ( name ) => Boolean( modules[ name ] ) )
					: undefined,
		},
	},
	ads: {
		title: __( 'Show ads from your own network', 'slipstream' ),
		text: __(
			'Put your ad network’s code where you want it, serve an ads.txt file, and let visitors decide. Slipstream has no ad network.',
			'slipstream'
		),
		action: __( 'Activate ads', 'slipstream' ),
		done: __(
			'Ads are active. Paste your network’s code under Ads.',
			'slipstream'
		),
		means: { module: 'wordads' },
	},
	'ai-server': {
		title: __( 'Connect an AI server', 'slipstream' ),
		text: __(
			'Authors can ask AI for text, translations, and images once you choose the server that answers.',
			'slipstream'
		),
		action: __( 'Choose a server', 'slipstream' ),
		done: __( 'An AI server is connected.', 'slipstream' ),
		means: {
			link: '#/add-jetpack-ai',
			isDone: ( { hasAiServer } ) => hasAiServer,
		},
	},
	'anti-spam': {
		title: __( 'Keep spam out of comments', 'slipstream' ),
		text: __(
			'This site has comments. Akismet is installed but inactive. It sends each comment to its own service for checking and needs a key from that service.',
			'slipstream'
		),
		action: __( 'Activate Akismet', 'slipstream' ),
		done: __( 'Akismet is active. Enter its key.', 'slipstream' ),
		means: { plugin: 'akismet', file: 'akismet/akismet.php' },
	},
};
