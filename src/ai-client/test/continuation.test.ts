import fc from 'fast-check';
import { continueMessages, joinTexts } from '../continuation';

it.each( [
	[
		'Half a sentence that',
		'that never ends.',
		'Half a sentence that never ends.',
	],
	[ 'Half a sen', 'sentence.', 'Half a sentence.' ],
	[ 'Half a sentence', 'never ends.', 'Half a sentence never ends.' ],
	[ 'Half a sentence', ' never ends.', 'Half a sentence never ends.' ],
	[ 'Half a sentence', ', and more.', 'Half a sentence, and more.' ],
	[ 'One two three', 'two three four', 'One two three four' ],
	[ 'A line.\n\n', 'Another.', 'A line.\n\nAnother.' ],
	[ 'A line.\n\n', 'line.\n\nAnother.', 'A line.\n\nAnother.' ],
	[ '河流', '记得石头。', '河流记得石头。' ],
	[ '', 'All of it', 'All of it' ],
	[ 'All of it', '', 'All of it' ],
] )( '%j and %j make %j', ( text, rest, whole ) => {
	expect( joinTexts( text, rest ) ).toBe( whole );
} );

it( 'loses none of the words that had come, and none of the rest', () => {
	fc.assert(
		fc.property( fc.string(), fc.string(), ( text, rest ) => {
			const whole = joinTexts( text, rest );
			expect( whole.startsWith( text.trimEnd() ) ).toBe( true );
			expect( whole.endsWith( rest.trimStart().slice( -1 ) ) ).toBe(
				true
			);
		} )
	);
} );

it( 'asks in the conversation that broke off', () => {
	const asked = { role: 'user' as const, content: 'A haiku' };
	expect( continueMessages( [ asked ], 'Old po' ) ).toEqual( [
		asked,
		{ role: 'assistant', content: 'Old po' },
		{ role: 'user', content: expect.stringContaining( 'cut off' ) },
	] );
} );
