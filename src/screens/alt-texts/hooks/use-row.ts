import { altProblem, storeAlt, writeAlt } from '@slipstream/ai-alt';
import { countRequest } from '@slipstream/plans';
import { speak } from '@wordpress/a11y';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { AltImage, AltState } from '@slipstream/ai-alt';

type Busy = '' | 'writing' | 'saving';

/** One image, and what can be done about its text. */
export interface Row {
	text: string;
	setText: ( text: string ) => void;
	isChanged: boolean;
	/** What runs now. */
	busy: Busy;
	problem: string;
	save: () => void;
	write: () => void;
	/** Takes the text away. */
	undo: () => void;
	mark: ( state: AltState ) => void;
}

/** One thing at a time, with what went wrong. */
function useAttempt() {
	const [ busy, setBusy ] = useState< Busy >( '' );
	const [ problem, setProblem ] = useState( '' );
	async function attempt(
		kind: Busy,
		work: () => Promise< string >
	): Promise< void > {
		setBusy( kind );
		setProblem( '' );
		try {
			speak( await work() );
		} catch ( thrown ) {
			const message = altProblem( thrown );
			setProblem( message );
			speak( message, 'assertive' );
		} finally {
			setBusy( '' );
		}
	}
	return { busy, problem, attempt };
}

function markedMessage( state: AltState ): string {
	switch ( state ) {
		case 'decorative':
			return __( 'Marked as decorative.', 'slipstream' );
		case 'skipped':
			return __( 'Skipped.', 'slipstream' );
		default:
			return __(
				'The image is back in the list of images without text.',
				'slipstream'
			);
	}
}

/**
 * The life of a row.
 *
 * @param image    The image.
 * @param onChange Hears of the image as it is now.
 */
export function useRow(
	image: AltImage,
	onChange: ( image: AltImage ) => void
): Row {
	const [ text, setText ] = useState( image.alt );
	const { busy, problem, attempt } = useAttempt();
	// A run may write the text while the row is shown.
	useEffect( () => setText( image.alt ), [ image.alt ] );

	const store = (
		change: { alt?: string; state?: AltState },
		message: string
	) =>
		void attempt( 'saving', async () => {
			onChange( await storeAlt( image.id, change ) );
			return message;
		} );

	async function ask(): Promise< string > {
		const written = await writeAlt( image.id, { save: ! image.alt } );
		countRequest();
		if ( image.alt ) {
			// Somebody's text is there: the new one waits to be saved.
			setText( written.alt );
		} else {
			onChange( written );
		}
		return __( 'The alternative text is ready.', 'slipstream' );
	}

	return {
		text,
		setText,
		isChanged: text.trim() !== image.alt,
		busy,
		problem,
		save: () =>
			store(
				{ alt: text.trim() },
				__( 'Alternative text saved.', 'slipstream' )
			),
		write: () => void attempt( 'writing', ask ),
		undo: () =>
			store(
				// What a model wrote and somebody did not want, no run writes once more.
				{
					alt: '',
					state: image.state === 'written' ? 'skipped' : 'open',
				},
				__( 'Alternative text removed.', 'slipstream' )
			),
		mark: ( state ) => store( { state }, markedMessage( state ) ),
	};
}
