import {
	itKeepsThePeerSample,
	registerBlock,
	roundTrip,
} from '../../../tests/js/editor';
import { createBlock, serialize } from '@wordpress/blocks';
import fc from 'fast-check';
import metadata from '../block.json';
import { settings } from '../index';

beforeAll( () => registerBlock( metadata, settings ) );

const linked = ( title: string, more = '' ) =>
	`<!-- wp:jetpack/address {"address":"1 Main St","city":"Bonn \\u0026 Co"${ more },"linkToGoogleMaps":true} -->\n<div class="wp-block-jetpack-address"><a href="https://www.google.com/maps/search/1+Main St,+Bonn &amp; Co," target="_blank" rel="noopener noreferrer" title="${ title }"><div class="jetpack-address__address jetpack-address__address1">1 Main St</div><div class="jetpack-address__city">Bonn &amp; Co</div></a></div>\n<!-- /wp:jetpack/address -->`;

const FIXTURES = {
	empty: '<!-- wp:jetpack/address /-->',
	'a link to nowhere':
		'<!-- wp:jetpack/address {"linkToGoogleMaps":true} /-->',
	'a link saved in English': linked( 'Open address in Google Maps' ),
	'a link saved in German': linked( 'Adresse in Google Maps öffnen' ),
	'all lines':
		'<!-- wp:jetpack/address {"address":"a","addressLine2":"b","addressLine3":"c","city":"d","region":"e","postal":"f","country":"g"} -->\n<div class="wp-block-jetpack-address"><div class="jetpack-address__address jetpack-address__address1">a</div><div class="jetpack-address__address jetpack-address__address2">b</div><div class="jetpack-address__address jetpack-address__address3">c</div><div><span class="jetpack-address__city">d</span>, <span class="jetpack-address__region">e</span> <span class="jetpack-address__postal">f</span></div><div class="jetpack-address__country">g</div></div>\n<!-- /wp:jetpack/address -->',
	'a postal code alone':
		'<!-- wp:jetpack/address {"postal":"f"} -->\n<div class="wp-block-jetpack-address"><div><span class="jetpack-address__region"></span> <span class="jetpack-address__postal">f</span></div></div>\n<!-- /wp:jetpack/address -->',
	'another map':
		'<!-- wp:jetpack/address {"city":"São Paulo","linkToGoogleMaps":true,"mapService":"osm"} -->\n<div class="wp-block-jetpack-address"><a href="https://www.openstreetmap.org/search?query=S%C3%A3o%20Paulo" target="_blank" rel="noopener noreferrer" title="Open address in OpenStreetMap"><div class="jetpack-address__city">São Paulo</div></a></div>\n<!-- /wp:jetpack/address -->',
};

it.each( Object.entries( FIXTURES ) )(
	'opens and saves unchanged: %s',
	( _, post ) => {
		expect( roundTrip( post ).saved ).toBe( post );
	}
);

it( 'writes each line of the address into the link, and one plus for a space', () => {
	const post = serialize( [
		createBlock( metadata.name, {
			address: '1 Main St',
			addressLine2: 'Floor 2',
			addressLine3: 'Door 3',
			city: 'New York',
			region: 'NY',
			postal: '10 001',
			country: 'USA',
			linkToGoogleMaps: true,
		} ),
	] );
	expect( post ).toContain(
		'href="https://www.google.com/maps/search/1+Main St,Floor 2,Door 3,+New York,+NY,+10 001+USA"'
	);
} );

it( 'opens again whatever was typed', () => {
	const line = fc.string( { unit: 'grapheme', maxLength: 12 } );
	fc.assert(
		fc.property(
			fc.record( {
				address: line,
				addressLine2: line,
				addressLine3: line,
				city: line,
				region: line,
				postal: line,
				country: line,
				linkToGoogleMaps: fc.boolean(),
				mapService: fc.constantFrom( '', 'osm' ),
			} ),
			( attributes ) => {
				const post = serialize( [
					createBlock( metadata.name, attributes ),
				] );
				expect( roundTrip( post ).block.attributes ).toMatchObject(
					attributes
				);
			}
		)
	);
} );

itKeepsThePeerSample( metadata.name );
