import { HoursFields } from './hours-fields';
import type { Day, Range } from '../types';

interface Props {
	day: Day;
	label: string;
	onChange: ( hours: Range[] ) => void;
}

/** A day: open or closed, and when. */
export function DayRow( { day: { hours }, label, onChange }: Props ) {
	return (
		<fieldset className="slipstream-hours__day">
			<legend>{ label }</legend>
			<HoursFields hours={ hours } onChange={ onChange } />
		</fieldset>
	);
}
