/**
 * What is fetched when it is first needed: components, libraries and their stylesheets.
 */
export { ChunkError } from './chunk-error';
export { lazyComponent } from './lazy-component';
export { baseOf, loadLibrary, loadStylesheet } from './libraries';
export { LoadingFallback } from './loading-fallback';
export { notifyLoadError } from './load-error';
export type { StylesheetOptions } from './libraries';
export type { FallbackProps, LazyComponent, LazyOptions } from './types';
