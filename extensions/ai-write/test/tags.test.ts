import fc from 'fast-check';
import { serve } from '../../../tests/js/serve';
import { excerptContext, fieldMessages } from '../field-request';
import { plainLine } from '../plain-line';
import { choicesFor, createTag, namesIn, tagsNamed, usedTags } from '../tags';

const TERMS = [
	{ id: 1, name: 'Sand &amp; sea' },
	{ id: 2, name: 'Rivers' },
];

describe( 'names in an answer', () => {
	it.each( [
		[ 'Rivers\nSea', [ 'Rivers', 'Sea' ] ],
		[
			'- Rivers\n* "Sea"\n3. #Sand\n+ **Stone**',
			[ 'Rivers', 'Sea', 'Sand', 'Stone' ],
		],
		[ 'Rivers, sea; الماء، 川、', [ 'Rivers', 'sea', 'الماء', '川' ] ],
		[ 'Rivers\nRIVERS\n rivers ', [ 'Rivers' ] ],
		[ 'Big   rivers.', [ 'Big rivers' ] ],
		[ `${ 'word '.repeat( 20 ) }`, [] ],
		[ '\n\n', [] ],
	] )( '%j', ( text, names ) => {
		expect( namesIn( text ) ).toEqual( names );
	} );

	it( 'are never empty, never twice, never too many', () => {
		fc.assert(
			fc.property( fc.string( { unit: 'grapheme' } ), ( text ) => {
				const names = namesIn( text );
				expect( names.length ).toBeLessThanOrEqual( 15 );
				expect( names.every( ( name ) => name.trim() !== '' ) ).toBe(
					true
				);
				const lower = names.map( ( name ) =>
					name.normalize().toLocaleLowerCase()
				);
				expect( new Set( lower ).size ).toBe( names.length );
			} )
		);
	} );
} );

it( 'offers the site’s tags first, without those that the post has', () => {
	const known = [
		{ id: 1, name: 'Sand' },
		{ id: 2, name: 'Rivers' },
	];
	expect( choicesFor( [ 'New', 'rivers', 'SAND' ], known, [ 1 ] ) ).toEqual( [
		{ id: 2, name: 'Rivers' },
		{ name: 'New' },
	] );
} );

describe( 'the site’s tags', () => {
	it( 'are asked for by use and by name, and are text', async () => {
		const sent = serve( { 'wp/v2/tags': () => ( { body: TERMS } ) } );
		expect( await usedTags() ).toEqual( [
			{ id: 1, name: 'Sand & sea' },
			{ id: 2, name: 'Rivers' },
		] );
		await tagsNamed( [ 'Sand & sea', 'Öl' ] );
		expect(
			decodeURIComponent( sent.at( -1 )?.url ?? '' ).replaceAll(
				'+',
				' '
			)
		).toContain( 'slug[0]=Sand & sea&slug[1]=Öl' );
		const before = sent.length;
		expect( await tagsNamed( [] ) ).toEqual( [] );
		expect( sent ).toHaveLength( before );
	} );

	it( 'that are there by now are taken when one cannot be made', async () => {
		let found = TERMS.slice( 1 );
		const sent = serve( {
			'wp/v2/tags': () =>
				sent.at( -1 )?.body
					? {
							status: 400,
							body: {
								code: 'term_exists',
								message: 'It exists.',
							},
						}
					: { body: found },
		} );
		expect( await createTag( 'Rivers' ) ).toBe( 2 );
		found = [];
		await expect( createTag( 'Rivers' ) ).rejects.toMatchObject( {
			code: 'term_exists',
		} );
	} );
} );

describe( 'the request for a field', () => {
	const options = { words: 30, tone: 'serious', language: '' };

	it( 'says how an excerpt is to be', () => {
		expect(
			fieldMessages( excerptContext( 'Text', 7, options ), {
				request: '',
			} )
		).toEqual( [
			{
				role: 'jetpack-ai',
				context: {
					type: 'ai-content-lens',
					contentType: 'post-excerpt',
					postId: 7,
					content: 'Text',
					words: 30,
					tone: 'serious',
				},
			},
		] );
	} );

	it( 'brings the answer that is to be changed', () => {
		const context = { type: 'x', content: 'Text' };
		expect( fieldMessages( context, { request: 'Shorter' } ) ).toEqual( [
			{ role: 'jetpack-ai', context: { ...context, request: 'Shorter' } },
		] );
		expect(
			fieldMessages( context, { request: 'Shorter', answer: 'Long' } )
		).toEqual( [
			{ role: 'jetpack-ai', context },
			{ role: 'assistant', content: 'Long' },
			{
				role: 'jetpack-ai',
				context: {
					type: 'ai-assistant-user-prompt',
					request: 'Shorter',
				},
			},
		] );
	} );
} );

it.each( [
	[ '"Of rivers"', 'Of rivers' ],
	[ '# Of\n rivers ', 'Of rivers' ],
	[ '**Of rivers**', 'Of rivers' ],
	[ 'He said "no"', 'He said "no"' ],
	[ '', '' ],
] )( 'takes what is around a line: %j', ( text, line ) => {
	expect( plainLine( text ) ).toBe( line );
} );
