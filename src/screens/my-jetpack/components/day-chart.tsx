import { __, sprintf } from '@wordpress/i18n';
import { dateInWords, everyDay, money, tokensOf } from '../logic/usage';
import type { AiUsage, Sum } from '../types';

const HEIGHT = 100;
const STEP = 10;

const dayName = ( { name }: Sum ) =>
	dateInWords( name, { day: 'numeric', month: 'short' } );

function DayTable( { usage }: { usage: AiUsage } ) {
	return (
		<table className="slipstream-usage__table">
			<thead>
				<tr>
					<th scope="col">{ __( 'Day', 'slipstream' ) }</th>
					<th scope="col">{ __( 'Requests', 'slipstream' ) }</th>
					<th scope="col">{ __( 'Tokens', 'slipstream' ) }</th>
					<th scope="col">{ __( 'Cost', 'slipstream' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ usage.days.map( ( day ) => (
					<tr key={ day.name }>
						<th scope="row">{ dayName( day ) }</th>
						<td>{ day.requests.toLocaleString() }</td>
						<td>{ tokensOf( day ).toLocaleString() }</td>
						<td>{ money( day.cost, usage.currency ) }</td>
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

/** Requests by day: bars to look at, and a table that says the same. */
export function DayChart( { usage }: { usage: AiUsage } ) {
	const days = everyDay( usage );
	const most = Math.max( 1, ...days.map( ( { requests } ) => requests ) );
	const busiest = days.find( ( { requests } ) => requests === most );
	return (
		<>
			<svg
				className="slipstream-usage__chart"
				viewBox={ `0 0 ${ days.length * STEP } ${ HEIGHT }` }
				preserveAspectRatio="none"
				role="img"
				aria-label={ sprintf(
					/* translators: 1: a date, 2: a number. */
					__(
						'Requests by day. The most were on %1$s: %2$s.',
						'slipstream'
					),
					busiest ? dayName( busiest ) : '',
					most.toLocaleString()
				) }
			>
				{ days.map( ( day, index ) => {
					const height = ( day.requests / most ) * ( HEIGHT - 2 );
					return (
						<rect
							key={ day.name }
							x={ index * STEP + 1 }
							y={ HEIGHT - Math.max( 1, height ) }
							width={ STEP - 2 }
							height={ Math.max( 1, height ) }
							className={ day.requests === 0 ? 'is-empty' : '' }
						>
							<title>
								{ `${ dayName( day ) }: ${ day.requests.toLocaleString() }` }
							</title>
						</rect>
					);
				} ) }
			</svg>
			<details className="slipstream-usage__details">
				<summary>
					{ __( 'Show the days as a table', 'slipstream' ) }
				</summary>
				<DayTable usage={ usage } />
			</details>
		</>
	);
}
