import { useSelect } from '@wordpress/data';
import { registerPlansStore, store } from './store';
import { useAiFeature } from './use-ai-feature';

/** How far the page is with asking the server about AI on this site. */
export type FeatureStatus = 'loading' | 'failed' | 'known';

/** Whether what the store says is the server's answer. `refreshFeature()` asks again. */
export function useFeatureStatus(): FeatureStatus {
	registerPlansStore();
	const { isKnown } = useAiFeature();
	const isAsking = useSelect( ( select ) => {
		const { getIsRequestingAiAssistantFeature, hasFinishedResolution } =
			select( store );
		return (
			getIsRequestingAiAssistantFeature() ||
			! hasFinishedResolution( 'getAiAssistantFeature', [] )
		);
	}, [] );
	if ( isKnown ) {
		return 'known';
	}
	return isAsking ? 'loading' : 'failed';
}
