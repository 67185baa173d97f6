import type { Action, FormResponse, Tab } from '../types';

/** Something that is done to responses. */
export interface Change {
	readonly action: Action;
	readonly ids: readonly number[];
}

const EFFECT: Record< Action, Partial< FormResponse > > = {
	read: { is_unread: false },
	unread: { is_unread: true },
	spam: { status: 'spam' },
	not_spam: { status: 'publish' },
	trash: { status: 'trash' },
	restore: { status: 'publish' },
	delete: { status: 'gone' },
};

/**
 * A response as it is once the server has made some changes.
 *
 * @param response The response.
 * @param changes  The changes, in their order.
 */
export function withChanges(
	response: FormResponse,
	changes: readonly Change[]
): FormResponse {
	return changes.reduce(
		( now, { action, ids } ) =>
			ids.includes( now.id ) ? { ...now, ...EFFECT[ action ] } : now,
		response
	);
}

/**
 * Whether an action takes responses out of the list they are in.
 *
 * @param action The action.
 */
export function isMove( action: Action ): boolean {
	return action !== 'read' && action !== 'unread';
}

/**
 * What takes an action back; undefined for what cannot be.
 *
 * @param action   The action.
 * @param hasTrash Whether the site has a trash.
 */
export function inverseOf(
	action: Action,
	hasTrash: boolean
): Action | undefined {
	const inverse: Partial< Record< Action, Action > > = {
		read: 'unread',
		unread: 'read',
		spam: 'not_spam',
		not_spam: 'spam',
		trash: 'restore',
		restore: hasTrash ? 'trash' : undefined,
	};
	return inverse[ action ];
}

/**
 * What can be done to a response where it is.
 *
 * @param tab      Where it is.
 * @param hasTrash Whether the site has a trash: without one WordPress deletes at once.
 */
export function actionsOf( tab: Tab, hasTrash: boolean ): Action[] {
	const actions: Record< Tab, Action[] > = {
		inbox: [ 'read', 'unread', 'spam', hasTrash ? 'trash' : 'delete' ],
		spam: hasTrash
			? [ 'not_spam', 'trash', 'delete' ]
			: [ 'not_spam', 'delete' ],
		trash: [ 'restore', 'delete' ],
	};
	return actions[ tab ];
}

/**
 * Whether an action would change a response.
 *
 * @param action   The action.
 * @param response The response.
 */
export function isEligible( action: Action, response: FormResponse ): boolean {
	return action !== ( response.is_unread ? 'unread' : 'read' );
}
