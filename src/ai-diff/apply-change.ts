import { isVisible, markKey } from './keys';
import type { Mark, Token } from './texts';

/** The formats that all of some pieces have and that never reach a model: colors, languages, notes. */
function hiddenInAll( tokens: readonly Token[] ): Mark[] {
	const [ first, ...more ] = tokens;
	return ( first?.marks ?? [] ).filter(
		( mark ) =>
			! isVisible( mark ) &&
			more.every( ( { marks } ) =>
				marks.some( ( { open } ) => open === mark.open )
			)
	);
}

/** What new words take the place of; where they take no place, what stands on both sides of them. */
function surroundings(
	removed: readonly Token[],
	before: Token | undefined,
	after: Token | undefined
): readonly Token[] {
	const words = removed.filter( ( { text } ) => text.trim() !== '' );
	if ( words.length > 0 ) {
		return words;
	}
	return before && after ? [ before, after ] : [];
}

/** The original's own elements, by what they say. */
export function ownMarks( tokens: readonly Token[] ): Map< string, Mark > {
	const own = new Map< string, Mark >();
	for ( const mark of tokens.flatMap( ( { marks } ) => marks ) ) {
		if ( isVisible( mark ) && ! own.has( markKey( mark ) ) ) {
			own.set( markKey( mark ), mark );
		}
	}
	return own;
}

/** Where new words go. */
interface Place {
	readonly removed: readonly Token[];
	readonly before: Token | undefined;
	readonly after: Token | undefined;
	readonly own: ReadonlyMap< string, Mark >;
}

/**
 * New pieces as they belong into the original: links keep their targets, and words in a colored sentence get its color.
 *
 * @param added New pieces.
 * @param place Where they go.
 */
export function applyChange( added: readonly Token[], place: Place ): Token[] {
	const hidden = hiddenInAll(
		surroundings( place.removed, place.before, place.after )
	);
	return added.map( ( token ) => ( {
		...token,
		marks: [
			...hidden,
			...token.marks.map(
				( mark ) =>
					( isVisible( mark ) && place.own.get( markKey( mark ) ) ) ||
					mark
			),
		],
	} ) );
}
