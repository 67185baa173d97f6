import { useConnection } from '@slipstream/connection';
import { getSettings } from '@slipstream/settings';
import type { AiAvailability } from './availability';
import type { AiFeatureSwitch } from '@slipstream/settings';

/**
 * Whether the person at the editor can ask AI on this site. Asks nobody: what the page knows decides.
 *
 * @param feature What it is for.
 */
export function useAiAvailability(
	feature: AiFeatureSwitch = 'writing'
): AiAvailability {
	const { isConnected } = useConnection();
	const { ai, connection } = getSettings();
	if ( ! ai.isEnabled || ! ai.features[ feature ] ) {
		return 'disabled';
	}
	if (
		! ai.isAllowed ||
		connection.userConnectionData.currentUser?.permissions?.edit_posts ===
			false
	) {
		return 'not-allowed';
	}
	if ( ! isConnected ) {
		return 'not-connected';
	}
	return ai.engine === 'none' ? 'no-engine' : 'ready';
}
