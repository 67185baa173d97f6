import { describeHours } from '../format';
import { inOrder } from '../days';
import type { Day, Week } from '../types';

interface Props {
	days: readonly Day[];
	/** Not known yet: the rows are there, their names are not. */
	week: Week | undefined;
}

/** The rows of the page's definition list. */
export function Summary( { days, week }: Props ) {
	return inOrder( days, week?.startOfWeek ?? 0 ).map( ( { name, hours } ) => (
		<div key={ name } className="jetpack-business-hours__item">
			<dt className={ name }>{ week?.days[ name ] ?? '\u00a0' }</dt>
			<dd className={ name }>
				{ week ? describeHours( hours ) : '\u00a0' }
			</dd>
		</div>
	) );
}
