import { describeHours } from '../format';
import { fieldTime, minuteOf } from '../times';
import { times } from './times.json';

it.each( times as [ string, number | null ][] )(
	'reads %j as the page does',
	( time, minute ) => {
		expect( minuteOf( time ) ?? null ).toBe( minute );
	}
);

it( 'is open as long as on the page where somebody wrote times by hand', () => {
	expect(
		describeHours( [ { opening: '9am', closing: '9 pm' } ], '24' )
	).toBe( '09:00 - 21:00' );
} );

it( 'shows a time that was written by hand in a field for times', () => {
	expect( [ '9 pm', '24:00', '09:30', '', 'soon' ].map( fieldTime ) ).toEqual(
		[ '21:00', '00:00', '09:30', '', 'soon' ]
	);
} );
