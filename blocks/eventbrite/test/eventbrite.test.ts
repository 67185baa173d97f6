/// <reference types="@wordpress/jest-console" />
import { rawHandler } from '@wordpress/blocks';
import { registerBlock, roundTrip } from '../../../tests/js/editor';
import { itOpensThePeerSample } from '../../../tests/js/peer-forms';
import buttonMetadata from '../../button/block.json';
import metadata from '../block.json';
import { eventIdOf, isEventbrite, isSample } from '../event';
import * as block from '../index';

beforeAll( () => {
	registerBlock( metadata, block.settings );
	registerBlock( buttonMetadata, { save: () => null } );
} );

const URL = 'https://www.eventbrite.co.uk/e/soup-day-987654321';

const post = ( attributes: object, html: string ) =>
	`<!-- wp:jetpack/eventbrite ${ JSON.stringify( attributes ) } -->\n${ html }\n<!-- /wp:jetpack/eventbrite -->`;

describe( 'saved posts', () => {
	itOpensThePeerSample( metadata.name );

	it( 'with a button of their own get a button block, with its style', () => {
		const { block: opened, saved } = roundTrip(
			post(
				{
					url: URL,
					eventId: 987654321,
					useModal: true,
					text: 'Come',
					backgroundColor: 'black',
					customTextColor: '#ff0000',
					borderRadius: 0,
					className: 'is-style-outline big',
				},
				`<div class="wp-block-jetpack-eventbrite wp-block-button is-style-outline big"><a id="eventbrite-widget-987654321" class="wp-block-button__link has-background has-black-background-color has-text-color no-border-radius" href="${ URL }" role="button" target="_blank" rel="noopener noreferrer" style="color:#ff0000">Come</a></div>`
			)
		);
		expect( console ).toHaveInformed();
		expect( opened.attributes ).toMatchObject( {
			style: 'modal',
			className: 'big',
		} );
		expect( opened.innerBlocks[ 0 ]?.attributes ).toMatchObject( {
			text: 'Come',
			backgroundColor: 'black',
			customTextColor: '#ff0000',
			borderRadius: 0,
			uniqueId: 'eventbrite-widget-id',
			className: 'is-style-outline',
		} );
		expect( saved ).not.toContain( 'useModal' );
	} );

	it.each( [ 'Anmelden', 'Come &amp; <em>eat</em>', '' ] )(
		'whose button says %j say so in the button block, whatever the language of the post was',
		( text ) => {
			const { block: opened } = roundTrip(
				post(
					{ url: URL, eventId: 987654321, style: 'modal' },
					`<div class="wp-block-jetpack-eventbrite wp-block-button"><a id="eventbrite-widget-987654321" class="wp-block-button__link" href="${ URL }" role="button" target="_blank" rel="noopener noreferrer">${ text }</a></div>`
				)
			);
			expect( console ).toHaveInformed();
			expect( opened.innerBlocks[ 0 ]?.attributes.text ).toBe( text );
		}
	);

	it( 'with a bare link keep it', () => {
		for ( const className of [ '', 'wp-block-jetpack-eventbrite ' ] ) {
			const { saved } = roundTrip(
				post(
					{ url: URL, eventId: 987654321 },
					`<a class="${ className }eventbrite__direct-link" href="${ URL }">${ URL }</a>`
				)
			);
			expect( saved ).toContain(
				`<div class="wp-block-jetpack-eventbrite"><a class="eventbrite__direct-link" href="${ URL }">`
			);
		}
		expect( console ).toHaveInformed();
	} );
} );

describe( 'addresses', () => {
	it.each( [
		[ URL, 987654321 ],
		[ `${ URL }/?aff=x`, 987654321 ],
		[ 'https://eventbrite.com/e/1', 1 ],
		[ 'https://www.eventbrite.com/e/soup', undefined ],
		[ 'https://www.eventbrite.com/o/ann-1', undefined ],
		[ 'https://www.eventbrite.com/e/a-1/b-2', undefined ],
		[
			'https://www.eventbrite.com/e/test-event-tickets-123456789',
			undefined,
		],
	] )( 'the event of %s is %s', ( url, id ) => {
		expect( eventIdOf( url ) ).toBe( id );
	} );

	it( 'know organizers and the sample', () => {
		expect( isEventbrite( 'https://ann.eventbrite.com/' ) ).toBe( true );
		expect( isEventbrite( 'https://www.eventbrite.com/d/x/' ) ).toBe(
			false
		);
		expect(
			isSample(
				'https://www.eventbrite.com/e/test-event-tickets-123456789?x=1'
			)
		).toBe( true );
	} );

	it( 'pasted alone become a block', () => {
		const [ made ] = rawHandler( { HTML: `<p>${ URL }</p>` } );
		expect( made ).toMatchObject( {
			name: metadata.name,
			attributes: { url: URL },
		} );
	} );
} );
