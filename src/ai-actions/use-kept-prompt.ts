import { useState } from '@wordpress/element';

/** Words that were typed and not sent, by the place that they were meant for. */
const unsent = new Map< string, string >();

/** What stands in a prompt's field. */
export interface KeptPrompt {
	prompt: string;
	setPrompt: ( prompt: string ) => void;
	/** The words were sent: they are not waiting any more. */
	forget: () => void;
}

/**
 * What stands in the field of a prompt; a panel that is closed before it was sent has it again when it is opened there once more.
 *
 * @param place   What the panel is about; undefined where nothing is kept.
 * @param initial What stands in it at first.
 */
export function useKeptPrompt(
	place: string | undefined,
	initial: string
): KeptPrompt {
	const [ prompt, show ] = useState(
		() => unsent.get( place ?? '' ) ?? initial
	);
	return {
		prompt,
		setPrompt( next ) {
			show( next );
			if ( place ) {
				unsent.set( place, next );
			}
		},
		forget: () => void unsent.delete( place ?? '' ),
	};
}
