import { isStreamed, verdict } from '../verdict';

const STREAMED = { pieces: 12, first: 210, last: 1420 };
const AT_ONCE = { pieces: 12, first: 1400, last: 1420 };

describe( 'the way an answer came', () => {
	it.each( [
		[ STREAMED, true ],
		[ AT_ONCE, false ],
		[ { pieces: 1, first: 900, last: 900 }, false ],
	] )( '%j is streamed: %s', ( timing, expected ) => {
		expect( isStreamed( timing ) ).toBe( expected );
	} );

	it( 'is told with its times', () => {
		expect( verdict( STREAMED, true ) ).toBe(
			'Streaming works: 12 pieces, the first after 0.2 s, the last after 1.4 s.'
		);
	} );

	it( 'names what may hold it back where it should have streamed', () => {
		expect( verdict( AT_ONCE, true ) ).toMatch(
			/does not stream.* after 1\.4 s\..*proxy.*\/wp-json\/wpcom\/v2\//
		);
	} );

	it( 'blames nobody where the engine sends texts whole', () => {
		expect( verdict( AT_ONCE, false ) ).toBe(
			'It works. This AI server sends its text all at once. It arrived after 1.4 s.'
		);
	} );
} );
