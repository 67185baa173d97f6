import { useEffect, useRef } from '@wordpress/element';
import { useReadsNow, useWrites } from './core';
import { fieldsOf } from './use-form';
import { isField } from '../field-types';
import type { EditorReads } from './core';
import type { Values } from '../migrate';

const STYLE = [
	'style',
	'textColor',
	'backgroundColor',
	'gradient',
	'borderColor',
	'fontSize',
	'fontFamily',
] as const;

const lookOf = ( attributes: Values ): Values =>
	Object.fromEntries( STYLE.map( ( key ) => [ key, attributes[ key ] ] ) );

/** Inputs of two names look alike. */
const familyOf = ( name: string | null ) =>
	name === 'jetpack/phone-input' ? 'jetpack/input' : name;

function isShared( reads: EditorReads, field: string ): boolean {
	return reads.getBlockAttributes( field )?.shareFieldAttributes !== false;
}

/** The parts of other fields that are to look like the given part. */
export function peersOf(
	reads: EditorReads,
	clientId: string,
	name: string
): string[] {
	const own = [ ...reads.getBlockParents( clientId ) ]
		.reverse()
		.find( ( id ) => isField( reads.getBlockName( id ) ) );
	if ( ! own || ! isShared( reads, own ) ) {
		return [];
	}
	return fieldsOf( reads, clientId )
		.filter( ( field ) => isShared( reads, field ) )
		.flatMap( ( field ) => reads.getClientIdsOfDescendants( [ field ] ) )
		.filter(
			( id ) =>
				id !== clientId &&
				familyOf( reads.getBlockName( id ) ) === familyOf( name )
		);
}

/**
 * Gives the look of a part to the same parts of all fields that share it, in the same step of undo.
 *
 * Only the part that the author is working on does so: the others only follow.
 */
export function useSharedStyle(
	name: string,
	clientId: string,
	attributes: Values,
	isSelected: boolean
): void {
	const reads = useReadsNow();
	const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent } =
		useWrites();
	const look = JSON.stringify( lookOf( attributes ) );
	const known = useRef( look );
	useEffect( () => {
		if ( known.current === look ) {
			return;
		}
		known.current = look;
		const peers = isSelected ? peersOf( reads(), clientId, name ) : [];
		if ( peers.length ) {
			__unstableMarkNextChangeAsNotPersistent();
			updateBlockAttributes( peers, {
				...Object.fromEntries(
					STYLE.map( ( key ) => [ key, undefined ] )
				),
				...( JSON.parse( look ) as Values ),
			} );
		}
	} );
}
