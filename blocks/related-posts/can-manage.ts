import { getSettings } from '@slipstream/settings';

/** Whether the person at the editor may switch features of the site, and change its settings. */
export const canManage = (): boolean =>
	getSettings().connection.userConnectionData.currentUser?.permissions
		?.manage_options === true;
