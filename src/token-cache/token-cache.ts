import { PluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import type { Http } from '@slipstream/http';
import { getSettings } from '@slipstream/settings';
import type { Settings } from '@slipstream/settings';
import { createRecordStore } from './record-store';
import type { TokenRecord } from './record-store';

/** Where the token lies in local storage: one place for the whole browser origin. */
export const TOKEN_KEY = 'jetpack-ai-jwt';

/** How long a token is reused, in ms. */
export const TOKEN_LIFETIME = 120_000;

/** Bearer tokens for AI calls, fetched once and kept for a short time. */
export interface TokenCache {
	getToken: () => Promise< string >;
	/**
	 * Drops a token that the provider refused.
	 *
	 * @param refused The token; a newer one that somebody else fetched meanwhile is kept. Without it any token is dropped.
	 */
	forgetToken: ( refused?: string ) => void;
}

/** What the cache needs from its surroundings. */
export interface TokenCacheDeps {
	http?: Http;
	now?: () => number;
	settings?: () => Settings;
	/** A function, because merely touching local storage throws where it is blocked. */
	storage?: () => Storage;
}

interface TokenAnswer {
	token?: unknown;
	blog_id?: unknown;
}

function routeOf( { siteType, siteSuffix, blogId }: Settings ): string {
	return siteType === 'simple'
		? `wpcom/v2/sites/${ siteSuffix || blogId }/jetpack-openai-query/jwt`
		: 'jetpack/v4/jetpack-ai-jwt';
}

function userOf( { connection }: Settings ): number {
	return connection.userConnectionData.currentUser?.id ?? 0;
}

async function fetchToken(
	http: Http,
	site: Settings
): Promise< Pick< TokenRecord, 'token' | 'blogId' > > {
	const answer = await http.post< TokenAnswer | null >(
		routeOf( site ),
		{},
		{ cacheBuster: true }
	);
	const token = answer?.token;
	if ( typeof token !== 'string' || token === '' ) {
		throw new PluginError( 'no-token', { cause: answer } );
	}
	return { token, blogId: Number( answer?.blog_id ) || site.blogId };
}

/**
 * A token cache.
 *
 * @param deps Surroundings; the browser's and the page's settings by default.
 */
export function createTokenCache( deps: TokenCacheDeps = {} ): TokenCache {
	const {
		now = Date.now,
		settings = getSettings,
		storage = () => globalThis.localStorage,
	} = deps;
	const http = () => deps.http ?? getHttp();
	const records = createRecordStore( TOKEN_KEY, storage );
	let pending: Promise< string > | undefined;
	let refusedToken: string | undefined;
	/* The page's id may be older than a registration that happened since; the last answer knows better. */
	let knownBlogId: number | undefined;

	function isUsable( record: TokenRecord ): boolean {
		const site = settings();
		const blogId = knownBlogId ?? site.blogId;
		const left = record.expire - now();
		return (
			record.token !== refusedToken &&
			left > 0 &&
			/* More than a lifetime left means that the clock was set back. */
			left <= TOKEN_LIFETIME &&
			record.restRoot === site.restRoot &&
			record.providerRoot === site.providerRoot &&
			record.userId === userOf( site ) &&
			( blogId === 0 || record.blogId === blogId )
		);
	}

	async function renew(): Promise< string > {
		const site = settings();
		const { token, blogId } = await fetchToken( http(), site );
		knownBlogId = blogId;
		records.write( {
			token,
			blogId,
			expire: now() + TOKEN_LIFETIME,
			restRoot: site.restRoot,
			providerRoot: site.providerRoot,
			userId: userOf( site ),
		} );
		return token;
	}

	return {
		async getToken() {
			const record = records.read().find( isUsable );
			if ( record ) {
				return record.token;
			}
			pending ??= renew().finally( () => {
				pending = undefined;
			} );
			return pending;
		},
		forgetToken( refused ) {
			const found = records.read().find( isUsable );
			if ( refused === undefined || found?.token === refused ) {
				records.clear();
			}
			/* Remembered, because blocked storage may keep what it was told to drop. */
			refusedToken = refused ?? found?.token;
		},
	};
}

let pageCache: TokenCache | undefined;

function getPageCache(): TokenCache {
	pageCache ??= createTokenCache();
	return pageCache;
}

/** A valid bearer token for this site and user. Rejects with a PluginError. */
export function getToken(): Promise< string > {
	return getPageCache().getToken();
}

/**
 * Drops a token that the provider refused, so that the next `getToken()` fetches another.
 *
 * @param refused The refused token.
 */
export function forgetToken( refused?: string ): void {
	getPageCache().forgetToken( refused );
}
