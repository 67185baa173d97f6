import fc from 'fast-check';
import { rawHandler, serialize } from '@wordpress/blocks';
import { isPageAddress, splitAddresses, wrongAddresses } from '../addresses';
import { afterSendingOf, attributesFor } from '../after-sending';
import { stateOf } from '../hooks/use-form-state';
import { freeName, nameProblem } from '../../../src/forms/edit/use-field-name';
import { reopen } from './support/forms';
import type { AfterSending } from '../after-sending';

describe( 'addresses', () => {
	it( 'are taken with commas or semicolons between, and looked at one by one', () => {
		expect( splitAddresses( ' a@b.org; c@d.org ,, ' ) ).toEqual( [
			'a@b.org',
			'c@d.org',
		] );
		expect(
			wrongAddresses( 'a@b.org, a@b, @b.org, a b@c.org, a@b..org' )
		).toEqual( [ 'a@b', '@b.org', 'a b@c.org', 'a@b..org' ] );
	} );

	it.each( [
		[ 'https://example.org/thanks', true ],
		[ '/thanks', true ],
		[ '//example.org', false ],
		[ 'example.org', false ],
		[ 'javascript:alert(1)', false ],
		[ 'https://', false ],
		[ '', false ],
	] )( 'of a page: %s is one: %s', ( text, isOne ) => {
		expect( isPageAddress( text ) ).toBe( isOne );
	} );
} );

describe( 'after sending', () => {
	const CHOICES: AfterSending[] = [
		'summary',
		'noSummary',
		'message',
		'redirect',
	];

	it.each( CHOICES )( '%s is read as it was written', ( choice ) => {
		expect( afterSendingOf( attributesFor( choice ) ) ).toBe( choice );
	} );

	it( 'is read from older and newer words', () => {
		expect( afterSendingOf( {} ) ).toBe( 'summary' );
		expect( afterSendingOf( { customThankyou: 'message' } ) ).toBe(
			'message'
		);
		expect( afterSendingOf( { confirmationType: 'redirect' } ) ).toBe(
			'redirect'
		);
		expect( afterSendingOf( { disableSummary: true } ) ).toBe(
			'noSummary'
		);
	} );
} );

describe( 'names of fields', () => {
	it( 'that are free are never taken, whatever others are called', () => {
		const name = fc.stringMatching( /^[a-z][a-z0-9-]{0,5}$/ );
		fc.assert(
			fc.property( name, fc.array( name ), ( own, others ) => {
				const taken = [ own, ...others ];
				const free = freeName( own, taken );
				expect( taken ).not.toContain( free );
				expect( nameProblem( free, taken ) ).toBeUndefined();
			} )
		);
	} );

	it( 'are told from what is none', () => {
		expect( nameProblem( '', [] ) ).toBeUndefined();
		expect( nameProblem( '1st', [] ) ).toMatch( /letter/ );
		expect( nameProblem( 'a b', [] ) ).toMatch( /letter/ );
		expect( nameProblem( 'a', [ 'a' ] ) ).toMatch( /has this name/ );
	} );
} );

describe( 'shortcodes', () => {
	const HTML =
		'<p>[contact-form to="a@example.org" subject="Hi"][contact-field label="Your name" type="name" required="1"/]</p>\n<p>[contact-field label="Site" type="url"/][contact-field label=\'Pick\' type="select" options="A, B"/][contact-field label="Odd" type="unheard"/][/contact-form]</p>';

	it( 'become a form', () => {
		const [ form, ...more ] = rawHandler( { HTML } );
		expect( more ).toEqual( [] );
		expect( form?.attributes ).toMatchObject( {
			to: 'a@example.org',
			subject: 'Hi',
		} );
		expect(
			form?.innerBlocks.map( ( { name, attributes, innerBlocks } ) => [
				name,
				attributes.required,
				innerBlocks[ 0 ]?.attributes.label,
			] )
		).toEqual( [
			[ 'jetpack/field-name', true, 'Your name' ],
			[ 'jetpack/field-text', false, 'Site' ],
			[ 'jetpack/field-select', false, 'Pick' ],
			[ 'jetpack/field-text', false, 'Odd' ],
			[ 'jetpack/button', undefined, undefined ],
		] );
		expect( form?.innerBlocks[ 2 ]?.attributes.options ).toEqual( [
			'A',
			'B',
		] );
		const post = serialize( form ? [ form ] : [] );
		expect( reopen( post ).saved ).toBe( post );
		expect( stateOf( form?.innerBlocks ?? [] ) ).toEqual( {
			isEmpty: false,
			hasSteps: false,
			hasEmail: false,
			submits: 1,
		} );
	} );

	it( 'that name a form kept elsewhere stay so', () => {
		const [ form ] = rawHandler( {
			HTML: '<p>[contact-form ref="7"]</p>',
		} );
		expect( form?.attributes.ref ).toBe( 7 );
		expect( form?.innerBlocks ).toEqual( [] );
	} );
} );
