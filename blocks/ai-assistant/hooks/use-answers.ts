import { changeVersion, keepVersion, NO_VERSIONS } from '@slipstream/ai-client';
import { useBlockEditor } from '@slipstream/block-kit';
import type { AssistantAttributes } from '../types';
import type { AiRequest, PromptMessage } from '@slipstream/ai-client';
import type { EditProps } from '@slipstream/block-kit';

/** An answer, and the conversation that it ends. */
export interface Answer {
	readonly text: string;
	readonly messages: PromptMessage[];
	/** The text that it is a change of; '' where it is a new one. */
	readonly before: string;
}

/** The answers since the block was opened, and which of them the block holds. */
export interface Answers {
	/** Number of the answer that is shown, from 0; -1 where it is none of them, as after an undo. */
	shown: number;
	count: number;
	/** Puts another of them into the block. */
	show: ( at: number ) => void;
	/** The answer that is shown. */
	current: Answer | undefined;
	/** Whether what is shown was stopped or broke off, and its rest can be asked for. */
	isCutOff: boolean;
	/** Notes an answer; one that was continued takes the place of its beginning. */
	add: ( answer: Answer, isContinued: boolean ) => void;
	/** Puts other words into the answer that is shown. */
	reword: ( text: string, messages: PromptMessage[] ) => void;
	forget: () => void;
}

/**
 * Keeps every answer of a block.
 *
 * @param request       The block's requests.
 * @param text          The text that the block holds.
 * @param setAttributes Writes the block's attributes.
 */
export function useAnswers(
	request: AiRequest< Answer >,
	text: string,
	setAttributes: EditProps< AssistantAttributes >[ 'setAttributes' ]
): Answers {
	const { actions } = useBlockEditor();
	const { versions, setVersions, isCutOff } = request;
	const { list } = versions;
	const isHeld = ( answer: Answer | undefined ) => answer?.text === text;
	// Undo and redo change what the block holds.
	const shown = isHeld( list[ versions.shown ] )
		? versions.shown
		: list.findLastIndex( isHeld );
	return {
		shown,
		count: list.length,
		current: list[ shown ],
		isCutOff: isCutOff && shown === versions.shown,
		show( at ) {
			const answer = list[ at ];
			if ( answer ) {
				// To look at another is no step of its own: one undo leads to before the request.
				void actions.__unstableMarkNextChangeAsNotPersistent();
				setAttributes( {
					content: answer.text,
					messages: answer.messages,
				} );
				setVersions( ( before ) => ( { ...before, shown: at } ) );
			}
		},
		add: ( answer, isContinued ) =>
			setVersions( ( before ) =>
				keepVersion( before, answer, isContinued )
			),
		reword: ( words, messages ) =>
			setVersions( ( before ) =>
				changeVersion( { ...before, shown }, ( answer ) => ( {
					...answer,
					text: words,
					messages,
				} ) )
			),
		forget: () => setVersions( () => NO_VERSIONS ),
	};
}
