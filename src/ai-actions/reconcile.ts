import { applyChanges, diffTexts, htmlText } from '@slipstream/ai-diff';
import type { Block } from '@wordpress/blocks';

/** Attributes that hold words; what a block has besides is its look, its anchor, its level. */
const WORDS = [ 'content', 'value', 'text', 'citation' ] as const;

const textOf = ( block: Block ): string =>
	[
		block.name,
		...WORDS.map( ( name ) =>
			String( block.attributes[ name ] ?? '' ).replace( /<[^>]*>/g, '' )
		),
		...block.innerBlocks.map( textOf ),
	].join( '\u0000' );

/** New words in the formats that the old ones had. */
function inOldFormat( before: string, after: string ): string {
	const { original, changes } = diffTexts(
		htmlText( before ),
		htmlText( after )
	);
	return applyChanges(
		original,
		changes,
		new Set( changes.map( ( { id } ) => id ) )
	);
}

function merge( before: Block, after: Block ): Block {
	const words = WORDS.filter( ( name ) => name in after.attributes ).map(
		( name ) => [
			name,
			inOldFormat(
				String( before.attributes[ name ] ?? '' ),
				String( after.attributes[ name ] ?? '' )
			),
		]
	);
	return {
		...before,
		attributes: {
			...before.attributes,
			...( Object.fromEntries( words ) as Record< string, unknown > ),
		},
		innerBlocks: reconcile( before.innerBlocks, after.innerBlocks ),
	};
}

/** Pairs each new block with an old one: first those that say the same, then in their order those of a kind. */
function pair(
	before: readonly Block[],
	after: readonly Block[]
): Map< Block, Block > {
	const pairs = new Map< Block, Block >();
	const free = new Set( before );
	const take = ( next: Block, matches: ( old: Block ) => boolean ) => {
		const old = [ ...free ].find( matches );
		if ( old ) {
			free.delete( old );
			pairs.set( next, old );
		}
	};
	for ( const next of after ) {
		const text = textOf( next );
		take( next, ( old ) => textOf( old ) === text );
	}
	for ( const next of after ) {
		if ( ! pairs.has( next ) ) {
			take( next, ( { name } ) => name === next.name );
		}
	}
	return pairs;
}

/**
 * New blocks that are, where they can be, the old ones with other words: with their ids, anchors, looks and formats.
 *
 * @param before The blocks that were there.
 * @param after  Those that shall be there.
 */
export function reconcile(
	before: readonly Block[],
	after: readonly Block[]
): Block[] {
	const pairs = pair( before, after );
	return after.map( ( next ) => {
		const old = pairs.get( next );
		return old ? merge( old, next ) : next;
	} );
}
