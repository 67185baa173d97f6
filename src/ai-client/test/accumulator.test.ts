import fc from 'fast-check';
import { accumulate, conclude, EMPTY, parseDelta } from '../accumulator';
import type { AnswerEvent } from '../accumulator';
import { stripFences } from '../fences';

const MARKER = 'JETPACK_AI_ERROR';

const dataOf = ( content: string ) =>
	JSON.stringify( { choices: [ { delta: { content } } ] } );

function run( pieces: string[] ): AnswerEvent[] {
	let state = EMPTY;
	const events: AnswerEvent[] = [];
	for ( const piece of pieces ) {
		const step = accumulate( state, dataOf( piece ) );
		state = step.state;
		events.push( ...step.events );
	}
	return [ ...events, ...conclude( state ).events ];
}

function cut( text: string, places: number[] ): string[] {
	const at = [
		0,
		...places.map( ( place ) => place % ( text.length + 1 ) ),
		text.length,
	];
	at.sort( ( a, b ) => a - b );
	return at.slice( 1 ).map( ( to, index ) => text.slice( at[ index ], to ) );
}

const chunksOf = ( events: AnswerEvent[] ) =>
	events
		.map( ( event ) => ( event.type === 'chunk' ? event.detail : '' ) )
		.join( '' );

/* Made of what the rules are about, so that most examples touch them. */
const texts = fc
	.array(
		fc.constantFrom(
			'`',
			'``',
			'````',
			'*',
			'_',
			'__',
			' ',
			'\n',
			'J',
			'JET',
			MARKER,
			'x',
			'é'
		),
		{ maxLength: 12 }
	)
	.map( ( parts ) => parts.join( '' ) );

describe( 'accumulate', () => {
	it( 'gives the same text and the same end wherever a text is cut', () => {
		fc.assert(
			fc.property(
				texts,
				fc.array( fc.nat( 60 ), { maxLength: 12 } ),
				( text, places ) => {
					const whole = run( [ text ] );
					const pieces = run( cut( text, places ) );
					expect( pieces.at( -1 ) ).toEqual( whole.at( -1 ) );
					expect( chunksOf( pieces ) ).toBe( chunksOf( whole ) );
				}
			),
			{ numRuns: 2000 }
		);
	} );

	it( 'loses nothing but fences, and gives out each character once', () => {
		fc.assert(
			fc.property( texts, fc.array( fc.nat( 60 ) ), ( text, places ) => {
				const events = run( cut( text, places ) );
				fc.pre( ! events.some( ( { type } ) => type === 'unclear' ) );
				expect( chunksOf( events ) ).toBe( stripFences( text ) );
			} ),
			{ numRuns: 1000 }
		);
	} );

	it.each( [
		MARKER,
		`**${ MARKER }**`,
		`__${ MARKER }__`,
		`\n${ MARKER }: why`,
		`J**ETPACK_AI_ERROR`,
	] )( 'knows the marker in %j and gives none of it out', ( text ) => {
		expect( run( [ ...text ] ) ).toEqual( [ { type: 'unclear' } ] );
	} );

	it.each( [ `The ${ MARKER }`, 'jetpack_ai_error', '*JETPACK_AI_ERROR*' ] )(
		'takes %j for text',
		( text ) => {
			expect( run( [ ...text ] ).at( -1 ) ).toEqual( {
				type: 'done',
				detail: text,
			} );
		}
	);

	it( 'prefers text when an answer has both text and a call', () => {
		const data = JSON.stringify( {
			choices: [
				{ delta: { content: 'ok', function_call: { name: 'f' } } },
			],
		} );
		const step = accumulate( EMPTY, data );
		expect( step.events.map( ( { type } ) => type ) ).toEqual( [
			'chunk',
			'suggestion',
			'functionCallChunk',
		] );
		expect( conclude( step.state ).events ).toEqual( [
			{ type: 'done', detail: 'ok' },
		] );
	} );
} );

describe( 'parseDelta', () => {
	it( 'never throws, whatever comes', () => {
		fc.assert(
			fc.property( fc.oneof( fc.string(), fc.json() ), ( data ) => {
				const delta = parseDelta( data );
				expect(
					delta === undefined || typeof delta.content === 'string'
				).toBe( true );
			} )
		);
	} );
} );
