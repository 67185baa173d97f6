export {
	createTokenCache,
	forgetToken,
	getToken,
	TOKEN_KEY,
	TOKEN_LIFETIME,
} from './token-cache';
export type { TokenCache, TokenCacheDeps } from './token-cache';
