import { useAiRequest } from '@slipstream/ai-client';
import { loadMarkdown } from '@slipstream/markdown';
import { useState } from '@wordpress/element';
import { applyResults, isUnchanged } from './apply';
import { editJob } from './edit-job';
import { staleProblem } from './problems';
import { reduceSession } from './session';
import { suggestionFor } from './suggestions';
import { useEditor } from './use-editor';
import type { AiAction } from './actions';
import type { Editor, Result } from './apply';
import type { Entry, Round, Session, SessionAction } from './session';
import type { Suggestion } from './suggestions';
import type { Target } from './targets';
import type { Base } from './edit-job';
import type { WrongLanguage } from '@slipstream/ai-check';
import type { AiRequest } from '@slipstream/ai-client';

/** The same name as the block's own requests: they count alike. */
const FEATURE = 'ai-assistant';

/** Suggestions for texts in the post, and what can be done with them. */
export interface Edits {
	request: AiRequest< Round, WrongLanguage >;
	session: Session;
	/** The answers that are shown; none before the first. */
	round: Round | undefined;
	/** What was asked for last. */
	action: AiAction | undefined;
	/** Asks about all texts, or about one of them. */
	ask: ( action: AiAction, only?: number ) => void;
	/** Asks for the same once more. */
	again: ( only?: number ) => void;
	/** Puts another text in the place of an answer. */
	reword: ( index: number, text: string ) => void;
	/** Takes an answer in the language that it is in. */
	keep: ( index: number ) => void;
	decide: ( index: number, accepted: ReadonlySet< number > ) => void;
	show: ( round: number ) => void;
	/** Makes the accepted changes; says whether they could be made. */
	accept: () => Promise< boolean >;
}

function resultsOf( targets: readonly Target[], round: Round ): Result[] {
	return targets.flatMap( ( target, index ) => {
		const entry: Entry | undefined = round[ index ];
		return entry && entry.accepted.size > 0 ? [ { target, entry } ] : [];
	} );
}

/** An answer with another text in its place. */
async function reworded(
	target: Target | undefined,
	entry: Entry | undefined,
	text: string
): Promise< Suggestion | undefined > {
	return (
		target &&
		entry &&
		suggestionFor(
			text,
			target,
			entry.suggestion.replaces,
			await loadMarkdown()
		)
	);
}

/** Those of the texts that are asked about, and where their answers belong. */
const askedAbout = ( targets: readonly Target[], only: number | undefined ) =>
	targets
		.map( ( target, index ) => ( { ...target, index } ) )
		.filter( ( { index } ) => only === undefined || index === only );

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
	const [ base, setBase ] = useState< Base >();
	const request = useAiRequest< Round, WrongLanguage >( {
		postId: editor.postId,
		feature: FEATURE,
	} );
	const { versions: session, setVersions } = request;
	const dispatch = ( action: SessionAction ) =>
		setVersions( ( before ) => reduceSession( before, action ) );
	const round = session.list[ session.shown ];

	const send = ( next: Base ) => {
		setBase( next );
		dispatch( {
			type: 'begin',
			count: targets.length,
			from: next.only === undefined ? undefined : round,
		} );
		void request.send(
			editJob( askedAbout( targets, next.only ), next, dispatch )
		);
	};
	const accept = async (): Promise< boolean > => {
		const results = resultsOf( targets, round ?? [] );
		const isDone = await accepted( results, editor );
		if ( ! isDone ) {
			request.report( staleProblem() );
		}
		return isDone;
	};

	return {
		request,
		session,
		round,
		action: base?.action,
		ask: ( action, only ) => send( { action, round, only } ),
		again: ( only ) => base && send( { ...base, only: only ?? base.only } ),
		reword: ( index, text ) =>
			void reworded( targets[ index ], round?.[ index ], text ).then(
				( suggestion ) =>
					suggestion &&
					dispatch( { type: 'reword', index, suggestion } )
			),
		keep: ( index ) => dispatch( { type: 'keep', index } ),
		decide: ( index, ids ) =>
			dispatch( { type: 'decide', index, accepted: ids } ),
		show: ( at ) => dispatch( { type: 'show', round: at } ),
		accept,
	};
}
