import { useBlockEditingMode, useBlockProps } from '@wordpress/block-editor';
import { DayRow } from './components/day-row';
import { Summary } from './components/summary';
import { inOrder, readDays, withHours } from './days';
import { useWeek } from './hooks/use-week';
import type { HoursAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

export default function Edit( props: EditProps< HoursAttributes > ) {
	const { attributes, setAttributes, isSelected } = props;
	const week = useWeek();
	const isLocked = useBlockEditingMode() !== 'default';
	const isEditing = isSelected && ! isLocked && !! week;
	const days = readDays( attributes.days );
	// One wrapper for both: a new element would lose the focus that has just selected the block.
	return (
		<div { ...useBlockProps( { 'aria-busy': ! week } ) }>
			{ isEditing ? (
				inOrder( days, week.startOfWeek ).map( ( day ) => (
					<DayRow
						key={ day.name }
						day={ day }
						label={ week.days[ day.name ] }
						onChange={ ( hours ) =>
							setAttributes( {
								days: withHours( days, day.name, hours ),
							} )
						}
					/>
				) )
			) : (
				<dl className="jetpack-business-hours">
					<Summary days={ days } week={ week } />
				</dl>
			) }
		</div>
	);
}
