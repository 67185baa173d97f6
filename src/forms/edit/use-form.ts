import { isField } from '../field-types';
import { useReads } from './core';
import type { EditorReads } from './core';

export const FORM = 'jetpack/contact-form';

/** The form around a block. One that is kept elsewhere stands inside of what shows it. */
export const formOf = ( reads: EditorReads, clientId: string ) =>
	reads.getBlockParentsByBlockName( clientId, FORM ).at( -1 );

/** The fields of the form around a block, in their order. */
export function fieldsOf( reads: EditorReads, clientId: string ): string[] {
	const form = formOf( reads, clientId );
	return form
		? reads
				.getClientIdsOfDescendants( [ form ] )
				.filter( ( id ) => isField( reads.getBlockName( id ) ) )
		: [];
}

/** Whether the author is at work on the form around a block, or on the block where there is none. */
export const useIsAtWork = ( clientId: string ): boolean =>
	useReads(
		( reads ) => {
			const form = formOf( reads, clientId ) ?? clientId;
			return (
				reads.isBlockSelected( form ) ||
				reads.hasSelectedInnerBlock( form, true )
			);
		},
		[ clientId ]
	);

/** The field around a part of it. */
export const useFieldOf = ( clientId: string ): string | undefined =>
	useReads(
		( reads ) =>
			[ ...reads.getBlockParents( clientId ) ]
				.reverse()
				.find( ( id ) => isField( reads.getBlockName( id ) ) ),
		[ clientId ]
	);

/** Whether the author is at work on the field around a part of it. */
export function useIsAtWorkOnField( clientId: string ): boolean {
	const field = useFieldOf( clientId );
	return useReads(
		( reads ) =>
			!! field &&
			( reads.isBlockSelected( field ) ||
				reads.hasSelectedInnerBlock( field, true ) ),
		[ field ]
	);
}
