import { parse, serialize } from '@wordpress/blocks';
import { hasPeerSample, peerSample } from '../../../tests/js/editor';
import metadata from '../block.json';
import { registerHours } from './support/editor';

beforeAll( registerHours );

const comment = ( attributes: object ) =>
	`<!-- wp:jetpack/business-hours ${ JSON.stringify( attributes ) } /-->`;

const FIXTURES: Record< string, string > = {
	'the default week': '<!-- wp:jetpack/business-hours /-->',
	'a changed week': comment( {
		days: metadata.attributes.days.default.slice( 0, 6 ),
	} ),
	'bad times': comment( {
		days: [ { name: 'Mon', hours: [ { opening: '', closing: '17:00' } ] } ],
	} ),
	'special dates, and how hours are shown': comment( {
		exceptions: [
			{
				from: '2026-12-24',
				to: '2026-12-26',
				hours: [],
				note: 'Christmas',
			},
		],
		timeFormat: '24',
		groupDays: true,
		showStatus: true,
	} ),
	supports: comment( {
		backgroundColor: 'black',
		textColor: 'white',
		gradient: 'dusk',
		fontSize: 'large',
		align: 'full',
		className: 'is-mine',
		style: {
			spacing: { margin: { top: '1em' }, padding: { top: '1em' } },
			typography: { lineHeight: '1.4' },
		},
	} ),
};

it.each( Object.entries( FIXTURES ) )(
	'opens %s valid and saves it unchanged',
	( _, post ) => {
		const blocks = parse( post );
		expect( blocks.map( ( { isValid } ) => isValid ) ).toEqual( [ true ] );
		expect( serialize( blocks ) ).toBe( post );
	}
);

it( 'has the default week where the comment has none', () => {
	expect(
		parse( '<!-- wp:jetpack/business-hours /-->' )[ 0 ]?.attributes
	).toEqual( {
		days: metadata.attributes.days.default,
		exceptions: [],
		timeFormat: '',
		groupDays: false,
		showStatus: false,
	} );
} );

( hasPeerSample ? it : it.skip )( 'opens what other editors have saved', () => {
	const own = peerSample( metadata.name );
	expect( own.length ).toBeGreaterThan( 0 );
	for ( const { markup } of own ) {
		const blocks = parse( markup );
		expect( blocks.map( ( { isValid } ) => isValid ) ).toEqual( [ true ] );
		expect( serialize( blocks ) ).toBe( markup );
	}
} );
