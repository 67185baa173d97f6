import fc from 'fast-check';
import { buildImagePrompt, PROMPT_LIMIT, USER_PROMPT_LIMIT } from '..';

const featured = ( request: string, content: string ) =>
	buildImagePrompt( { request, content } );

describe( 'the prompt for an image', () => {
	it( 'begins with 838 characters where the author asks for nothing', () => {
		expect( featured( '', '' ) ).toHaveLength( 838 );
	} );

	it( 'takes 3162 characters of text as they are', () => {
		const text = 'x'.repeat( 3162 );
		expect( featured( '', text ).slice( 838 ) ).toBe( text );
	} );

	it( 'cuts a longer text at 3156 and says so', () => {
		const prompt = featured( '', 'x'.repeat( 3163 ) );
		expect( prompt.slice( 838 ) ).toBe( `${ 'x'.repeat( 3156 ) } [...]` );
		expect( prompt ).toHaveLength( PROMPT_LIMIT );
	} );

	it( 'holds the first 1000 characters of what the author asks for', () => {
		const prompt = featured( 'ab'.repeat( 600 ), 'The text.' );
		expect( prompt ).toContain( 'ab'.repeat( 500 ) );
		expect( prompt ).not.toContain( 'ab'.repeat( 501 ) );
		expect( prompt.endsWith( '\nThe text.' ) ).toBe( true );
	} );

	it( 'says whether it is for the top of the post', () => {
		const inside = buildImagePrompt( {
			request: 'A boat',
			content: '',
			isFeatured: false,
		} );
		expect( inside ).not.toContain( 'featured' );
		expect( inside ).toContain( 'A boat' );
	} );

	it( 'never exceeds 4000 characters and never halves one', () => {
		const text = fc.string( {
			unit: 'binary',
			maxLength: 5000,
			size: 'max',
		} );
		fc.assert(
			fc.property( text, text, ( request, content ) => {
				const prompt = featured( request, content );
				expect( prompt.length ).toBeLessThanOrEqual( PROMPT_LIMIT );
				expect( () => encodeURIComponent( prompt ) ).not.toThrow();
				expect( prompt ).toContain(
					[ ...request.trim().slice( 0, USER_PROMPT_LIMIT - 2 ) ]
						.slice( 0, -1 )
						.join( '' )
				);
			} )
		);
	} );
} );
