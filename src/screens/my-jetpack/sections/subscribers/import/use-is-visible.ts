import { useSyncExternalStore } from '@wordpress/element';

const EVENT = 'visibilitychange';

function subscribe( onChange: () => void ): () => void {
	document.addEventListener( EVENT, onChange );
	return () => document.removeEventListener( EVENT, onChange );
}

/** Whether somebody can see the page: not in a tab behind another. */
export const useIsVisible = (): boolean =>
	useSyncExternalStore( subscribe, () => ! document.hidden );
