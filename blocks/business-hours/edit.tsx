import { useBlockEditingMode, useBlockProps } from '@wordpress/block-editor';
import { DatesPanel } from './components/dates-panel';
import { DayRow } from './components/day-row';
import { DisplayPanel } from './components/display-panel';
import { StatusLine } from './components/status-line';
import { Summary } from './components/summary';
import { readDates, upcoming } from './dates';
import { inOrder, readDays, withCopies, withHours } from './days';
import { useWeek } from './hooks/use-week';
import type { Day, HoursAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

/** The day before one, as if the week went on for ever. */
const dayBefore = ( days: readonly Day[], day: Day ) =>
	days.at( days.indexOf( day ) - 1 ) ?? day;

export default function Edit( props: EditProps< HoursAttributes > ) {
	const { attributes, setAttributes, isSelected } = props;
	const { timeFormat, groupDays, showStatus, exceptions } = attributes;
	const week = useWeek();
	const isLocked = useBlockEditingMode() !== 'default';
	const isEditing = isSelected && ! isLocked && !! week;
	const days = readDays( attributes.days );
	const dates = upcoming( exceptions );
	// One wrapper for both: a new element would lose the focus that has just selected the block.
	return (
		<div { ...useBlockProps( { 'aria-busy': ! week } ) }>
			{ isEditing && (
				<>
					<DatesPanel
						dates={ readDates( exceptions ) }
						onChange={ ( changed ) =>
							setAttributes( { exceptions: changed } )
						}
					/>
					<DisplayPanel
						attributes={ attributes }
						setAttributes={ setAttributes }
					/>
				</>
			) }
			{ showStatus && week && (
				<StatusLine
					days={ days }
					dates={ dates }
					week={ week }
					clock={ timeFormat }
				/>
			) }
			{ isEditing ? (
				inOrder( days, week.startOfWeek ).map( ( day ) => (
					<DayRow
						key={ day.name }
						day={ day }
						before={ dayBefore( days, day ).hours }
						label={ week.days[ day.name ] }
						onChange={ ( hours ) =>
							setAttributes( {
								days: withHours( days, day.name, hours ),
							} )
						}
						onCopy={ ( which ) =>
							setAttributes( {
								days: withCopies( days, day, which ),
							} )
						}
					/>
				) )
			) : (
				<Summary
					days={ days }
					dates={ dates }
					week={ week }
					clock={ timeFormat }
					isGrouped={ groupDays }
				/>
			) }
		</div>
	);
}
