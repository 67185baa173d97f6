import { messageFor } from '@slipstream/errors';
import { useAiFeature } from '@slipstream/plans';
import { useMemo } from '@wordpress/element';
import type { AiProblem } from '@slipstream/ai-client';

/** The problem to show before anybody has asked, where the provider says that nothing is left; null where something is. */
export function useQuotaProblem(): AiProblem | null {
	const { isKnown, isOverLimit, requireUpgrade } = useAiFeature();
	const isOver = isKnown && ( isOverLimit || requireUpgrade );
	return useMemo(
		() =>
			isOver
				? {
						code: 'error_quota_exceeded',
						message: messageFor( 'error_quota_exceeded' ),
						canRetry: false,
					}
				: null,
		[ isOver ]
	);
}
