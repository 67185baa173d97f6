import { getSettings, setSettings } from '@wordpress/date';
import fc from 'fast-check';
import metadata from '../block.json';
import {
	DAY_NAMES,
	inOrder,
	overlapOf,
	problemOf,
	readDays,
	withHours,
} from '../days';
import { describeHours } from '../format';

const DEFAULT = metadata.attributes.days.default;

describe( 'readDays', () => {
	it.each( [ undefined, null, [], 'x', {}, [ null ], [ { name: 'mon' } ] ] )(
		'takes %j for the default week',
		( days ) => {
			// The order of the keys counts: only an attribute that is its default to the letter is left out of the comment.
			expect( JSON.stringify( readDays( days ) ) ).toBe(
				JSON.stringify( DEFAULT )
			);
		}
	);

	it( 'keeps what is there and closes the other days', () => {
		const days = readDays( [
			{
				name: 'Sat',
				hours: [
					{ closing: '12:00', opening: '10:00', note: 1 },
					null,
				],
			},
			{ name: 'Someday', hours: [] },
			{ name: 'Mon' },
		] );
		expect( days.map( ( { name } ) => name ) ).toEqual( DAY_NAMES );
		expect( days[ 6 ]?.hours ).toEqual( [
			{ opening: '10:00', closing: '12:00' },
		] );
		expect( days.slice( 0, 6 ).flatMap( ( { hours } ) => hours ) ).toEqual(
			[]
		);
	} );

	it( 'gives seven days whatever a post holds, and the same days again', () => {
		fc.assert(
			fc.property( fc.anything(), ( anything ) => {
				const days = readDays( [ anything, ...DEFAULT.slice( 2 ) ] );
				expect( days.map( ( { name } ) => name ) ).toEqual( DAY_NAMES );
				expect( readDays( days ) ).toEqual( days );
			} )
		);
	} );
} );

describe( 'the week', () => {
	it( 'begins where the site begins it', () => {
		const days = readDays( undefined );
		expect( inOrder( days, 0 )[ 0 ]?.name ).toBe( 'Sun' );
		expect( inOrder( days, 6 ).map( ( { name } ) => name ) ).toEqual( [
			'Sat',
			...DAY_NAMES.slice( 0, 6 ),
		] );
	} );

	it( 'changes one day and not the list it came from', () => {
		const days = readDays( undefined );
		const changed = withHours( days, 'Mon', [] );
		expect( changed[ 1 ]?.hours ).toEqual( [] );
		expect( days[ 1 ]?.hours ).toHaveLength( 1 );
		expect( changed[ 2 ] ).toBe( days[ 2 ] );
	} );
} );

describe( 'problemOf', () => {
	it.each( [
		[ '09:00', '17:00', undefined ],
		[ '22:00', '02:00', undefined ],
		[ '', '17:00', /opening time is missing/ ],
		[ '09:00', '', /closing time is missing/ ],
		[ '', '', /both times/ ],
		[ '09:00', '09:00', /the same/ ],
	] )( 'of %j to %j is %p', ( opening, closing, problem ) => {
		const found = problemOf( { opening, closing } );
		if ( problem ) {
			expect( found ).toMatch( problem );
		} else {
			expect( found ).toBeUndefined();
		}
	} );
} );

describe( 'describeHours', () => {
	const settings = getSettings();
	afterEach( () => setSettings( settings ) );

	it.each( [
		[ 'H:i', '09:05 - 17:30' ],
		[ 'g:i a', '9:05 am - 5:30 pm' ],
		[ 'G \\h i', '9 h 05 - 17 h 30' ],
	] )( 'writes times as %j', ( time, expected ) => {
		setSettings( {
			...settings,
			formats: { ...settings.formats, time },
			timezone: {
				...settings.timezone,
				offset: 13,
				string: 'Pacific/Auckland',
			},
		} );
		expect(
			describeHours( [ { opening: '09:05', closing: '17:30' } ] )
		).toBe( expected );
	} );

	it( 'leaves out ranges without two times', () => {
		setSettings( {
			...settings,
			formats: { ...settings.formats, time: 'H:i' },
		} );
		const good = { opening: '18:00', closing: '24:00' };
		expect( describeHours( [] ) ).toBe( 'Closed' );
		expect( describeHours( [ { opening: 'x', closing: '' } ] ) ).toBe(
			'Closed'
		);
		expect(
			describeHours( [
				good,
				{ opening: '25:00', closing: '26:00' },
				{ opening: '01:00', closing: '02:00' },
			] )
		).toBe( '18:00 - 00:00, 01:00 - 02:00' );
	} );
} );

describe( 'overlapOf', () => {
	const range = ( hours: string ) => {
		const [ opening = '', closing = '' ] = hours.split( '-' );
		return { opening, closing };
	};
	it.each( [
		[ '09:00-12:00 13:00-17:00', '', undefined ],
		[ '09:00-12:00 12:00-17:00', '', undefined ],
		[ '09:00-12:30 12:00-17:00', '', /the ones above/ ],
		[ '12:00-17:00 09:00-12:30', '', /the ones above/ ],
		[ '20:00-02:00 23:00-23:30', '', /the ones above/ ],
		[ '09:00-12:00 -17:00', '', undefined ],
		[ '09:00-12:00 08:00-08:30', '20:00-08:00', undefined ],
		[ '09:00-12:00 07:00-08:30', '20:00-08:00', /previous night/ ],
		[ '09:00-12:00 13:00-14:00', '00:00-00:00', undefined ],
	] )( 'of the last of %s after %s', ( hours, before, expected ) => {
		const ranges = hours.split( ' ' ).map( range );
		const found = overlapOf(
			ranges,
			ranges.length - 1,
			before.split( ' ' ).map( range )
		);
		if ( expected ) {
			expect( found ).toMatch( expected );
		} else {
			expect( found ).toBeUndefined();
		}
	} );
} );
