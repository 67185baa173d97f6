import type { ComponentType } from 'react';

/** What a fallback is given. */
export interface FallbackProps< Props extends object = object > {
	/** Whether the download has failed; it is on its way otherwise. */
	readonly hasFailed: boolean;
	/** Starts the download again. */
	readonly onRetry: () => void;
	/** Has something done once the component has taken the fallback's place; the last one counts. */
	readonly afterLoad: ( callback: () => void ) => void;
	/** The props of the component itself. */
	readonly componentProps: Props;
}

export interface LazyOptions< Props extends object > {
	/**
	 * Drawn until the component can be. Without one nothing is drawn, and a failed download closes the component (`onClose` among its
	 * props) with a snackbar.
	 */
	readonly fallback?: ComponentType< FallbackProps< Props > >;
}

/** A component whose code is fetched when it is first drawn. */
export type LazyComponent< Props extends object > = ComponentType< Props > & {
	/** Starts the download; resolves when the component can be drawn at once. */
	preload: () => Promise< void >;
};
