import { speak } from '@wordpress/a11y';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useIsPreview, useReads, useWrites } from './core';
import { fieldsOf } from './use-form';
import type { EditorReads } from './core';

const nameOf = ( reads: EditorReads, field: string ) =>
	String( reads.getBlockAttributes( field )?.id ?? '' );

/** The names that other fields of the form have. */
const otherNames = ( reads: EditorReads, clientId: string ): string[] =>
	fieldsOf( reads, clientId )
		.filter( ( id ) => id !== clientId )
		.map( ( id ) => nameOf( reads, id ) )
		.filter( Boolean );

/**
 * A name that is still free: with the next number at its end.
 *
 * @param name  The name that is taken.
 * @param taken All names that are.
 */
export function freeName( name: string, taken: readonly string[] ): string {
	const stem = name.replace( /-\d+$/, '' );
	let number = 2;
	while ( taken.includes( `${ stem }-${ number }` ) ) {
		number++;
	}
	return `${ stem }-${ number }`;
}

/**
 * Says what is wrong with a name, or nothing.
 *
 * @param name  The name.
 * @param taken The names of other fields.
 */
export function nameProblem(
	name: string,
	taken: readonly string[]
): string | undefined {
	if ( name && ! /^[A-Za-z][\w-]*$/.test( name ) ) {
		return __(
			'Start with a letter. Use only letters, digits, hyphens, and underscores.',
			'slipstream'
		);
	}
	return name && taken.includes( name )
		? __(
				'Another field in this form already has this name.',
				'slipstream'
			)
		: undefined;
}

/** The names of the form's other fields, as long as they stay the same. */
export const useTakenNames = ( clientId: string ): readonly string[] =>
	JSON.parse(
		useReads(
			( reads ) => JSON.stringify( otherNames( reads, clientId ) ),
			[ clientId ]
		)
	) as string[];

/** Gives a copied field a name of its own: two fields of one name would lose an answer. */
export function useOwnName( clientId: string, isEditable: boolean ): void {
	const isPreview = useIsPreview();
	const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent } =
		useWrites();
	const wanted = useReads(
		( reads ) => {
			const name = nameOf( reads, clientId );
			const all = name ? fieldsOf( reads, clientId ) : [];
			const same = all.filter( ( id ) => nameOf( reads, id ) === name );
			// The newcomer changes, or else the later one: answers under the older name go on.
			const newcomer =
				same.find( ( id ) => reads.wasBlockJustInserted( id ) ) ??
				same[ same.length - 1 ];
			return same.length > 1 && newcomer === clientId
				? freeName(
						name,
						all.map( ( id ) => nameOf( reads, id ) )
					)
				: undefined;
		},
		[ clientId ]
	);
	useEffect( () => {
		if ( wanted && isEditable && ! isPreview ) {
			__unstableMarkNextChangeAsNotPersistent();
			updateBlockAttributes( clientId, { id: wanted } );
			speak(
				sprintf(
					/* translators: %s: name of a form field. */
					__( 'The field is now called %s.', 'slipstream' ),
					wanted
				)
			);
		}
	}, [
		wanted,
		isEditable,
		isPreview,
		clientId,
		updateBlockAttributes,
		__unstableMarkNextChangeAsNotPersistent,
	] );
}
