import { getSettings } from './settings';
import type { AiFeatureSwitch } from './types';

/**
 * Whether the editor has buttons that ask AI: it is on, for this too, and something answers. Else administrators find the way to the settings
 * in the post's summary, and AI blocks say what is missing.
 *
 * @param feature What it is for.
 */
export function isAiOffered( feature: AiFeatureSwitch ): boolean {
	const { isEnabled, features, engine } = getSettings().ai;
	return isEnabled && features[ feature ] && engine !== 'none';
}
