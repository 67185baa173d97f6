import fc from 'fast-check';
import { HISTORY_LIMIT } from '@slipstream/ai-client';
import {
	beforeLastRequest,
	lastAnswer,
	lastRequest,
	withExchange,
} from '../history';
import { isEmptyHeading, splitTitle } from '../title';
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
