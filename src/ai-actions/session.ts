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
	| {
			type: 'add';
			index: number;
			suggestion: Suggestion;
			wrong?: WrongLanguage;
	  }
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
			return withEntry( session, action.index, {
				suggestion: action.suggestion,
				accepted: allOf( action.suggestion ),
				wrong: action.wrong,
			} );
		case 'keep': {
			const entry = session.rounds[ session.shown ]?.[ action.index ];
			return entry
				? withEntry( session, action.index, {
						...entry,
						wrong: undefined,
					} )
				: session;
		}
		case 'decide': {
			const entry = session.rounds[ session.shown ]?.[ action.index ];
			return entry
				? withEntry( session, action.index, {
						...entry,
						accepted: action.accepted,
					} )
				: session;
		}
		case 'show':
			return {
				...session,
				shown: Math.max(
					-1,
					Math.min( action.round, session.rounds.length - 1 )
				),
			};
	}
}
