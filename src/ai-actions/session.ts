import type { Suggestion } from './suggestions';
import type { WrongLanguage } from '@slipstream/ai-check';

/** A suggestion, and the changes of it that the author takes. */
export interface Entry {
	readonly suggestion: Suggestion;
	readonly accepted: ReadonlySet< number >;
	/** That it is in another language than it should be. */
	readonly wrong?: WrongLanguage;
}

/** The answers to one request: one for each text, where it brought one. */
export type Round = readonly ( Entry | undefined )[];

/** All answers since the panel was opened. */
export interface Session {
	readonly rounds: readonly Round[];
	/** Which of them is shown; -1 shows the original. */
	readonly shown: number;
}

export type SessionAction =
	/** With a round to go on from, its answers stay until others come. */
	| { type: 'begin'; count: number; from?: Round }
	/** An answer to the newest request. */
	| {
			type: 'add';
			index: number;
			suggestion: Suggestion;
			wrong?: WrongLanguage;
	  }
	/** Another text in the place of an answer that is shown. */
	| { type: 'reword'; index: number; suggestion: Suggestion }
	/** A request has ended: where it brought nothing, the answers before it are shown again. */
	| { type: 'end' }
	/** Takes an answer in the language that it is in. */
	| { type: 'keep'; index: number }
	| { type: 'decide'; index: number; accepted: ReadonlySet< number > }
	| { type: 'show'; round: number };

/** Nothing was asked yet. */
export const NEW_SESSION: Session = { rounds: [], shown: -1 };

function withEntry( session: Session, index: number, entry: Entry ): Session {
	const { rounds, shown } = session;
	return {
		...session,
		rounds: rounds.map( ( round, at ) =>
			at === shown
				? round.map( ( old, place ) =>
						place === index ? entry : old
					)
				: round
		),
	};
}

const allOf = ( { diff }: Suggestion ): ReadonlySet< number > =>
	new Set( diff.changes.map( ( { id } ) => id ) );

/** The session with a change of an answer that is shown; the same where there is none. */
function changed(
	session: Session,
	index: number,
	change: Partial< Entry >
): Session {
	const entry = session.rounds[ session.shown ]?.[ index ];
	return entry
		? withEntry( session, index, { ...entry, ...change } )
		: session;
}

const hasAnswer = ( { rounds }: Session, at: number ) =>
	!! rounds[ at ]?.some( Boolean );

/**
 * How many rounds there are to look at: the newest may have brought nothing.
 *
 * @param session The session.
 */
export function countRounds( session: Session ): number {
	return session.rounds.filter( ( _, at ) => hasAnswer( session, at ) )
		.length;
}

/**
 * The session after an action. No answer is ever lost: a new request begins a round of its own.
 *
 * @param session The session.
 * @param action  What happened.
 */
export function reduceSession(
	session: Session,
	action: SessionAction
): Session {
	switch ( action.type ) {
		case 'begin': {
			// A round that brought nothing leaves no gap.
			const rounds = session.rounds.filter( ( round ) =>
				round.some( Boolean )
			);
			return {
				rounds: [
					...rounds,
					action.from ??
						Array.from( { length: action.count }, () => undefined ),
				],
				shown: rounds.length,
			};
		}
		case 'add':
			return withEntry(
				{ ...session, shown: session.rounds.length - 1 },
				action.index,
				{
					suggestion: action.suggestion,
					accepted: allOf( action.suggestion ),
					wrong: action.wrong,
				}
			);
		case 'end':
			return session.shown > 0 && ! hasAnswer( session, session.shown )
				? { ...session, shown: session.shown - 1 }
				: session;
		case 'reword':
			return changed( session, action.index, {
				suggestion: action.suggestion,
				accepted: allOf( action.suggestion ),
			} );
		case 'keep':
			return changed( session, action.index, { wrong: undefined } );
		case 'decide':
			return changed( session, action.index, {
				accepted: action.accepted,
			} );
		case 'show':
			return {
				...session,
				shown: Math.max(
					-1,
					Math.min( action.round, countRounds( session ) - 1 )
				),
			};
	}
}
