import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';

/** A kind of records that can be searched: posts of a type, or terms of a taxonomy. */
export interface Source {
	kind: 'postType' | 'taxonomy';
	name: string;
}

interface Found {
	id: number;
	name?: string;
	title?: { rendered?: string };
}

const NONE: Found[] = [];
const FIELDS = { _fields: 'id,title,name', context: 'view' };

const plain = ( html: string ) =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '';

/** Labels of records, all different: who has the same name as another shows its number. */
function label( records: readonly Found[] ): Map< string, number > {
	const labels = new Map< string, number >();
	for ( const { id, name, title } of records ) {
		const text = plain( name ?? title?.rendered ?? '' ).trim();
		const known = labels.get( text );
		labels.set(
			text && ( known === undefined || known === id )
				? text
				: `${ text } (#${ id })`.trim(),
			id
		);
	}
	return labels;
}

/** Records of all sources that a query finds; the same list for the same records. */
function useFound( sources: readonly Source[], query: object | undefined ) {
	const lists = useSelect(
		( select ) => {
			const core = select( coreStore );
			return query
				? sources.map(
						( { kind, name } ) =>
							core.getEntityRecords< Found >(
								kind,
								name,
								query
							) ?? NONE
					)
				: [];
		},
		[ sources, query ]
	);
	return useMemo( () => lists.flat(), [ lists ] );
}

/**
 * The records of some ids, and those that a search finds, by label.
 *
 * @param sources Where to look.
 * @param ids     The ids.
 * @param search  What was typed.
 */
export function useRecords(
	sources: readonly Source[],
	ids: readonly number[],
	search: string
): { chosen: string[]; suggestions: string[]; known: Map< string, number > } {
	const key = ids.join();
	const byId = useMemo(
		() =>
			key
				? {
						...FIELDS,
						include: key.split( ',' ).map( Number ),
						per_page: 50,
					}
				: undefined,
		[ key ]
	);
	const bySearch = useMemo(
		() => ( { ...FIELDS, search: search.trim(), per_page: 10 } ),
		[ search ]
	);
	const own = useFound( sources, byId );
	const hits = useFound( sources, search.trim() ? bySearch : undefined );
	return useMemo( () => {
		const known = label( [ ...own, ...hits ] );
		const names = new Map(
			[ ...known ].map( ( [ text, id ] ) => [ id, text ] )
		);
		return {
			known,
			chosen: ids.map( ( id ) => names.get( id ) ?? `#${ id }` ),
			suggestions: hits
				.filter( ( { id } ) => ! ids.includes( id ) )
				.map( ( { id } ) => names.get( id ) ?? '' ),
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The key stands for the ids.
	}, [ own, hits, key ] );
}
