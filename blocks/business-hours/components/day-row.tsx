import { speak } from '@wordpress/a11y';
import { DropdownMenu } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { copy } from '@wordpress/icons';
import { HoursFields } from './hours-fields';
import type { Day, Range } from '../types';

interface Props {
	day: Day;
	/** The hours of the day before. */
	before: readonly Range[];
	label: string;
	onChange: ( hours: Range[] ) => void;
	onCopy: ( which: 'all' | 'weekdays' ) => void;
}

/** Gives the hours of a day to others. */
function CopyHours( { label, onCopy }: Pick< Props, 'label' | 'onCopy' > ) {
	const controls = [
		[ 'all', __( 'Copy to all days', 'slipstream' ) ],
		[ 'weekdays', __( 'Copy to weekdays', 'slipstream' ) ],
	] as const;
	return (
		<DropdownMenu
			icon={ copy }
			toggleProps={ { size: 'small' } }
			label={ sprintf(
				/* translators: %s: name of a day. */
				__( 'Copy hours of %s', 'slipstream' ),
				label
			) }
			controls={ controls.map( ( [ which, title ] ) => ( {
				title,
				onClick: () => {
					onCopy( which );
					speak( __( 'Hours copied.', 'slipstream' ) );
				},
			} ) ) }
		/>
	);
}

/** A day: open or closed, and when. */
export function DayRow( { day, before, label, onChange, onCopy }: Props ) {
	return (
		<fieldset className="slipstream-hours__day">
			<legend>{ label }</legend>
			<HoursFields
				hours={ day.hours }
				before={ before }
				actions={ <CopyHours label={ label } onCopy={ onCopy } /> }
				onChange={ onChange }
			/>
		</fieldset>
	);
}
