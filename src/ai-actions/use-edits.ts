import { isBusy } from '@slipstream/ai-ui';
import { loadMarkdown } from '@slipstream/markdown';
import { useEffect, useReducer, useState } from '@wordpress/element';
import { applyResults, isUnchanged } from './apply';
import { batchOf } from './batch';
import { staleProblem, unpreparedProblem } from './problems';
import { NEW_SESSION, reduceSession } from './session';
import { suggestionFor } from './suggestions';
import { useEditor } from './use-editor';
import { useQueue } from './use-queue';
import type { AiAction } from './actions';
import type { Editor, Result } from './apply';
import type { Entry, Round, Session } from './session';
import type { Suggestion } from './suggestions';
import type { Target } from './targets';
import type { Base } from './batch';
import type { Queue } from './use-queue';

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

/** A session, which is told when a request has ended, also where it could not begin. */
function useSession( isRunning: boolean ) {
	const [ session, dispatch ] = useReducer( reduceSession, NEW_SESSION );
	const { rounds } = session;
	useEffect( () => {
		if ( ! isRunning ) {
			dispatch( { type: 'end' } );
		}
	}, [ isRunning, rounds ] );
	return [ session, dispatch ] as const;
}

/**
 * Asks about texts, keeps every answer, and makes the changes that the author takes.
 *
 * @param targets The texts.
 */
export function useEdits( targets: readonly Target[] ): Edits {
	const editor = useEditor();
	const [ base, setBase ] = useState< Base >();
	const queue = useQueue( () => ( {
		postId: editor.postId(),
		feature: FEATURE,
	} ) );
	const [ session, dispatch ] = useSession( isBusy( queue.state ) );
	const round = session.rounds[ session.shown ];

	const send = async ( next: Base ) => {
		setBase( next );
		try {
			const markdown = await loadMarkdown();
			dispatch( {
				type: 'begin',
				count: targets.length,
				from: next.only === undefined ? undefined : round,
			} );
			queue.run(
				batchOf(
					askedAbout( targets, next.only ),
					next,
					markdown,
					( index, suggestion, wrong ) =>
						dispatch( { type: 'add', index, suggestion, wrong } )
				)
			);
		} catch {
			// Requests report their failures themselves: what could not be had is the code that prepares them.
			queue.report( unpreparedProblem() );
		}
	};
	const accept = async (): Promise< boolean > => {
		const results = resultsOf( targets, round ?? [] );
		const isDone = await accepted( results, editor );
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
		ask: ( action, only ) => void send( { action, round, only } ),
		again: ( only ) =>
			void ( base && send( { ...base, only: only ?? base.only } ) ),
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
