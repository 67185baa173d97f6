/** A bar of a chart. */
export interface ChartPoint {
	/** What it is of, such as a day. */
	label: string;
	value: number;
}

/** What the chart shows, for those who want the numbers. */
export interface ChartTable {
	/** On the button that unfolds it. */
	summary: string;
	columns: readonly string[];
	/** The first cell of a row names it. */
	rows: readonly ( readonly string[] )[];
}

interface Props {
	/** The chart in a sentence, for those who do not see it. */
	label: string;
	points: readonly ChartPoint[];
	table: ChartTable;
}

const HEIGHT = 100;
const STEP = 10;

function Bars( { label, points }: Omit< Props, 'table' > ) {
	const highest = Math.max( 1, ...points.map( ( { value } ) => value ) );
	return (
		<svg
			className="slipstream-ui-chart"
			viewBox={ `0 0 ${ points.length * STEP } ${ HEIGHT }` }
			preserveAspectRatio="none"
			role="img"
			aria-label={ label }
		>
			{ points.map( ( point, index ) => {
				const height = Math.max(
					1,
					( point.value / highest ) * ( HEIGHT - 2 )
				);
				return (
					<rect
						key={ point.label }
						x={ index * STEP + 1 }
						y={ HEIGHT - height }
						width={ STEP - 2 }
						height={ height }
						className={ point.value === 0 ? 'is-empty' : '' }
					>
						<title>
							{ `${ point.label }: ${ point.value.toLocaleString() }` }
						</title>
					</rect>
				);
			} ) }
		</svg>
	);
}

/** Bars to look at, and a table that says the same. */
export function BarChart( { label, points, table }: Props ) {
	return (
		<>
			<Bars label={ label } points={ points } />
			<details className="slipstream-ui-chart-table">
				<summary>{ table.summary }</summary>
				<table>
					<thead>
						<tr>
							{ table.columns.map( ( column ) => (
								<th scope="col" key={ column }>
									{ column }
								</th>
							) ) }
						</tr>
					</thead>
					<tbody>
						{ table.rows.map( ( [ name, ...cells ] ) => (
							<tr key={ name }>
								<th scope="row">{ name }</th>
								{ cells.map( ( cell, at ) => (
									<td key={ at }>{ cell }</td>
								) ) }
							</tr>
						) ) }
					</tbody>
				</table>
			</details>
		</>
	);
}
