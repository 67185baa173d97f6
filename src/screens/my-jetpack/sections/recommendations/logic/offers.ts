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
			'Sites that you make can share one AI server, with a quota for each: name the WordPress of yours that answers for them.',
			'slipstream'
		),
		action: __( 'Name the hub', 'slipstream' ),
		done: __( 'The site is connected to a hub.', 'slipstream' ),
		means: { link: '#/connection', isDone: ( { isAtHub } ) => isAtHub },
	},
	woocommerce: {
		title: __( 'Sell with WooCommerce', 'slipstream' ),
		text: __(
			'WooCommerce is installed on this site and switched off. It adds products, a cart and a checkout.',
			'slipstream'
		),
		action: __( 'Activate WooCommerce', 'slipstream' ),
		done: __( 'WooCommerce is active.', 'slipstream' ),
		means: { plugin: 'woocommerce', file: 'woocommerce/woocommerce.php' },
	},
	'related-posts': {
		title: __( 'Show related posts', 'slipstream' ),
		text: __(
			'Readers find more to read: below a post, others that are like it. They are found on this site itself, and no visitor is followed.',
			'slipstream'
		),
		action: __( 'Switch on related posts', 'slipstream' ),
		done: __(
			'Related posts are on. Add the block where you want them.',
			'slipstream'
		),
		means: { module: 'related-posts' },
	},
	'creative-mail': {
		title: __( 'Write newsletters with Creative Mail', 'slipstream' ),
		text: __(
			'Creative Mail is installed on this site and switched off. It sends newsletters through a service of its own.',
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
			'See what is read, and where readers come from. Counted in the database of this site, without cookies.',
			'slipstream'
		),
		action: __( 'Switch on statistics', 'slipstream' ),
		done: __( 'Page views are counted from now on.', 'slipstream' ),
		means: { module: 'stats' },
	},
	verification: {
		title: __( 'Tell search engines whose site this is', 'slipstream' ),
		text: __(
			'Google, Bing and others then show you how people find the site. Each gives you a code for it.',
			'slipstream'
		),
		action: __( 'Enter a code', 'slipstream' ),
		done: __( 'A search engine has a code of yours.', 'slipstream' ),
		means: {
			link: '#/verification',
			isDone: ( { modules } ) =>
				modules[ 'verification-tools' ] === true
					? CODES.some( ( name ) => Boolean( modules[ name ] ) )
					: undefined,
		},
	},
	ads: {
		title: __( 'Show ads of your own network', 'slipstream' ),
		text: __(
			'Puts the code of your ad network where you want it, serves an ads.txt file, and lets visitors decide. There is no ad network of ours.',
			'slipstream'
		),
		action: __( 'Switch on ads', 'slipstream' ),
		done: __(
			'Ads are on. Paste the code of your network under Ads.',
			'slipstream'
		),
		means: { module: 'wordads' },
	},
	'ai-server': {
		title: __( 'Connect an AI server', 'slipstream' ),
		text: __(
			'Authors can have texts, translations and images suggested once you name the server that answers.',
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
			'There are comments on this site. Akismet is installed and switched off: it has a service of its own look at each comment, and needs a key of that service.',
			'slipstream'
		),
		action: __( 'Activate Akismet', 'slipstream' ),
		done: __( 'Akismet is active. Enter its key.', 'slipstream' ),
		means: { plugin: 'akismet', file: 'akismet/akismet.php' },
	},
};
