import { dateI18n } from '@wordpress/date';
import { _x } from '@wordpress/i18n';
import { when } from './words';

/** A day in as few letters as the end of a row has room for: the day of this year, the month of another. */
export function ShortDay( { seconds }: { seconds: number } ) {
	const moment = new Date( seconds * 1000 );
	const isOfThisYear =
		dateI18n( 'Y', moment ) === dateI18n( 'Y', new Date() );
	return (
		<time dateTime={ moment.toISOString() } title={ when( seconds ) }>
			{ dateI18n(
				isOfThisYear
					? _x( 'M j', 'date without a year', 'slipstream' )
					: _x( 'M Y', 'month and year', 'slipstream' ),
				moment
			) }
		</time>
	);
}
