import { dispatch, select } from '@wordpress/data';
import { imageCost } from './costs';
import { registerPlansStore, store } from './store';

/**
 * Counts a request that was answered.
 *
 * @param count How many requests it counts as.
 */
export function countRequest( count = 1 ): void {
	registerPlansStore();
	void dispatch( store ).increaseAiAssistantRequestsCount( count );
}

/**
 * Counts an image that was made.
 *
 * @param name What the request counts under, for example `featured-post-image`.
 */
export function countImage( name: string ): void {
	registerPlansStore();
	countRequest( imageCost( select( store ).getAiAssistantFeature(), name ) );
}

/** Notes that the server refused a request because nothing is left, and asks it for the details. */
export function noteQuota(): void {
	registerPlansStore();
	void dispatch( store ).setAiAssistantFeatureRequireUpgrade();
	refreshFeature();
}

/** Asks the server again how the quota stands. */
export function refreshFeature(): void {
	registerPlansStore();
	void dispatch( store ).fetchAiAssistantFeature();
}
