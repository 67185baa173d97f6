import { findIssues, withPreferred } from '@slipstream/ai-check';
import { visibleTexts, withVisibleTexts } from '..';
import {
	BUTTON,
	EMPTY,
	formWith,
	labels,
	proposed,
	says,
	short,
	text,
} from './support';

const STYLE = {
	glossary: [ { term: 'e-mail', preferred: 'email' } ],
	banned: [ 'click here', 'required' ],
};
const issuesIn = ( answer: string ) =>
	findIssues( visibleTexts( answer ), STYLE );
const reworded = ( answer: string ) =>
	withVisibleTexts(
		answer,
		withPreferred( visibleTexts( answer ), issuesIn( answer ) )
	);

const ANSWER =
	says( 'email', { label: 'Your e-mail', required: true } ) +
	says( 'radio', {
		label: 'How',
		options: [ 'By e-mail', { label: 'E-mail later' } ],
	} ) +
	says( 'textarea', { label: 'Why', placeholder: 'E-mail & <b>' } ) +
	'<!-- wp:kept {"ref":"r9","content":"Old e-mail"} /-->' +
	BUTTON;

it( 'finds what visitors will read, and nothing else', () => {
	expect( issuesIn( ANSWER ).map( ( { found } ) => found ) ).toEqual( [
		'e-mail',
		'e-mail',
		'E-mail',
		'E-mail',
	] );
	expect( visibleTexts( 'Here is your e-mail form.' ) ).toBe( '' );
} );

it( 'takes words of two fields for no word of several', () => {
	expect(
		issuesIn(
			says( 'text', { label: 'Click' } ) +
				says( 'text', { label: 'Here, see www.a.test' } ) +
				says( 'text', { label: 'An e-mail' } )
		).map( ( { found } ) => found )
	).toEqual( [ 'e-mail' ] );
} );

it( 'puts other words in their places, and leaves the rest', () => {
	const next = reworded( ANSWER );
	expect( issuesIn( next ) ).toEqual( [] );
	expect( next ).toContain( 'Old e-mail' );
	expect( next ).not.toContain( '<b>' );
	const before = proposed( EMPTY(), ANSWER );
	const after = proposed( EMPTY(), next );
	expect( short( before ) ).toContain( 'added Your e-mail' );
	expect( short( after ) ).toEqual(
		short( before )?.map( ( line ) => line.replace( 'e-mail', 'email' ) )
	);
	expect( JSON.stringify( after?.blocks ) ).toContain( 'By email' );
	expect( withVisibleTexts( ANSWER, visibleTexts( ANSWER ) ) ).toBe(
		withVisibleTexts( next, visibleTexts( ANSWER ) )
	);
} );

it( 'rewords a field that is there by changing just it', () => {
	const form = formWith(
		text( 'E-mail', { id: 'mail' } ) + text( 'Town' ) + BUTTON
	);
	const answer =
		says( 'text', { ref: 'r1', label: 'E-mail' } ) +
		says( 'text', { ref: 'r2', label: 'City' } ) +
		BUTTON;
	const next = proposed( form, reworded( answer ) );
	expect( labels( next?.blocks ?? [] ) ).toEqual( [ 'Email', 'City' ] );
	expect( next?.blocks[ 0 ]?.attributes.id ).toBe( 'mail' );
} );

describe( "a button's text between its tags", () => {
	const button = ( inner: string, values = '' ) =>
		says( 'text', { label: 'Town' } ) +
		`<!-- wp:jetpack/button ${ values }-->${ inner }<!-- /wp:jetpack/button -->`;
	const INNER =
		'<div class="e-mail"><button type="submit">Send e-mail</button></div>';

	it( 'is read and reworded', () => {
		const answer = button( INNER );
		expect( issuesIn( answer ).map( ( { found } ) => found ) ).toEqual( [
			'e-mail',
		] );
		expect( withVisibleTexts( answer, visibleTexts( answer ) ) ).toBe(
			answer
		);
		const next = reworded( answer );
		expect( issuesIn( next ) ).toEqual( [] );
		expect( short( proposed( EMPTY(), next ) ) ).toEqual( [
			'added Town',
			'added Send email',
		] );
	} );

	it( 'does not count where it is not shown', () => {
		for ( const values of [
			'{"text":"Send"} ',
			'{"customVariant":"previous"} ',
		] ) {
			expect( issuesIn( button( INNER, values ) ) ).toEqual( [] );
		}
		expect(
			issuesIn( `${ button( 'Send' ) }\nI added no e-mail field.` )
		).toEqual( [] );
	} );
} );
