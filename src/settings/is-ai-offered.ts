import { getSettings } from './settings';
import type { AiFeatureSwitch } from './types';

/**
 * Whether the editor has buttons that ask AI: it is on, for this too, this person may use it, and something answers. Else administrators find the way to the settings
 * in the post's summary, and AI blocks say what is missing.
 *
 * @param feature What it is for.
 */
export function isAiOffered( feature: AiFeatureSwitch ): boolean {
	const { isEnabled, isAllowed, features, engine } = getSettings().ai;
	return isEnabled && isAllowed && features[ feature ] && engine !== 'none';
}
