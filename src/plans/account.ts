import { dispatch } from '@wordpress/data';
import { registerPlans, store } from './store';

/** Counts a request that was answered. */
export function countRequest(): void {
	registerPlans();
	dispatch( store ).increaseAiAssistantRequestsCount();
}

/** Notes that the server refused a request because nothing is left, and asks it for the details. */
export function noteQuota(): void {
	registerPlans();
	dispatch( store ).setAiAssistantFeatureRequireUpgrade();
	void dispatch( store ).fetchAiAssistantFeature();
}
