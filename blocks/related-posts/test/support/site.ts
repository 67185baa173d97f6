import type { RelatedPost, SiteSettings, SiteStatus } from '../../types';

/** What was asked of the site: method, path, body. */
export type Asked = [ string, string, unknown ];

/** A site with posts, whose administrator or author works at the editor. */
export interface TestSite {
	enabled: boolean;
	/** Whether it refuses what is sent. */
	refuses: boolean;
	related: Partial< RelatedPost >[];
	postStatus: string;
	settings: SiteSettings;
	status: SiteStatus;
	meta: Record< string, unknown >;
	asked: Asked[];
}

export const related = ( id: number, more: object = {} ): RelatedPost => ( {
	id,
	url: `https://a.test/?p=${ id }`,
	title: `Post ${ id }`,
	date: 'March 4, 2026',
	author: 'Ada',
	img: { src: '' },
	block_context: { text: 'Bread', link: 'https://a.test/bread' },
	...more,
} );

const REFUSAL = {
	code: 'rest_forbidden',
	message: 'Not allowed.',
	data: { status: 403 },
};
const NAMED = [
	{ id: 11, title: { rendered: 'Rye &amp; oats' } },
	{ id: 12, title: { rendered: 'Same' } },
	{ id: 13, title: { rendered: 'Same' } },
];
const TYPES = [ 'post', 'page' ].map( ( slug ) => ( {
	slug,
	name: slug,
	labels: { name: slug },
	rest_base: `${ slug }s`,
	rest_namespace: 'wp/v2',
	supports: { 'custom-fields': true },
} ) );
const TAXONOMIES = { category: 'categories', post_tag: 'tags' };
const byKey = ( entries: [ string, object ][] ) =>
	Object.fromEntries( entries );

function switchAnswer( site: TestSite, path: string, body: object ) {
	if ( path.startsWith( 'jetpack/v4/module/related-posts/active' ) ) {
		site.enabled = ( body as { active: boolean } ).active;
		return { code: 'success', message: 'Done.' };
	}
	if ( path.startsWith( 'wpcom/v2/related-posts/enable' ) ) {
		// Nothing was written: the flag was on before.
		return { enabled: false };
	}
	site.settings = { ...site.settings, ...body };
	return { code: 'success', message: 'Done.', ...body };
}

function wordpressAnswer(
	site: TestSite,
	path: string,
	query: URLSearchParams
) {
	if ( path.startsWith( 'wp/v2/types' ) ) {
		return byKey( TYPES.map( ( type ) => [ type.slug, type ] ) );
	}
	if ( path.startsWith( 'wp/v2/taxonomies' ) ) {
		return byKey(
			Object.entries( TAXONOMIES ).map( ( [ slug, base ] ) => [
				slug,
				{
					slug,
					name: slug,
					labels: {},
					rest_base: base,
					rest_namespace: 'wp/v2',
					types: [ 'post' ],
					visibility: {},
				},
			] )
		);
	}
	if ( path.startsWith( 'wp/v2/categories' ) ) {
		return [ { id: 5, name: 'Bread' } ];
	}
	if ( /^wp\/v2\/posts\/\d+/.test( path ) ) {
		return {
			id: Number( path.slice( 'wp/v2/posts/'.length ) ),
			type: 'post',
			status: site.postStatus,
			title: { raw: 'Mine' },
			// The choice of authors is registered only while they are on.
			meta: site.enabled ? site.meta : {},
		};
	}
	if ( path.startsWith( 'wp/v2/posts' ) ) {
		const ids = query.get( 'include' )?.split( ',' ).map( Number );
		return query.get( 'per_page' ) === '1'
			? [ { id: 99 } ]
			: NAMED.filter( ( { id } ) => ! ids || ids.includes( id ) );
	}
	return [];
}

function readAnswer( site: TestSite, path: string, query: URLSearchParams ) {
	if ( /^wpcom\/v2\/related-posts\/\d+/.test( path ) ) {
		return site.related;
	}
	if ( path.startsWith( 'wpcom/v2/related-posts' ) ) {
		return { enabled: site.enabled, options: { post_types: [ 'post' ] } };
	}
	if ( path.startsWith( 'jetpack/v4/settings' ) ) {
		return site.settings;
	}
	return path.startsWith( 'slipstream/v1/related-posts/status' )
		? site.status
		: wordpressAnswer( site, path, query );
}

/**
 * Puts a site behind `fetch`.
 *
 * @param isAdministrator Whether the person may change the site.
 */
export function installSite( isAdministrator = true ): TestSite {
	const site: TestSite = {
		enabled: true,
		refuses: false,
		related: [ related( 1 ), related( 2 ), related( 3 ), related( 4 ) ],
		postStatus: 'draft',
		settings: {
			slipstream_related_post_types: [ 'post' ],
			slipstream_related_include_terms: [],
			slipstream_related_exclude_terms: [],
			slipstream_related_fallback: 'first',
			slipstream_related_fallback_image: 0,
		},
		status: {
			available_types: [
				{ name: 'post', label: 'Posts' },
				{ name: 'page', label: 'Pages' },
			],
			has_site_icon: false,
			index: { done: 400, total: 1000, is_ready: false },
		},
		meta: {
			_slipstream_related_pinned: [],
			_slipstream_related_banned: [ 12 ],
		},
		asked: [],
	};
	window.slipstreamSettings = {
		restRoot: 'https://a.test/wp-json/',
		restNonce: 'nonce12345',
		connection: {
			userConnectionData: {
				currentUser: {
					permissions: { manage_options: isAdministrator },
				},
			},
		} as never,
	};
	globalThis.fetch = async ( input, init ) => {
		const address = decodeURIComponent( String( input ) ).replace(
			'https://a.test/wp-json/',
			'/'
		);
		const { pathname, searchParams } = new URL( address, 'https://a.test' );
		const path = pathname.slice( 1 );
		const method = init?.method ?? 'GET';
		const body = init?.body
			? ( JSON.parse( String( init.body ) ) as object )
			: {};
		site.asked.push( [ method, path, body ] );
		const isRefused = method !== 'GET' && site.refuses;
		const taken =
			method === 'GET'
				? readAnswer( site, path, searchParams )
				: ! isRefused && switchAnswer( site, path, body );
		const answer = isRefused ? REFUSAL : taken;
		const text = JSON.stringify( answer );
		return {
			ok: ! isRefused,
			status: isRefused ? 403 : 200,
			redirected: false,
			headers: new Headers( {
				'Content-Type': 'application/json',
				Allow: 'GET, POST',
			} ),
			text: async () => text,
			json: async () => JSON.parse( text ) as unknown,
		} as Response;
	};
	return site;
}
