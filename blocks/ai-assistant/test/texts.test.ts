import fc from 'fast-check';
import { HISTORY_LIMIT } from '@slipstream/ai-client';
import {
	beforeLastRequest,
	lastAnswer,
	lastRequest,
	withExchange,
} from '../history';
import { isEmptyHeading, splitTitle } from '../title';
import { withClosedMarks } from '../unfinished';
import type { PromptMessage } from '@slipstream/ai-client';

describe( 'the conversation', () => {
	it( 'never outgrows its limit and always ends with the newest exchange', () => {
		fc.assert(
			fc.property(
				fc.array( fc.tuple( fc.string(), fc.string() ), {
					maxLength: 30,
				} ),
				( exchanges ) => {
					let messages: PromptMessage[] = [];
					for ( const [ request, answer ] of exchanges ) {
						const before = messages;
						messages = withExchange( before, request, answer );
						expect( messages.length ).toBe(
							Math.min( before.length + 2, HISTORY_LIMIT )
						);
						expect( lastRequest( messages ) ).toBe( request );
						expect( lastAnswer( messages ) ).toBe( answer );
						expect( beforeLastRequest( messages ) ).toEqual(
							before.slice( before.length + 2 - messages.length )
						);
					}
				}
			)
		);
	} );

	it( 'is left as it is when its last request has no answer', () => {
		const messages: PromptMessage[] = [
			{ role: 'assistant', content: 'a' },
		];
		expect( beforeLastRequest( messages ) ).toBe( messages );
		expect( beforeLastRequest( [] ) ).toEqual( [] );
		expect( lastRequest( [] ) ).toBeUndefined();
	} );
} );

describe( 'the title', () => {
	it.each( [
		[ '# Frogs\n\nOld pond', 'Frogs', '\nOld pond' ],
		[ '\n# Frogs #\r\nOld pond', 'Frogs', 'Old pond' ],
		[ '# Frogs', 'Frogs', '' ],
		[ '## Frogs\n\nOld pond', undefined, '## Frogs\n\nOld pond' ],
		[ 'Old pond\n\n# Frogs', undefined, 'Old pond\n\n# Frogs' ],
		[ '#Frogs', undefined, '#Frogs' ],
		[ '# \n\nOld pond', undefined, '# \n\nOld pond' ],
		[ '# ## \nOld pond', undefined, '# ## \nOld pond' ],
	] )( 'of %j is %j', ( markdown, title, body ) => {
		expect( splitTitle( markdown ) ).toEqual(
			title ? { title, body } : { body }
		);
	} );

	it.each( [
		[ '', true ],
		[ '#', true ],
		[ '### \n', true ],
		[ '# F', false ],
	] )( '%j has no words: %s', ( markdown, expected ) => {
		expect( isEmptyHeading( markdown ) ).toBe( expected );
	} );
} );

describe( 'marks of a growing text', () => {
	it.each( [
		[ 'an **old', 'an **old**' ],
		[ 'an **', 'an ' ],
		[ 'an **old** pond', 'an **old** pond' ],
		[ 'a **b** and `c', 'a **b** and `c`' ],
		[ 'a ~~b', 'a ~~b~~' ],
		[ 'a [link](https://exa', 'a link' ],
		[ 'a [link](https://a.test) b', 'a [link](https://a.test) b' ],
		[ 'open ** here\n\nand closed', 'open ** here\n\nand closed' ],
		[ '```\na ** b', '```\na ** b' ],
		[ '```\na\n```\n\n**b', '```\na\n```\n\n**b**' ],
	] )( '%j becomes %j', ( markdown, expected ) => {
		expect( withClosedMarks( markdown ) ).toBe( expected );
	} );
} );
