import fc from 'fast-check';
import { findIssues, withPreferred } from '../check-style';
import type { Style } from '../types';

const style = (
	glossary: Record< string, string >,
	banned: string[] = []
): Style => ( {
	glossary: Object.entries( glossary ).map( ( [ term, preferred ] ) => ( {
		term,
		preferred,
	} ) ),
	banned,
} );

const found = ( text: string, rules: Style ) =>
	findIssues( text, rules ).map( ( issue ) => issue.found );

const fixed = ( text: string, rules: Style ) =>
	withPreferred( text, findIssues( text, rules ) );

describe( 'words that the site does without', () => {
	it.each( [
		[ 'a word, not a part of one', 'Art is not party art.', 'art', 2 ],
		[ 'letters beyond ASCII', 'Öl, Köln und öl', 'öl', 2 ],
		[ 'marks that are not composed', 'Cafe\u0301 and café', 'café', 2 ],
		[ 'no word with a mark more', 'Cafe\u0301', 'cafe', 0 ],
		[ 'Cyrillic', 'Кот и котёл', 'кот', 1 ],
		[ 'Arabic', 'كتاب و كتابان', 'كتاب', 1 ],
		[ 'Chinese, which has no spaces', '我们利用协同效应', '协同', 1 ],
		[
			'several words, however far apart',
			'low\n hanging fruit',
			'low hanging fruit',
			1,
		],
		[ 'signs that mean something in patterns', 'C++ (and C+)', 'c++', 1 ],
		[ 'either apostrophe', "Don’t, don't", "don't", 2 ],
		[ 'within marks of Markdown', '**very** _Very_', 'very', 1 ],
		[ 'underlines as part of words', 'snake_case case', 'case', 1 ],
		[ 'numbers as part of words', 'web2 web', 'web', 1 ],
	] )( 'are found: %s', ( _, text, word, count ) => {
		expect( findIssues( text, style( {}, [ word ] ) ) ).toHaveLength(
			count
		);
	} );

	it( 'are left alone in code and addresses', () => {
		const text =
			'`synergy` ``a synergy`` [link](https://a.test/synergy) <https://synergy.test> https://b.test/synergy me@synergy.test\n```\nsynergy\n```\nend';
		expect( found( text, style( {}, [ 'synergy' ] ) ) ).toEqual( [] );
		expect(
			found( '[synergy](https://a.test)', style( {}, [ 'synergy' ] ) )
		).toEqual( [ 'synergy' ] );
	} );

	it( 'are none where no word is given', () => {
		expect(
			found( 'Any text.', style( { ' ': 'x' }, [ '', ' ' ] ) )
		).toEqual( [] );
	} );
} );

describe( 'words that the site writes otherwise', () => {
	it.each( [
		[
			'e-mail',
			'email',
			'Send an e-mail. E-mail us! E-MAIL',
			'Send an email. Email us! EMAIL',
		],
		[
			'wordpress',
			'WordPress',
			'wordpress, Wordpress and WordPress',
			'WordPress, WordPress and WordPress',
		],
		[
			'mail',
			'e-mail',
			'A mail or an e-mail. E-mail!',
			'A e-mail or an e-mail. E-mail!',
		],
		[ 'web site', 'website', 'Our Web  site', 'Our Website' ],
		[
			'AI',
			'artificial intelligence',
			'AI and ai',
			'artificial intelligence and artificial intelligence',
		],
		[ '利用', '使用', '我们利用它', '我们使用它' ],
		[ 'cost', '$& price', 'The cost', 'The $& price' ],
	] )( '%s becomes %s', ( term, preferred, text, result ) => {
		expect( fixed( text, style( { [ term ]: preferred } ) ) ).toBe(
			result
		);
	} );

	it( 'come before shorter ones, and before those that can only go', () => {
		const rules = style( { 'web site': 'website', site: 'place' }, [
			'web',
		] );
		expect( findIssues( 'A web site.', rules ) ).toEqual( [
			{
				kind: 'term',
				found: 'web site',
				preferred: 'website',
				start: 2,
				end: 10,
			},
		] );
	} );
} );

const word = fc
	.array( fc.constantFrom( ...'abcdéñßжшøÅ字の'.split( '' ), 'e\u0301' ), {
		minLength: 1,
		maxLength: 5,
	} )
	.map( ( letters ) => letters.join( '' ) );

const anyStyle = fc.record( {
	glossary: fc.array(
		fc.record( { term: fc.oneof( word, fc.string() ), preferred: word } ),
		{ maxLength: 5 }
	),
	banned: fc.array( fc.oneof( word, fc.string() ), { maxLength: 5 } ),
} );
const anyText = fc.oneof(
	fc.string( { unit: 'grapheme' } ),
	fc
		.array( fc.oneof( word, fc.constantFrom( ' ', '. ', '`', '\n' ) ) )
		.map( ( parts ) => parts.join( '' ) )
);

describe( 'whatever the text and the rules', () => {
	it( 'places are in order, apart, and hold what is said of them', () => {
		fc.assert(
			fc.property( anyText, anyStyle, ( text, rules ) => {
				const checked = text.normalize();
				let last = 0;
				for ( const issue of findIssues( text, rules ) ) {
					expect( issue.start ).toBeGreaterThanOrEqual( last );
					expect( issue.end ).toBeGreaterThan( issue.start );
					expect( checked.slice( issue.start, issue.end ) ).toBe(
						issue.found
					);
					last = issue.end;
				}
			} )
		);
	} );

	it( 'a word between spaces is found, and gone when it is replaced', () => {
		fc.assert(
			fc.property( word, word, ( term, preferred ) => {
				const clean = [ term, preferred ].map( ( own ) =>
					own.normalize().toLowerCase()
				);
				fc.pre(
					! clean[ 1 ]!.includes( clean[ 0 ]! ) &&
						! clean[ 0 ]!.includes( clean[ 1 ]! )
				);
				const rules = style( { [ term ]: preferred } );
				const text = `Say ${ term } now`;
				expect( findIssues( text, rules ) ).toHaveLength( 1 );
				expect( findIssues( fixed( text, rules ), rules ) ).toEqual(
					[]
				);
			} )
		);
	} );

	it( 'nothing but the places changes', () => {
		fc.assert(
			fc.property( anyText, anyStyle, ( text, rules ) => {
				const issues = findIssues( text, rules ).filter(
					( { preferred } ) => preferred
				);
				const checked = text.normalize();
				let expected = '';
				let last = 0;
				for ( const { start, end, preferred } of issues ) {
					expected += checked.slice( last, start ) + preferred;
					last = end;
				}
				expect( fixed( text, rules ) ).toBe(
					expected + checked.slice( last )
				);
			} )
		);
	} );
} );
