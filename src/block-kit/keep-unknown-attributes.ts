import { getBlockType } from '@wordpress/blocks';
import { addFilter } from '@wordpress/hooks';

interface AttributedType {
	name: string;
	attributes: Record< string, object >;
}

const names = new Set< string >();

/** Adds what a post holds and the block does not have, and lets the block write it. */
function addUnknown(
	known: Record< string, unknown >,
	type: AttributedType | undefined,
	_: unknown,
	written: Record< string, unknown > | undefined
) {
	if ( ! type || ! written || ! names.has( type.name ) ) {
		return known;
	}
	const unknown = Object.entries( written ).filter(
		( [ name ] ) => ! Object.hasOwn( known, name ) && name !== '__proto__'
	);
	// An old form of a block has a type of its own, which nothing is written by.
	const current = getBlockType( type.name ) as AttributedType | undefined;
	for ( const [ name ] of unknown ) {
		if ( current && ! Object.hasOwn( current.attributes, name ) ) {
			current.attributes[ name ] = {};
		}
	}
	return unknown.length > 0
		? { ...known, ...Object.fromEntries( unknown ) }
		: known;
}

/**
 * Keeps what posts hold in attributes that a block does not have, as another release or another plugin may have them: WordPress would
 * drop them with the first save.
 *
 * @param name The block's name.
 */
export function keepUnknownAttributes( name: string ): void {
	if ( names.size === 0 ) {
		addFilter(
			'blocks.getBlockAttributes',
			'slipstream/keep-unknown-attributes',
			addUnknown
		);
	}
	names.add( name );
}
