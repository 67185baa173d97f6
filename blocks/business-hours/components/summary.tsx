import { inOrder } from '../days';
import { describeHours, formatDate, formatRange } from '../format';
import type { Day, HoursAttributes, SpecialDate, Week } from '../types';

interface Row {
	first: Day;
	last: Day;
	hours: string;
}

/** The rows of the week; neighbors with the same hours share one where that is wanted. */
function rowsOf(
	days: readonly Day[],
	describe: ( day: Day ) => string,
	isGrouped: boolean
): Row[] {
	const rows: Row[] = [];
	for ( const day of days ) {
		const hours = describe( day );
		const row = rows.at( -1 );
		if ( isGrouped && row?.hours === hours ) {
			row.last = day;
		} else {
			rows.push( { first: day, last: day, hours } );
		}
	}
	return rows;
}

interface Props {
	days: readonly Day[];
	dates: readonly SpecialDate[];
	/** Not known yet: the rows are there, their names are not. */
	week: Week | undefined;
	clock: HoursAttributes[ 'timeFormat' ];
	isGrouped: boolean;
}

/** The rows of the page's definition list. */
export function Summary( { days, dates, week, clock, isGrouped }: Props ) {
	const rows = rowsOf(
		inOrder( days, week?.startOfWeek ?? 0 ),
		( { hours } ) => describeHours( hours, clock ),
		isGrouped
	);
	return (
		<dl className="jetpack-business-hours">
			{ rows.map( ( { first, last, hours } ) => (
				<div
					key={ first.name }
					className="jetpack-business-hours__item"
				>
					<dt className={ first.name }>
						{ week
							? formatRange(
									week.days[ first.name ],
									week.days[ last.name ]
								)
							: '\u00a0' }
					</dt>
					<dd className={ first.name }>
						{ week ? hours : '\u00a0' }
					</dd>
				</div>
			) ) }
			{ dates.map( ( { from, to, hours, note }, at ) => (
				<div
					key={ at }
					className="jetpack-business-hours__item is-special"
				>
					<dt>
						{ formatRange(
							formatDate( from ),
							formatDate( to || from )
						) }
					</dt>
					<dd>
						{ describeHours( hours, clock ) }
						{ note && (
							<span className="jetpack-business-hours__note">
								{ note }
							</span>
						) }
					</dd>
				</div>
			) ) }
		</dl>
	);
}
