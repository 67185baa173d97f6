/**
 * Components whose code is fetched when they are first drawn.
 */
export { lazyComponent } from './lazy-component';
export { LoadingFallback } from './loading-fallback';
export { notifyLoadError } from './load-error';
export type { FallbackProps, LazyComponent, LazyOptions } from './types';
