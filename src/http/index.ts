export { download } from './download';
export { createHttp, getHttp } from './http';
export { createNonceSource } from './nonce';
export { readResponse } from './response';
export type { NonceSource } from './nonce';
export type { Http, HttpDeps, Query, RequestOptions } from './types';
