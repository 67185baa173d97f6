const FENCE = '````';

/**
 * Removes four-backtick fences, which only delimit text between the client and a model.
 *
 * @param text Any text.
 */
export function stripFences( text: string ): string {
	return text.replaceAll( FENCE, '' );
}

/** A text that arrives in pieces, split into what is certain and backticks that may become a fence. */
export interface FenceSplit {
	/** Text that no later piece can change. */
	text: string;
	/** Up to three backticks at the end. */
	pending: string;
}

/**
 * The next step of removing fences from a text in pieces. The texts of all steps and the last `pending` together equal
 * `stripFences()` of the whole, wherever it was cut.
 *
 * @param pending What the step before left over.
 * @param piece   The next piece.
 */
export function stripFencesStep( pending: string, piece: string ): FenceSplit {
	const stripped = stripFences( pending + piece );
	const held = /`{0,3}$/.exec( stripped )?.[ 0 ] ?? '';
	return {
		text: stripped.slice( 0, stripped.length - held.length ),
		pending: held,
	};
}
