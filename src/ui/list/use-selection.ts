import { useCallback, useMemo, useState } from '@wordpress/element';

/** The items that are chosen. */
export interface Selection {
	/** In the list's order where they are on the page. */
	readonly ids: readonly number[];
	readonly has: ( id: number ) => boolean;
	readonly toggle: ( id: number ) => void;
	/** Chooses exactly these. */
	readonly choose: ( ids: readonly number[] ) => void;
	readonly clear: () => void;
	/** Whether all of the page, or some of it, are chosen. */
	readonly page: 'all' | 'some' | 'none';
	readonly togglePage: () => void;
}

const NONE: ReadonlySet< number > = new Set();

/**
 * Remembers which items are chosen, until the list becomes another.
 *
 * @param key   Names the list.
 * @param items What is on the page.
 */
export function useSelection(
	key: string,
	items: readonly { id: number }[]
): Selection {
	const [ state, setState ] = useState( { key, chosen: NONE } );
	const chosen = state.key === key ? state.chosen : NONE;
	const choose = useCallback(
		( ids: readonly number[] ) =>
			setState( { key, chosen: new Set( ids ) } ),
		[ key ]
	);
	return useMemo( () => {
		const onPage = items.filter( ( { id } ) => chosen.has( id ) ).length;
		const part = onPage > 0 ? 'some' : 'none';
		const page = onPage > 0 && onPage === items.length ? 'all' : part;
		return {
			ids: [ ...chosen ],
			has: ( id ) => chosen.has( id ),
			toggle: ( id ) =>
				choose(
					chosen.has( id )
						? [ ...chosen ].filter( ( one ) => one !== id )
						: [ ...chosen, id ]
				),
			choose,
			clear: () => choose( [] ),
			page,
			togglePage: () =>
				choose( page === 'all' ? [] : items.map( ( { id } ) => id ) ),
		};
	}, [ chosen, choose, items ] );
}
