export {
	createTokenCache,
	forgetToken,
	getToken,
	TOKEN_KEY,
	TOKEN_LIFETIME,
} from './token-cache';
export type { TokenCache, TokenCacheDeps } from './token-cache';
export { postWithToken } from './post-with-token';
export type { PostWithTokenDeps } from './post-with-token';
