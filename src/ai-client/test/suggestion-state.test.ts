import fc from 'fast-check';
import { INITIAL, reduceSuggestion } from '../suggestion-state';
import type { SuggestionAction, SuggestionState } from '../suggestion-state';
import type { RequestingState } from '../types';

const error = {
	code: 'error_network',
	message: 'No',
	severity: 'info',
} as const;

const actions = fc.oneof(
	fc.constantFrom< SuggestionAction >(
		{ type: 'request' },
		{ type: 'open' },
		{ type: 'done' },
		{ type: 'stop' },
		{ type: 'reset' },
		{ type: 'fail', error }
	),
	fc.string().map( ( text ): SuggestionAction => ( { type: 'text', text } ) )
);

/* Where each action may lead from each state. */
const TABLE: Record<
	RequestingState,
	Partial< Record< SuggestionAction[ 'type' ], RequestingState > >
> = {
	init: {},
	requesting: {
		open: 'suggesting',
		text: 'suggesting',
		done: 'done',
		fail: 'error',
	},
	suggesting: {
		open: 'suggesting',
		text: 'suggesting',
		done: 'done',
		fail: 'error',
	},
	done: {},
	error: {},
};
const ALWAYS: Partial< Record< SuggestionAction[ 'type' ], RequestingState > > =
	{
		request: 'requesting',
		stop: 'done',
		reset: 'init',
	};

function check(
	before: SuggestionState,
	action: SuggestionAction,
	after: SuggestionState
): void {
	const { requestingState: from } = before;
	const to = ALWAYS[ action.type ] ?? TABLE[ from ][ action.type ];
	expect( after.requestingState ).toBe( to ?? from );
	if ( to === undefined ) {
		expect( after ).toBe( before );
	}
	expect( after.error !== null ).toBe( after.requestingState === 'error' );
	if ( [ 'request', 'reset' ].includes( action.type ) ) {
		expect( after.suggestion ).toBe( '' );
	} else if ( action.type !== 'text' ) {
		expect( after.suggestion ).toBe( before.suggestion );
	}
}

it( 'never leaves the table, and only a request, a reset or new text changes the text', () => {
	fc.assert(
		fc.property( fc.array( actions, { maxLength: 60 } ), ( sequence ) => {
			let state = INITIAL;
			for ( const action of sequence ) {
				const next = reduceSuggestion( state, action );
				check( state, action, next );
				state = next;
			}
		} ),
		{ numRuns: 1000 }
	);
} );
