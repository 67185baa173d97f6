/*
 * The periods of subscriptions.
 */

const DAY = 86400;

/** A time some months after another one: on the same day of the month, or on the month's last. */
function addMonths( time, months ) {
	const date = new Date( time * 1000 );
	const day = date.getUTCDate();
	date.setUTCDate( 1 );
	date.setUTCMonth( date.getUTCMonth() + months );
	const last = new Date(
		Date.UTC( date.getUTCFullYear(), date.getUTCMonth() + 1, 0 )
	).getUTCDate();
	date.setUTCDate( Math.min( day, last ) );
	return Math.floor( date.getTime() / 1000 );
}

function after( anchor, { interval, interval_count: count }, periods ) {
	switch ( interval ) {
		case 'day':
			return anchor + periods * count * DAY;
		case 'week':
			return anchor + periods * count * 7 * DAY;
		case 'month':
			return addMonths( anchor, periods * count );
	}
	return addMonths( anchor, 12 * periods * count );
}

/** When the period ends that begins at a time, counted from the anchor so that the 31st is not lost in February. */
export function periodEnd( anchor, recurring, start ) {
	let periods = 1;
	while ( after( anchor, recurring, periods ) <= start ) {
		periods++;
	}
	return after( anchor, recurring, periods );
}
