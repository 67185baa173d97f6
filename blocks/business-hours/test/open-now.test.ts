import fc from 'fast-check';
import { stateAt } from '../open-now';
import { sentenceFor } from '../sentence';
import type { Schedule, Span } from '../open-now';

const week = ( hours: Partial< Record< number, Span[] > > ) =>
	Array.from( { length: 7 }, ( _, day ) => hours[ day ] ?? [] );
const daily = ( ...spans: Span[] ) => Array( 7 ).fill( spans ) as Span[][];

const OFFICE = week( {
	1: [ [ 540, 1020 ] ],
	2: [ [ 540, 1020 ] ],
	3: [ [ 540, 1020 ] ],
	4: [ [ 540, 1020 ] ],
	5: [ [ 540, 1020 ] ],
} );

const words = {
	texts: {
		open: 'open',
		closed: 'closed',
		closesIn: 'closes in %s',
		closesAt: 'closes at %s',
		closesDay: 'closes %2$s %1$s',
		opensIn: 'opens in %s',
		opensAt: 'opens at %s',
		opensDay: 'opens %2$s %1$s',
	},
	times: Object.fromEntries(
		Array.from( { length: 1440 }, ( _, minute ) => [
			minute,
			`${ Math.floor( minute / 60 ) }:${ String( minute % 60 ).padStart( 2, '0' ) }`,
		] )
	),
	days: [ 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat' ],
};

function say( schedule: Partial< Schedule >, moment: string ): string {
	const now = Date.parse( moment );
	const whole = { zone: 'UTC', week: OFFICE, dates: [], ...schedule };
	return sentenceFor( stateAt( whole, now ), words, now );
}

/* 2026-06-01 is a Monday. */
describe( 'whether it is open now', () => {
	it.each( [
		[ '2026-06-01T08:59:59Z', 'opens in 1' ],
		[ '2026-06-01T09:00:00Z', 'closes at 17:00' ],
		[ '2026-06-01T07:59:00Z', 'opens at 9:00' ],
		[ '2026-06-01T16:00:00Z', 'closes in 60' ],
		[ '2026-06-01T16:59:30Z', 'closes in 1' ],
		[ '2026-06-01T17:00:00Z', 'opens Tue 9:00' ],
		[ '2026-06-05T23:59:59Z', 'opens Mon 9:00' ],
	] )( 'in a usual week at %s: %s', ( moment, text ) => {
		expect( say( {}, moment ) ).toBe( text );
	} );

	it.each( [
		[ 'Europe/Berlin', '2026-06-01T07:00:00Z', 'closes at 17:00' ],
		[ 'Europe/Berlin', '2026-06-01T06:59:00Z', 'opens in 1' ],
		[ 'Europe/Berlin', '2026-01-05T07:59:00Z', 'opens in 1' ],
		[ 'America/New_York', '2026-06-01T12:59:00Z', 'opens in 1' ],
		[ 'Pacific/Auckland', '2026-05-31T21:00:00Z', 'closes at 17:00' ],
		[ 'Asia/Kathmandu', '2026-06-01T03:15:00Z', 'closes at 17:00' ],
		[ '+05:30', '2026-06-01T03:30:00Z', 'closes at 17:00' ],
		[ '+05:30', '2026-06-01T03:29:00Z', 'opens in 1' ],
		[ '-03:30', '2026-06-01T12:30:00Z', 'closes at 17:00' ],
		[ '+14:00', '2026-05-31T19:00:00Z', 'closes at 17:00' ],
	] )( 'goes by the site’s clocks: %s, %s: %s', ( zone, moment, text ) => {
		expect( say( { zone }, moment ) ).toBe( text );
	} );

	const bar = week( { 5: [ [ 1320, 1560 ] ], 6: [ [ 1320, 1560 ] ] } );
	it.each( [
		[ '2026-06-05T23:00:00Z', 'closes at 2:00' ],
		[ '2026-06-06T00:30:00Z', 'closes at 2:00' ],
		[ '2026-06-06T01:30:00Z', 'closes in 30' ],
		[ '2026-06-06T02:00:00Z', 'opens at 22:00' ],
		[ '2026-06-07T01:59:30Z', 'closes in 1' ],
		[ '2026-06-07T02:00:00Z', 'opens Fri 22:00' ],
	] )( 'past midnight at %s: %s', ( moment, text ) => {
		expect( say( { week: bar }, moment ) ).toBe( text );
	} );

	it( 'joins hours that meet, also at midnight', () => {
		const spans: Span[] = [
			[ 0, 120 ],
			[ 600, 720 ],
			[ 720, 900 ],
			[ 1320, 1440 ],
		];
		const meeting = { week: daily( ...spans ) };
		expect( say( meeting, '2026-06-01T11:59:00Z' ) ).toBe(
			'closes at 15:00'
		);
		expect( say( meeting, '2026-06-01T23:30:00Z' ) ).toBe(
			'closes at 2:00'
		);
	} );

	it( 'knows who never closes, who never opens, and who closes days later', () => {
		expect(
			say( { week: daily( [ 0, 1440 ] ) }, '2026-06-01T12:00Z' )
		).toBe( 'open' );
		expect( say( { week: daily() }, '2026-06-01T12:00Z' ) ).toBe(
			'closed'
		);
		const weekdays = week( {
			1: [ [ 0, 1440 ] ],
			2: [ [ 0, 1440 ] ],
			3: [ [ 0, 1440 ] ],
		} );
		expect( say( { week: weekdays }, '2026-06-01T12:00Z' ) ).toBe(
			'closes Thu 0:00'
		);
	} );

	it( 'heeds special dates, and the night before them', () => {
		const dates: Schedule[ 'dates' ] = [
			[ '2026-06-01', '2026-06-02', [] ],
			[ '2026-06-03', '2026-06-03', [ [ 660, 720 ] ] ],
		];
		expect( say( { dates }, '2026-06-01T12:00Z' ) ).toBe(
			'opens Wed 11:00'
		);
		expect( say( { dates }, '2026-06-03T11:30Z' ) ).toBe( 'closes in 30' );
		const night = week( { 0: [ [ 1320, 1560 ] ] } );
		expect( say( { week: night, dates }, '2026-06-01T01:30Z' ) ).toBe(
			'closes in 30'
		);
		const holiday: Schedule[ 'dates' ] = [
			[ '2026-06-01', '2026-06-20', [] ],
		];
		expect( say( { dates: holiday }, '2026-06-01T12:00Z' ) ).toBe(
			'closed'
		);
	} );
} );

/* Berlin: 29 March 2026 from 2:00 to 3:00, 25 October 2026 from 3:00 to 2:00. */
describe( 'on the days on which clocks change', () => {
	const zone = 'Europe/Berlin';
	it.each( [
		// 2:30 does not exist: half an hour after the jump.
		[ [ 0, 150 ], '2026-03-29T00:59:00Z', 'closes in 31' ],
		[ [ 0, 150 ], '2026-03-29T01:30:00Z', 'opens Mon 0:00' ],
		[ [ 0, 240 ], '2026-03-29T00:30:00Z', 'closes at 4:00' ],
		[ [ 0, 240 ], '2026-03-29T01:00:00Z', 'closes in 60' ],
		// 2:30 exists twice: the first one counts.
		[ [ 0, 150 ], '2026-10-25T00:00:00Z', 'closes in 30' ],
		[ [ 0, 150 ], '2026-10-25T00:31:00Z', 'opens Mon 0:00' ],
		[ [ 0, 150 ], '2026-10-25T01:15:00Z', 'opens Mon 0:00' ],
		[ [ 0, 240 ], '2026-10-25T01:30:00Z', 'closes at 4:00' ],
		[ [ 540, 1020 ], '2026-03-29T06:59:00Z', 'opens in 1' ],
		[ [ 540, 1020 ], '2026-10-25T07:59:00Z', 'opens in 1' ],
	] as [ Span, string, string ][] )(
		'%j at %s: %s',
		( span, moment, text ) => {
			expect( say( { zone, week: daily( span ) }, moment ) ).toBe( text );
		}
	);
} );

describe( 'whatever the hours', () => {
	const span = fc
		.tuple(
			fc.integer( { min: 0, max: 1439 } ),
			fc.integer( { min: 1, max: 1440 } )
		)
		.map( ( [ from, length ] ): Span => [ from, from + length ] );
	const day = fc
		.array( span, { maxLength: 3 } )
		.map( ( spans ) =>
			spans.sort( ( [ one ], [ other ] ) => one - other )
		);
	const schedule = fc.record( {
		zone: fc.constantFrom(
			'UTC',
			'+05:45',
			'-09:30',
			'Europe/Berlin',
			'America/St_Johns',
			'Australia/Lord_Howe'
		),
		week: fc.array( day, { minLength: 7, maxLength: 7 } ),
		dates: fc.constant< Schedule[ 'dates' ] >( [] ),
	} );
	const moment = fc.integer( {
		min: Date.UTC( 2026, 0, 1 ),
		max: Date.UTC( 2027, 0, 1 ),
	} );

	it( 'stays as it is until the change, and is the other way from then on', () => {
		fc.assert(
			fc.property( schedule, moment, ( hours, now ) => {
				const { isOpen, change } = stateAt( hours, now );
				if ( change ) {
					expect( change.at ).toBeGreaterThan( now );
					expect( stateAt( hours, change.at - 1 ).isOpen ).toBe(
						isOpen
					);
					expect( stateAt( hours, change.at ).isOpen ).toBe(
						! isOpen
					);
					expect(
						stateAt( hours, ( now + change.at ) / 2 ).isOpen
					).toBe( isOpen );
				}
			} ),
			{ numRuns: 150 }
		);
	} );

	it( 'agrees with a clock on the wall where clocks never change', () => {
		fc.assert(
			fc.property( schedule, moment, ( hours, now ) => {
				const wall = new Date( now );
				const minute =
					wall.getUTCHours() * 60 +
					wall.getUTCMinutes() +
					wall.getUTCSeconds() / 60 +
					wall.getUTCMilliseconds() / 6e4;
				const today = wall.getUTCDay();
				const within = ( list: Span[] | undefined, at: number ) =>
					( list ?? [] ).some(
						( [ from, to ] ) => from <= at && at < to
					);
				expect( stateAt( { ...hours, zone: 'UTC' }, now ).isOpen ).toBe(
					within( hours.week[ today ], minute ) ||
						within( hours.week[ ( today + 6 ) % 7 ], minute + 1440 )
				);
			} ),
			{ numRuns: 300 }
		);
	} );
} );
