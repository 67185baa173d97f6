import { render, screen } from '@testing-library/react';
import { Screen } from '@slipstream/ui';
import { serve } from '../../../../../../tests/js/serve';
import { SubscribersPanel } from '../panel';
import type { Import } from '../import/types';
import type { Subscriber, SubscriberWithProofs } from '../types';
import type { Route, Sent } from '../../../../../../tests/js/serve';

/** Shows an empty page at an address of the section. */
export function visit( hash = '#/subscribers' ): void {
	window.scrollTo = () => undefined;
	window.location.hash = hash;
	window.sessionStorage.clear();
}

export const ANN: Subscriber = {
	id: 3,
	email: 'ann@example.org',
	name: 'Ann',
	state: 'active',
	access: 'free',
	language: 'en_US',
	user_id: 0,
	categories: [ 7 ],
	since: 1764200000,
	ended: 0,
};

export const GONE: Subscriber = {
	...ANN,
	id: 4,
	email: '',
	name: '',
	state: 'left',
	language: '',
	categories: [],
	ended: 1764300000,
};

export const DETAIL: SubscriberWithProofs = {
	...ANN,
	proofs: [
		{
			kind: 'confirmed',
			email: 'ann@example.org',
			text: 'By subscribing, you agree to get new posts.',
			text_version: 'abc123def456',
			form: 'page',
			page: 'https://site.test/?slipstream_subscribe=1',
			asked: 1764200000,
			asked_ip: '203.0.113.7',
			mail_id: '<mail-1@site.test>',
			mail_text: 'Confirm your subscription',
			mail_version: '0123456789ab',
			confirmed: 1764200100,
			confirmed_ip: '203.0.113.8',
			vouched_user_id: 0,
		},
		{
			kind: 'vouched',
			email: 'ann@example.org',
			text: 'Signed at our fair.',
			text_version: 'ffff23def456',
			form: 'import: fair.csv',
			page: '',
			asked: 1764200200,
			asked_ip: '203.0.113.9',
			mail_id: '',
			mail_text: '',
			mail_version: '',
			confirmed: 0,
			confirmed_ip: '',
			vouched_user_id: 5,
		},
	],
};

export const DRAFT: Import = {
	id: 12,
	state: 'draft',
	name: 'list.csv',
	encoding: 'UTF-8',
	delimiter: ';',
	mapping: {
		email: 1,
		name: [ 0 ],
		language: -1,
		categories: -1,
		has_header: true,
	},
	consent: '',
	started: 0,
	created: 1764200000,
	counts: { total: 4, waiting: 4, added: 0, refused: 0 },
	preview: [
		[ 'Name', 'Email', 'Town' ],
		[ 'Ann', 'ann@example.org', 'Ulm' ],
		[ 'Bob', 'bob@example.org', 'Bonn' ],
	],
};

export const SETTINGS = {
	subscriptions: true,
	slipstream_newsletter_consent: '',
	wpcom_newsletter_categories: [ 7, 99 ],
	wpcom_newsletter_categories_enabled: false,
	slipstream_consent_years: 3,
	social_notifications_subscribe: false,
	wpcom_newsletter_send_default: true,
	jetpack_subscriptions_from_name: '',
	jetpack_subscriptions_reply_to: 'comment',
	wpcom_subscription_emails_use_excerpt: false,
	wpcom_featured_image_in_email: false,
	jetpack_author_in_email: true,
	jetpack_gravatar_in_email: true,
	jetpack_post_date_in_email: true,
	slipstream_newsletter_per_minute: 60,
	slipstream_newsletter_per_hour: 1000,
};

/** What a route answers that gives a page of a list. */
export const pageOf = ( items: readonly object[] ): Route => ( {
	body: {
		body: items,
		status: 200,
		headers: { 'X-WP-Total': items.length },
	},
} );

export const broken: Route = {
	status: 503,
	body: { code: 'database_failed', message: 'The database is away.' },
};

interface Site {
	isOn?: () => boolean;
	active?: readonly object[];
	left?: readonly object[];
	/** More routes, or others; those of lists and settings only for what is sent to them. */
	routes?: Record< string, ( latest: Sent ) => Route >;
}

/** Opens the section of a site. */
export function begin( {
	isOn = () => true,
	active = [ ANN ],
	left = [ GONE ],
	routes = {},
}: Site = {} ): Sent[] {
	const latest = () => sent.at( -1 ) as Sent;
	const withLatest = Object.fromEntries(
		Object.entries( routes ).map( ( [ path, answer ] ) => [
			path,
			() => answer( latest() ),
		] )
	);
	const sent = serve( {
		'admin-ajax.php': () => ( { body: 'nonce123' } ),
		'jetpack/v4/settings': () =>
			withLatest.save && latest().body
				? withLatest.save()
				: { body: { ...SETTINGS, subscriptions: isOn() } },
		'slipstream/v1/subscribers': () => {
			if ( withLatest.add && latest().body ) {
				return withLatest.add();
			}
			if ( withLatest.list ) {
				return withLatest.list();
			}
			return pageOf(
				latest().url.includes( 'state=left' ) ? left : active
			);
		},
		'wpcom/v2/newsletter-categories': () => ( {
			body: {
				enabled: true,
				newsletter_categories: [ { id: 7, name: 'News' } ],
			},
		} ),
		'subscribers/3': () => ( { body: DETAIL } ),
		'subscribers/imports': () => pageOf( [] ),
		'wp/v2/categories': () =>
			pageOf( [
				{ id: 7, name: 'News' },
				{ id: 8, name: 'Cats &amp; dogs' },
			] ),
		'wp-json/': () => ( { body: { home: 'https://site.test/blog' } } ),
		...withLatest,
	} );
	render(
		<Screen>
			<SubscribersPanel />
		</Screen>
	);
	return sent;
}

export const to = ( sent: Sent[], path: string ) =>
	sent.filter( ( { url } ) => url.split( '?' )[ 0 ]?.endsWith( path ) );

/** The lists that were asked for: not the counts. */
export const listsIn = ( sent: Sent[] ) =>
	to( sent, 'v1/subscribers' )
		.map( ( { url } ) => new URL( url ).searchParams )
		.filter( ( query ) => query.get( 'per_page' ) === '20' );

/** A tab of the section, once it says how many there are. */
export const tab = ( name: string | RegExp ) =>
	screen.findByRole( 'link', { name } );
