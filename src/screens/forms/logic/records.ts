import { statusOf } from './view';
import type { Action, FormResponse, Tab } from '../types';

/** Responses that the page knows, by id. */
export type Records = ReadonlyMap< number, FormResponse >;

/**
 * Records with newer ones put in.
 *
 * @param records The records.
 * @param newer   The newer ones.
 */
export function received(
	records: Records,
	newer: readonly FormResponse[]
): Records {
	return new Map( [
		...records,
		...newer.map( ( item ) => [ item.id, item ] as const ),
	] );
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
 * Records as they will be once the server has done something to some of them.
 *
 * @param records The records.
 * @param action  What is done.
 * @param ids     To which ones.
 */
export function applied(
	records: Records,
	action: Action,
	ids: readonly number[]
): Records {
	const touched = ids
		.map( ( id ) => records.get( id ) )
		.filter( ( item ) => item !== undefined );
	return received(
		records,
		touched.map( ( item ) => ( { ...item, ...EFFECT[ action ] } ) )
	);
}

/**
 * Takes back what `applied` did to some records, and nothing that changed since.
 *
 * @param records The records as they are.
 * @param earlier The records as they were.
 * @param action  What was done.
 * @param ids     To which ones.
 */
export function takenBack(
	records: Records,
	earlier: Records,
	action: Action,
	ids: readonly number[]
): Records {
	const names = Object.keys( EFFECT[ action ] ) as ( keyof FormResponse )[];
	const mended = ids.flatMap( ( id ) => {
		const [ now, then ] = [ records.get( id ), earlier.get( id ) ];
		return now && then
			? [
					{
						...now,
						...Object.fromEntries(
							names.map( ( name ) => [ name, then[ name ] ] )
						),
					},
				]
			: [];
	} );
	return received( records, mended );
}

/**
 * The responses of a list that are still where the list looks.
 *
 * @param records The records.
 * @param ids     The list.
 * @param tab     Where it looks.
 */
export function shown(
	records: Records,
	ids: readonly number[],
	tab: Tab
): FormResponse[] {
	return ids.flatMap( ( id ) => {
		const item = records.get( id );
		return item?.status === statusOf( tab ) ? [ item ] : [];
	} );
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
 * @param action The action.
 */
export function inverseOf( action: Action ): Action | undefined {
	const inverse: Partial< Record< Action, Action > > = {
		read: 'unread',
		unread: 'read',
		spam: 'not_spam',
		not_spam: 'spam',
		trash: 'restore',
		restore: 'trash',
	};
	return inverse[ action ];
}

/**
 * What can be done to a response where it is.
 *
 * @param tab Where it is.
 */
export function actionsOf( tab: Tab ): Action[] {
	const actions: Record< Tab, Action[] > = {
		inbox: [ 'read', 'unread', 'spam', 'trash' ],
		spam: [ 'not_spam', 'trash', 'delete' ],
		trash: [ 'restore', 'delete' ],
	};
	return actions[ tab ];
}
