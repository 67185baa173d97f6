import { LanguageNote, StyleNotes } from '@slipstream/ai-check';
import type { WrongLanguage } from '@slipstream/ai-check';

/** An answer, and what becomes of it. */
export interface AnswerNotesProps {
	/** The answer, Markdown. */
	text: string;
	/** Where it came in another language than it should. */
	wrong?: WrongLanguage;
	/** Asks the same again. */
	onAgain: () => void;
	/** Takes it in that language. */
	onKeep: () => void;
	/** Takes the text with a preferred word in it. */
	onReplace: ( text: string ) => void;
	/** Asks for the text without what is wrong with it. */
	onChange: ( request: string ) => void;
}

/** What is to be said about an answer before it is taken. */
export function AnswerNotes( {
	text,
	wrong,
	onAgain,
	onKeep,
	onReplace,
	onChange,
}: AnswerNotesProps ) {
	return (
		<>
			{ wrong && (
				<LanguageNote
					wrong={ wrong }
					onAgain={ onAgain }
					onKeep={ onKeep }
				/>
			) }
			<StyleNotes
				text={ text }
				onReplace={ onReplace }
				onAgain={ onChange }
			/>
		</>
	);
}
