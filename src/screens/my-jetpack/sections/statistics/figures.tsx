import { __, sprintf } from '@wordpress/i18n';
import { BarChart, formatNumber } from '@slipstream/ui';
import { chartProps } from './chart-props';
import { periodName, viewsInWords } from './format';
import type { Stats } from './types';

/** Views today, yesterday, in a week, and ever. */
export function Totals( { totals }: Pick< Stats, 'totals' > ) {
	const numbers: readonly [ string, number ][] = [
		[ __( 'Today', 'slipstream' ), totals.today ],
		[ __( 'Yesterday', 'slipstream' ), totals.yesterday ],
		[ __( 'Last seven days', 'slipstream' ), totals.week ],
		[ __( 'All time', 'slipstream' ), totals.all ],
	];
	return (
		<dl className="slipstream-statistics__totals">
			{ numbers.map( ( [ name, value ] ) => (
				<div key={ name }>
					<dt>{ name }</dt>
					<dd>{ formatNumber( value ) }</dd>
				</div>
			) ) }
		</dl>
	);
}

/** Views by day, week or month. */
export function Chart( { stats }: { stats: Stats } ) {
	const { series, range, sum } = stats;
	const most = Math.max( ...series.map( ( { views } ) => views ) );
	const busiest = series.find( ( { views } ) => views === most );
	return (
		<BarChart
			label={ sprintf(
				/* translators: 1: such as "12 views", 2: a day, week or month, 3: such as "3 views". */
				__( '%1$s. Most: %2$s, %3$s.', 'slipstream' ),
				viewsInWords( sum ),
				busiest ? periodName( busiest.start, range ) : '',
				viewsInWords( most )
			) }
			{ ...chartProps( stats ) }
		/>
	);
}

interface RankingProps {
	title: string;
	column: string;
	/** On the second column. */
	count?: string;
	rows: readonly { key: string; name: string; url?: string; count: number }[];
	/** What is said where there are none. */
	none: string;
}

/** What there is most of, in order. */
export function Ranking( {
	title,
	column,
	count = __( 'Views', 'slipstream' ),
	rows,
	none,
}: RankingProps ) {
	return (
		<section className="slipstream-statistics__ranking">
			<h3>{ title }</h3>
			{ rows.length === 0 ? (
				<p className="slipstream-ui-muted">{ none }</p>
			) : (
				<table>
					<thead>
						<tr>
							<th scope="col">{ column }</th>
							<th scope="col">{ count }</th>
						</tr>
					</thead>
					<tbody>
						{ rows.map( ( row ) => (
							<tr key={ row.key }>
								<th scope="row">
									{ row.url ? (
										<a href={ row.url }>{ row.name }</a>
									) : (
										row.name
									) }
								</th>
								<td>{ formatNumber( row.count ) }</td>
							</tr>
						) ) }
					</tbody>
				</table>
			) }
		</section>
	);
}
