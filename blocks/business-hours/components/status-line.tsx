import { getSettings } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import { formatTime } from '../format';
import { stateAt } from '../open-now';
import { sentenceFor } from '../sentence';
import { spansOf } from '../times';
import type { Day, HoursAttributes, SpecialDate, Week } from '../types';
import type { Texts } from '../sentence';

/** The sentences; the server has the same for the page. */
const texts = (): Texts => ( {
	open: __( 'Open now', 'slipstream' ),
	closed: __( 'Closed now', 'slipstream' ),
	/* translators: %s: number of minutes. */
	closesIn: __( 'Open now · closes in %s min', 'slipstream' ),
	/* translators: %s: time of day. */
	closesAt: __( 'Open now · closes at %s', 'slipstream' ),
	/* translators: 1: time of day, 2: name of a day. */
	closesDay: __( 'Open now · closes %2$s at %1$s', 'slipstream' ),
	/* translators: %s: number of minutes. */
	opensIn: __( 'Closed now · opens in %s min', 'slipstream' ),
	/* translators: %s: time of day. */
	opensAt: __( 'Closed now · opens at %s', 'slipstream' ),
	/* translators: 1: time of day, 2: name of a day. */
	opensDay: __( 'Closed now · opens %2$s at %1$s', 'slipstream' ),
} );

/** The site's zone: by its name, or as an offset such as +05:30. */
function zoneOfSite(): string {
	const { timezone } = getSettings();
	if ( timezone.string ) {
		return timezone.string;
	}
	const minutes = Math.round( Number( timezone.offset ) * 60 ) || 0;
	const two = ( count: number ) => String( count ).padStart( 2, '0' );
	const size = Math.abs( minutes );
	return `${ minutes < 0 ? '-' : '+' }${ two( Math.floor( size / 60 ) ) }:${ two( size % 60 ) }`;
}

interface Props {
	days: readonly Day[];
	dates: readonly SpecialDate[];
	week: Week;
	clock: HoursAttributes[ 'timeFormat' ];
}

/** What visitors would read at this moment. */
export function StatusLine( { days, dates, week, clock }: Props ) {
	const now = Date.now();
	const inOrder = ( hours: Day[ 'hours' ] ) =>
		spansOf( hours ).sort( ( [ one ], [ other ] ) => one - other );
	const state = stateAt(
		{
			zone: zoneOfSite(),
			week: days.map( ( { hours } ) => inOrder( hours ) ),
			dates: dates.map( ( { from, to, hours } ) => [
				from,
				to || from,
				inOrder( hours ),
			] ),
		},
		now
	);
	const minute = state.change?.minute ?? 0;
	return (
		<p className="jetpack-business-hours__status">
			{ sentenceFor(
				state,
				{
					texts: texts(),
					times: { [ minute ]: formatTime( minute, clock ) },
					days: days.map( ( { name } ) => week.days[ name ] ),
				},
				now
			) }
		</p>
	);
}
