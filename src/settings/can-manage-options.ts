import { getSettings } from './settings';

/** Whether the person at the editor may change the site's settings. Only an explicit yes counts. */
export function canManageOptions(): boolean {
	const { currentUser } = getSettings().connection.userConnectionData;
	return currentUser?.permissions?.manage_options === true;
}
