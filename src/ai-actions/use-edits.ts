import { loadMarkdown } from '@slipstream/markdown';
import { messageFor } from '@slipstream/errors';
import { useReducer, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { applyResults, isUnchanged } from './apply';
import { editMessages } from './messages';
import { NEW_SESSION, reduceSession } from './session';
import { suggestionFor } from './suggestions';
import { markdownOf } from './targets';
import { useEditor } from './use-editor';
import { useQueue } from './use-queue';
import type { AiAction } from './actions';
import type { Editor, Result } from './apply';
import type { Entry, Round, Session } from './session';
import type { Target } from './targets';
import type { Suggestion } from './suggestions';
import type { Batch, Queue } from './use-queue';
import type { Problem } from '@slipstream/ai-ui';
import type { MarkdownApi } from '@slipstream/markdown';

/** The same name as the block's own requests: they count alike. */
const FEATURE = 'ai-assistant';

/** Suggestions for texts in the post, and what can be done with them. */
export interface Edits {
	queue: Queue;
	session: Session;
	/** The answers that are shown; none while the original is. */
	round: Round | undefined;
	/** What was asked for last. */
	action: AiAction | undefined;
	ask: ( action: AiAction ) => void;
	/** Asks for the same once more. */
	again: () => void;
	decide: ( index: number, accepted: ReadonlySet< number > ) => void;
	show: ( round: number ) => void;
	/** Makes the accepted changes; says whether they could be made. */
	accept: () => Promise< boolean >;
}

const staleProblem = (): Problem => ( {
	code: 'stale',
	message: __(
		'The text has changed since it was sent. Ask again to get a suggestion for the new one.',
		'slipstream'
	),
	canRetry: false,
} );

/** What a request goes on from. */
interface Base {
	readonly action: AiAction;
	readonly round: Round | undefined;
}

function resultsOf( targets: readonly Target[], round: Round ): Result[] {
	return targets.flatMap( ( target, index ) => {
		const entry: Entry | undefined = round[ index ];
		return entry && entry.accepted.size > 0 ? [ { target, entry } ] : [];
	} );
}

/** The requests about texts: about the answers that are shown, where there are any. */
function batchOf(
	targets: readonly Target[],
	{ action, round }: Base,
	markdown: MarkdownApi,
	onSuggestion: ( index: number, suggestion: Suggestion ) => void
): Batch {
	return {
		requests: targets.map( ( target, index ) => {
			const answer = round?.[ index ]?.suggestion.text;
			return editMessages(
				action,
				target.extension,
				answer ?? markdownOf( target, markdown ),
				answer !== undefined
			);
		} ),
		onText( index, text ) {
			const target = targets[ index ];
			const suggestion =
				target &&
				suggestionFor( text, target, !! action.replaces, markdown );
			if ( suggestion ) {
				onSuggestion( index, suggestion );
			}
		},
	};
}

/** Makes the accepted changes; says whether the texts were still those that were asked about. */
async function accepted(
	results: readonly Result[],
	editor: Editor
): Promise< boolean > {
	if ( ! results.every( ( { target } ) => isUnchanged( target, editor ) ) ) {
		return false;
	}
	applyResults( results, editor, await loadMarkdown() );
	return true;
}

/**
 * Asks about texts, keeps every answer, and makes the changes that the author takes.
 *
 * @param targets The texts.
 */
export function useEdits( targets: readonly Target[] ): Edits {
	const editor = useEditor();
	const [ session, dispatch ] = useReducer( reduceSession, NEW_SESSION );
	const [ base, setBase ] = useState< Base >();
	const queue = useQueue( () => ( {
		postId: editor.postId(),
		feature: FEATURE,
	} ) );
	const round = session.rounds[ session.shown ];

	const send = async ( next: Base ) => {
		setBase( next );
		try {
			const markdown = await loadMarkdown();
			dispatch( { type: 'begin', count: targets.length } );
			queue.run(
				batchOf( targets, next, markdown, ( index, suggestion ) =>
					dispatch( { type: 'add', index, suggestion } )
				)
			);
		} catch {
			// Requests report their failures themselves: what could not be had is the code that prepares them.
			queue.report( {
				code: 'error_network',
				message: messageFor( 'error_network' ),
				canRetry: false,
			} );
		}
	};
	const accept = async (): Promise< boolean > => {
		const isDone = await accepted(
			resultsOf( targets, round ?? [] ),
			editor
		);
		if ( ! isDone ) {
			queue.report( staleProblem() );
		}
		return isDone;
	};

	return {
		queue,
		session,
		round,
		action: base?.action,
		ask: ( action ) => void send( { action, round } ),
		again: () => void ( base && send( base ) ),
		decide: ( index, ids ) =>
			dispatch( { type: 'decide', index, accepted: ids } ),
		show: ( at ) => dispatch( { type: 'show', round: at } ),
		accept,
	};
}
