/**
 * Answers written by hand in the form of AI servers' streams, taken the way that an answer takes in the editor: stream, text, suggestion,
 * and what it makes of a block.
 * `npm run evaluate` records the answers of another model, and prints its pass rates.
 */
import { markdownOf, targetsOf } from '@slipstream/ai-actions/targets';
import { suggestionFor } from '@slipstream/ai-actions/suggestions';
import {
	createSseTransport,
	SuggestionsEventSource,
} from '@slipstream/ai-client';
import { createHttp } from '@slipstream/http';
import { loadMarkdown } from '@slipstream/markdown';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import {
	countingTokens,
	installSettings,
	record,
} from '../../src/ai-client/test/support/page';
import { blockOf, registerCoreBlocks } from './core-blocks';
import cases from './cases.json';
import { CHECKS, judge } from './judge';
import type { Case, Check } from './judge';
import type { MarkdownApi } from '@slipstream/markdown';

/** Another model's answers: a folder made by `npm run evaluate`. Its verdicts are not known, so its rates are only printed. */
const FOLDER = process.env.SLIPSTREAM_EVALUATION;
const folder = FOLDER ?? join( __dirname, 'answers' );
const tasks = cases as readonly Case[];

type Outcome = Record< Check, boolean > | 'ignored' | 'unclear' | 'error';

/** Whole, and again in pieces that cut events and characters. */
const PIECES = [ Infinity, 7 ];

const bytesOf = ( { id }: Case ) =>
	new Uint8Array( readFileSync( join( folder, `${ id }.sse` ) ) );

/** What is read of an answer: jsdom has no Response. */
const answer = ( parts: Partial< Record< keyof Response, unknown > > ) =>
	parts as Response;

/** Answers with a stream, so many bytes at a time. */
const answerWith = ( bytes: Uint8Array, size: number ) => async () =>
	answer( {
		ok: true,
		status: 200,
		headers: { get: () => 'text/event-stream' },
		body: new ReadableStream( {
			start( controller ) {
				for (
					let at = 0;
					at < bytes.length;
					at += Math.min( size, bytes.length )
				) {
					controller.enqueue( bytes.slice( at, at + size ) );
				}
				controller.close();
			},
		} ),
	} );

/** How a stream ends in the client. */
async function eventsOf( bytes: Uint8Array, size: number ) {
	const source = new SuggestionsEventSource( {
		transport: createSseTransport( { fetch: answerWith( bytes, size ) } ),
		tokens: countingTokens(),
		http: createHttp( {
			fetch: async () => answer( { ok: true } ),
		} ),
	} );
	const events = record( source );
	await source.open( 'Hi' );
	return events;
}

async function outcomeOf(
	task: Case,
	size: number,
	markdown: MarkdownApi
): Promise< Outcome > {
	const events = await eventsOf( bytesOf( task ), size );
	if ( events.some( ( [ type ] ) => type === 'error_unclear_prompt' ) ) {
		return 'unclear';
	}
	const done = events.find( ( [ type ] ) => type === 'done' );
	const [ target ] = targetsOf( [ blockOf( task.block ) ] );
	if ( ! done || ! target ) {
		return 'error';
	}
	const replaces = task.action === 'transform-list-to-table';
	const suggestion = suggestionFor(
		String( done[ 1 ] ),
		target,
		replaces,
		markdown
	);
	return suggestion ? judge( task, target, suggestion, markdown ) : 'ignored';
}

/** What the answer to a case is known to come to. */
function expectedOf( { verdict }: Case ): Outcome {
	return (
		verdict?.outcome ??
		( Object.fromEntries(
			CHECKS.map( ( check ) => [ check, verdict?.[ check ] !== 'fail' ] )
		) as Record< Check, boolean > )
	);
}

/** A table of pass rates. */
function ratesOf( outcomes: ReadonlyMap< string, Outcome > ): string {
	const all = [ ...outcomes.values() ];
	const judged = all.filter( ( outcome ) => typeof outcome === 'object' );
	const line = ( name: string, count: number, of: number ) =>
		`${ name.padEnd( 22 ) } ${ String( count ).padStart( 3 ) } of ${ of }`;
	return [
		line( 'answered with words', judged.length, all.length ),
		...CHECKS.map( ( check ) =>
			line(
				check,
				judged.filter( ( outcome ) => outcome[ check ] ).length,
				judged.length
			)
		),
		...( [ 'ignored', 'unclear', 'error' ] as const ).map( ( name ) =>
			line(
				name,
				all.filter( ( outcome ) => outcome === name ).length,
				all.length
			)
		),
	].join( '\n' );
}

const outcomes = new Map< string, Outcome >();
let markdown: MarkdownApi;

beforeAll( async () => {
	installSettings( 'https://a.test/wp-json/' );
	registerCoreBlocks();
	markdown = await loadMarkdown();
} );

afterAll( () => {
	process.stdout.write( `\n${ ratesOf( outcomes ) }\n` );
} );

describe.each( tasks )( '$id', ( task ) => {
	it( 'asks about the text that the block holds', () => {
		const [ target ] = targetsOf( [ blockOf( task.block ) ] );
		expect( target && markdownOf( target, markdown ) ).toBe( task.text );
	} );

	it.each( PIECES )( 'in pieces of %d bytes', async ( size ) => {
		const outcome = await outcomeOf( task, size, markdown );
		outcomes.set( task.id, outcome );
		if ( ! FOLDER ) {
			expect( outcome ).toEqual( expectedOf( task ) );
		}
	} );
} );

it( 'has a case for every check that fails', () => {
	const failing = tasks.flatMap( ( { verdict } ) =>
		Object.keys( verdict ?? {} )
	);
	// That an answer does harm is what must never happen: no answer here comes to that.
	expect( new Set( failing ) ).toEqual(
		new Set( [ 'language', 'links', 'markup', 'shape', 'outcome' ] )
	);
} );
