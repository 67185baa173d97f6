import fc from 'fast-check';
import { isBusy } from '@slipstream/ai-client';
import { INITIAL, reduceRequest } from '../request-state';
import type { AiRequestState, RequestAction } from '../request-state';
import type { RequestingState } from '../types';

const problem = { code: 'error_network', message: 'No' };

const actions = fc.oneof(
	fc.constantFrom< RequestAction >(
		{ type: 'begin', index: 1, count: 2, text: '' },
		{ type: 'open' },
		{ type: 'second' },
		{ type: 'report', problem },
		{ type: 'dismiss' },
		{ type: 'reset' }
	),
	fc
		.tuple( fc.constantFrom( 'text', 'done' ), fc.string() )
		.map( ( [ type, text ] ): RequestAction => ( { type, text } ) ),
	fc.string().map( ( text ): RequestAction => ( {
		type: 'stop',
		text,
		canContinue: text !== '',
	} ) ),
	fc.string().map( ( text ): RequestAction => ( {
		type: 'fail',
		text,
		problem,
		canContinue: text !== '',
	} ) )
);

/* Where an action leads while a request runs, and where it leads always. */
const RUNNING: Partial< Record< RequestAction[ 'type' ], RequestingState > > = {
	open: 'suggesting',
	text: 'suggesting',
	second: 'requesting',
	done: 'done',
	stop: 'done',
	fail: 'error',
};
const ALWAYS: typeof RUNNING = {
	begin: 'requesting',
	report: 'error',
	reset: 'init',
};

function check(
	before: AiRequestState,
	action: RequestAction,
	after: AiRequestState
): void {
	const to =
		ALWAYS[ action.type ] ??
		( isBusy( before.state ) ? RUNNING[ action.type ] : undefined );
	expect( after.state ).toBe( to ?? before.state );
	if ( to === undefined && action.type !== 'dismiss' ) {
		expect( after ).toBe( before );
	}
	// A stop is neither a success nor a failure; only a failure has a problem, and only what did not come to its end a rest.
	expect( after.wasStopped && after.state !== 'done' ).toBe( false );
	if ( after.state !== 'error' ) {
		expect( after.problem ).toBeNull();
		expect( after.canContinue && ! after.wasStopped ).toBe( false );
	}
	if ( action.type === 'dismiss' ) {
		expect( after ).toEqual( { ...before, problem: null } );
	}
	if ( after.isSecondAttempt ) {
		expect( isBusy( after.state ) ).toBe( true );
	}
	if ( to && 'text' in action ) {
		expect( after.text ).toBe( action.text );
	}
}

it( 'never leaves the table, and has a problem only where something failed', () => {
	fc.assert(
		fc.property( fc.array( actions, { maxLength: 60 } ), ( sequence ) => {
			let state = INITIAL;
			for ( const action of sequence ) {
				const next = reduceRequest( state, action );
				check( state, action, next );
				state = next;
			}
		} ),
		{ numRuns: 200 }
	);
} );
