import { buildBlockMessages, HISTORY_LIMIT } from '@slipstream/ai-client';
import type { PromptMessage, PromptType } from '@slipstream/ai-client';

const context = ( value: NonNullable< PromptMessage[ 'context' ] > ) => ( {
	role: 'jetpack-ai',
	context: value,
} );

describe( 'buildBlockMessages', () => {
	it.each< [ PromptType, string ] >( [
		[ 'titleSummary', 'ai-assistant-summary-by-title' ],
		[ 'continue', 'ai-assistant-continue-writing' ],
		[ 'simplify', 'ai-assistant-simplify' ],
		[ 'correctSpelling', 'ai-assistant-correct-spelling' ],
		[ 'generateTitle', 'ai-assistant-generate-title' ],
		[ 'makeLonger', 'ai-assistant-make-longer' ],
		[ 'makeShorter', 'ai-assistant-make-shorter' ],
		[ 'changeTone', 'ai-assistant-change-tone' ],
		[ 'summarize', 'ai-assistant-summarize' ],
		[ 'changeLanguage', 'ai-assistant-change-language' ],
		[ 'userPrompt', 'ai-assistant-user-prompt' ],
	] )( 'sends %s as %s', ( type, name ) => {
		const messages = buildBlockMessages( { type } );
		expect( messages[ 0 ] ).toEqual(
			context( { type: 'ai-assistant-initial-prompt', for: name } )
		);
		expect( messages ).toHaveLength( 2 );
		expect( messages[ 1 ]?.context?.type ).toBe( name );
	} );

	it( 'puts the content before the history and the request last', () => {
		const history: PromptMessage[] = [
			{ role: 'user', content: 'Before' },
		];
		expect(
			buildBlockMessages( {
				type: 'changeLanguage',
				language: 'fr (French)',
				relevantContent: '````Some text````',
				history,
			} )
		).toEqual( [
			context( {
				type: 'ai-assistant-initial-prompt',
				for: 'ai-assistant-change-language',
			} ),
			context( {
				type: 'ai-assistant-relevant-content',
				content: 'Some text',
			} ),
			...history,
			context( {
				type: 'ai-assistant-change-language',
				subject: 'content',
				language: 'fr (French)',
			} ),
		] );
	} );

	it( 'leaves out content that the assistant wrote, and its subject', () => {
		const messages = buildBlockMessages( {
			type: 'changeTone',
			relevantContent: 'Mine',
			isContentGenerated: true,
		} );
		expect( messages.slice( 1 ) ).toEqual( [
			context( { type: 'ai-assistant-change-tone', tone: 'formal' } ),
		] );
	} );

	it( 'names the title as the subject of a summary by title', () => {
		expect(
			buildBlockMessages( {
				type: 'titleSummary',
				relevantContent: 'A title',
			} ).at( -1 )
		).toEqual(
			context( {
				type: 'ai-assistant-summary-by-title',
				subject: 'title',
			} )
		);
	} );

	it( 'carries the request of the writer without fences', () => {
		expect(
			buildBlockMessages( {
				type: 'userPrompt',
				request: 'Write ````it',
			} ).at( -1 )?.context
		).toEqual( {
			type: 'ai-assistant-user-prompt',
			subject: 'content',
			request: 'Write it',
		} );
	} );

	it( 'keeps the newest messages of a long history', () => {
		const history = Array.from(
			{ length: 25 },
			( _, index ): PromptMessage => ( {
				role: index % 2 ? 'assistant' : 'user',
				content: String( index ),
			} )
		);
		const messages = buildBlockMessages( { type: 'continue', history } );
		expect( messages ).toHaveLength( HISTORY_LIMIT + 2 );
		expect( messages[ 1 ]?.content ).toBe( '5' );
		expect( messages.at( -2 )?.content ).toBe( '24' );
	} );
} );
