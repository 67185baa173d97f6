import fc from 'fast-check';
import { buildImagePrompt, PROMPT_LIMIT, USER_PROMPT_LIMIT } from '..';

const featured = ( request: string, content: string ) =>
	buildImagePrompt( { request, content } );

describe( 'the prompt for an image', () => {
	it( 'leaves most of its room to the text', () => {
		expect( featured( '', '' ).length ).toBeLessThan( 500 );
	} );

	it( 'takes a text that fits as it is, and says where a longer one is cut', () => {
		const room = PROMPT_LIMIT - featured( '', '' ).length;
		const text = 'x'.repeat( room );
		expect( featured( '', text ) ).toBe( featured( '', '' ) + text );
		const cut = featured( '', `${ text }x` );
		expect( cut ).toHaveLength( PROMPT_LIMIT );
		expect( cut.endsWith( 'x [...]' ) ).toBe( true );
	} );

	it( 'holds the first 1000 characters of what the author asks for', () => {
		const prompt = featured( 'ab'.repeat( 600 ), 'The text.' );
		expect( prompt ).toContain( 'ab'.repeat( 500 ) );
		expect( prompt ).not.toContain( 'ab'.repeat( 501 ) );
		expect( prompt.endsWith( '\nThe text.' ) ).toBe( true );
	} );

	it( 'says whether it is for the top of the post', () => {
		for ( const request of [ 'A boat', '' ] ) {
			const inside = buildImagePrompt( {
				request,
				content: 'The text.',
				isFeatured: false,
			} );
			expect( inside ).not.toContain( 'featured' );
			expect( inside ).toContain( request );
			expect( featured( request, 'The text.' ) ).toContain( 'featured' );
		}
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
			} ),
			{ numRuns: 25 }
		);
	} );
} );
