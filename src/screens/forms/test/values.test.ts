import fc from 'fast-check';
import {
	presentationOf,
	replyTo,
	summaryOf,
	webAddress,
} from '../logic/values';
import { fieldValue, response } from './support/server';

describe( 'an answer', () => {
	it.each( [
		[
			{ type: 'email', display: 'a@b.example' },
			{ kind: 'link', href: 'mailto:a@b.example', text: 'a@b.example' },
		],
		[
			{ type: 'email', display: 'a@b.example?bcc=x' },
			{ kind: 'text', text: 'a@b.example?bcc=x' },
		],
		[
			{ type: 'telephone', display: '+44 (20) 7946-0000' },
			{
				kind: 'link',
				href: 'tel:+442079460000',
				text: '+44 (20) 7946-0000',
			},
		],
		[
			{ type: 'url', display: 'example.org/a' },
			{
				kind: 'link',
				href: 'https://example.org/a',
				text: 'example.org/a',
			},
		],
		[
			{ type: 'url', display: 'javascript:alert(1)' },
			{ kind: 'text', text: 'javascript:alert(1)' },
		],
		[
			{ type: 'text', display: 'one\ntwo' },
			{ kind: 'long', text: 'one\ntwo' },
		],
		[ { type: 'text', display: ' ' }, { kind: 'none' } ],
		[
			{ type: 'rating', display: '3/5' },
			{ kind: 'rating', value: 3, most: 5 },
		],
		[
			{ type: 'rating', display: '3/5000000' },
			{ kind: 'text', text: '3/5000000' },
		],
		[
			{
				type: 'checkbox-multiple',
				value: [ 'Mon', 'Tue' ],
				display: 'Mon, Tue',
			},
			{ kind: 'list', items: [ { text: 'Mon' }, { text: 'Tue' } ] },
		],
	] )( '%j', ( some, expected ) => {
		expect( presentationOf( fieldValue( some ) ) ).toEqual( expected );
	} );

	it( 'shows the pictures that were chosen, from the web alone', () => {
		const value = {
			type: 'image-select',
			choices: [
				{
					selected: 'A',
					label: 'Apple',
					image: { src: 'https://a.example/a.png' },
				},
				{ selected: 'B', label: '', image: { src: 'javascript:1' } },
			],
		};
		expect(
			presentationOf( fieldValue( { value, display: 'Apple, B' } ) )
		).toEqual( {
			kind: 'list',
			items: [
				{ text: 'Apple', image: 'https://a.example/a.png' },
				{ text: 'B', image: undefined },
			],
		} );
	} );

	it( 'is never linked but to the web', () => {
		fc.assert(
			fc.property( fc.string(), ( text ) => {
				const address = webAddress( text );
				expect(
					address === undefined || /^https?:\/\//i.test( address )
				).toBe( true );
			} )
		);
	} );
} );

describe( 'a response', () => {
	it( 'is told from others by what was written', () => {
		const fields = [
			fieldValue( { type: 'name', display: 'Ann' } ),
			fieldValue( { type: 'select', display: 'M' } ),
			fieldValue( { type: 'textarea', display: 'Two\nlines' } ),
			fieldValue( { type: 'consent', display: 'Yes' } ),
		];
		expect( summaryOf( response( { fields } ) ) ).toBe( 'Two lines · M' );
	} );

	it( 'is answered to an address, with nothing slipped in', () => {
		expect(
			replyTo(
				response( { author_email: 'a+b@c.example' } ),
				'Re: you & me'
			)
		).toBe( 'mailto:a%2Bb@c.example?subject=Re%3A%20you%20%26%20me' );
		expect(
			replyTo( response( { author_email: 'a@c.example?bcc=d' } ), '' )
		).toBe( '' );
	} );
} );
