/** One entry of the list below a prompt. */
export interface Choice {
	readonly id: string;
	readonly label: string;
	/** What entries have in common that stand together, as "Translate". */
	readonly group?: string;
	readonly choose: () => void;
}

const wordsOf = ( text: string ): string[] =>
	text
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.toLocaleLowerCase()
		.split( /[^\p{L}\p{N}]+/u )
		.filter( Boolean );

/**
 * The entries that may be meant: each word that was typed begins one of theirs. A request of more words fits none.
 *
 * @param choices The entries.
 * @param typed   What stands in the field; without a word in it, all entries fit.
 */
export function matchingChoices(
	choices: readonly Choice[],
	typed: string
): readonly Choice[] {
	if ( typed.trim() === '' ) {
		return choices;
	}
	const wanted = wordsOf( typed );
	return choices.filter( ( { label, group = '' } ) => {
		const own = wordsOf( `${ group } ${ label }` );
		return (
			wanted.length > 0 &&
			wanted.every( ( word ) =>
				own.some( ( candidate ) => candidate.startsWith( word ) )
			)
		);
	} );
}
