import { useSelect } from '@wordpress/data';
import { countOf } from './reducer';
import { registerPlansStore, store } from './store';
import type { AiFeature } from './types';

/** The feature, and what of it is left. */
export interface AiFeatureUse extends AiFeature {
	isFree: boolean;
	/** Requests that count against the limit. */
	used: number;
	limit: number;
	remaining: number;
	/** Whether the server has answered; before that all this is a guess. */
	isKnown: boolean;
}

/** What the provider says about AI on this site. The first component that asks makes the store ask the server. */
export function useAiFeature(): AiFeatureUse {
	registerPlansStore();
	// What is noted beside the feature, such as that it is being fetched, draws nothing anew.
	const feature = useSelect( ( select ): AiFeature => {
		const { _meta, ...ofServer } = select( store ).getAiAssistantFeature();
		return ofServer;
	}, [] );
	const { isFree, used, limit } = countOf( feature );
	return {
		...feature,
		isFree,
		used,
		limit,
		remaining: Math.max( 0, limit - used ),
		isKnown: feature.usagePeriod?.nextStart !== '',
	};
}
