import {
	addVersion,
	changeVersion,
	NO_VERSIONS,
	showVersion,
} from '@slipstream/ai-client';
import type { Suggestion } from './suggestions';
import type { Versions } from '@slipstream/ai-client';
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
export type Session = Versions< Round >;

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
export const NEW_SESSION: Session = NO_VERSIONS;

const withEntry = ( session: Session, index: number, entry: Entry ): Session =>
	changeVersion( session, ( round ) =>
		round.map( ( old, place ) => ( place === index ? entry : old ) )
	);

const allOf = ( { diff }: Suggestion ): ReadonlySet< number > =>
	new Set( diff.changes.map( ( { id } ) => id ) );

/** The session with a change of an answer that is shown; the same where there is none. */
function changed(
	session: Session,
	index: number,
	change: Partial< Entry >
): Session {
	const entry = session.list[ session.shown ]?.[ index ];
	return entry
		? withEntry( session, index, { ...entry, ...change } )
		: session;
}

const hasAnswer = ( { list }: Session, at: number ) =>
	!! list[ at ]?.some( Boolean );

/**
 * How many rounds there are to look at: the newest may have brought nothing.
 *
 * @param session The session.
 */
export function countRounds( session: Session ): number {
	return session.list.filter( ( _, at ) => hasAnswer( session, at ) ).length;
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
			const list = session.list.filter( ( round ) =>
				round.some( Boolean )
			);
			return addVersion(
				{ ...session, list },
				action.from ??
					Array.from( { length: action.count }, () => undefined )
			);
		}
		case 'add':
			return withEntry(
				{ ...session, shown: session.list.length - 1 },
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
			return showVersion( session, action.round, countRounds( session ) );
	}
}
