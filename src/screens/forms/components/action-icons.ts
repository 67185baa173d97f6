import {
	backup,
	cancelCircleFilled,
	caution,
	inbox,
	seen,
	trash,
	unseen,
} from '@wordpress/icons';
import type { Action } from '../types';

/** The picture of each action. */
export const actionIcons: Readonly< Record< Action, typeof trash > > = {
	read: seen,
	unread: unseen,
	spam: caution,
	not_spam: inbox,
	trash,
	restore: backup,
	delete: cancelCircleFilled,
};
