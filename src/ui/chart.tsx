import { useRef, useState } from '@wordpress/element';
import { isRTL } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/format';
import { axisTop, axisValues, namedPoints, pointOfKey } from './chart-scale';
import type { KeyboardEvent } from 'react';

/** A point of a chart. */
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

export interface ChartProps {
	/** The chart in a sentence, for those who do not see it. */
	label: string;
	points: readonly ChartPoint[];
	table: ChartTable;
	/** How a value is written; as a number by default. */
	format?: ( value: number ) => string;
}

type Shape = 'bars' | 'line';

interface ShapeProps extends Omit< ChartProps, 'table' > {
	shape: Shape;
}

const HEIGHT = 100;
const STEP = 10;

/** How high a point stands. */
const heightOf = ( { value }: ChartPoint, top: number ) =>
	Math.max( 1, ( value / top ) * HEIGHT );

/** The middles of points, as a line. */
const Line = ( {
	points,
	top,
}: {
	points: ChartProps[ 'points' ];
	top: number;
} ) => (
	<polyline
		points={ points
			.map(
				( point, at ) =>
					`${ ( at + 0.5 ) * STEP },${ HEIGHT - heightOf( point, top ) }`
			)
			.join( ' ' ) }
		vectorEffect="non-scaling-stroke"
	/>
);

interface PointsProps extends Required<
	Pick< ChartProps, 'points' | 'format' >
> {
	shape: Shape;
	/** The top of the axis. */
	top: number;
	/** The point whose value is shown. */
	current: number | undefined;
	onPoint: ( at: number | undefined ) => void;
}

const valueOf = (
	{ label, value }: ChartPoint,
	format: PointsProps[ 'format' ]
) => `${ label }: ${ format( value ) }`;

/** The points. One of them is a stop of the tab key; arrow keys lead to the others. */
function Points( {
	shape,
	points,
	format,
	top,
	current,
	onPoint,
}: PointsProps ) {
	const [ stop, setStop ] = useState( points.length - 1 );
	const drawing = useRef< SVGSVGElement >( null );
	const onKeyDown = ( event: KeyboardEvent ) => {
		const to = pointOfKey( event.key, stop, points.length, isRTL() );
		if ( event.key === 'Escape' ) {
			onPoint( undefined );
		} else if ( to !== stop ) {
			event.preventDefault();
			drawing.current
				?.querySelectorAll< SVGGElement >( 'g' )
				.item( to )
				.focus();
		}
	};
	return (
		<svg
			ref={ drawing }
			viewBox={ `0 0 ${ points.length * STEP } ${ HEIGHT }` }
			preserveAspectRatio="none"
			onPointerLeave={ () => onPoint( undefined ) }
		>
			{ points.map( ( point, index ) => {
				const height = heightOf( point, top );
				return (
					<g
						key={ point.label }
						role="img"
						aria-label={ valueOf( point, format ) }
						className={ index === current ? 'is-current' : '' }
						tabIndex={
							index === Math.min( stop, points.length - 1 )
								? 0
								: -1
						}
						onPointerEnter={ () => onPoint( index ) }
						onFocus={ () => {
							setStop( index );
							onPoint( index );
						} }
						onBlur={ () => onPoint( undefined ) }
						onKeyDown={ onKeyDown }
					>
						<rect
							className="is-place"
							x={ index * STEP }
							width={ STEP }
							height={ HEIGHT }
						/>
						{ shape === 'bars' && (
							<rect
								x={ index * STEP + 1 }
								y={ HEIGHT - height }
								width={ STEP - 2 }
								height={ height }
								className={
									point.value === 0 ? 'is-empty' : ''
								}
							/>
						) }
					</g>
				);
			} ) }
			{ shape === 'line' && <Line points={ points } top={ top } /> }
		</svg>
	);
}

/** The points between their axes. */
function Chart( { label, points, format = formatNumber, shape }: ShapeProps ) {
	const [ current, setCurrent ] = useState< number >();
	const top = axisTop( Math.max( ...points.map( ( { value } ) => value ) ) );
	const shown = current === undefined ? undefined : points[ current ];
	return (
		<div className="slipstream-ui-chart" role="figure" aria-label={ label }>
			<p className="slipstream-ui-chart__value" aria-hidden>
				{ shown && valueOf( shown, format ) }
			</p>
			<div className="slipstream-ui-chart__axis" aria-hidden>
				{ axisValues( top ).map( ( value ) => (
					<span key={ value }>{ format( value ) }</span>
				) ) }
			</div>
			<div className="slipstream-ui-chart__plot">
				<Points
					shape={ shape }
					points={ points }
					format={ format }
					top={ top }
					current={ current }
					onPoint={ setCurrent }
				/>
			</div>
			<div className="slipstream-ui-chart__names" aria-hidden>
				{ namedPoints( points.length ).map( ( at ) => (
					<span key={ at }>{ points[ at ]?.label }</span>
				) ) }
			</div>
		</div>
	);
}

/** Whether a table has more columns than a narrow screen has room for. */
const isWide = ( { columns }: ChartTable ) => columns.length > 4;

function Table( { table }: Pick< ChartProps, 'table' > ) {
	return (
		<details className="slipstream-ui-chart-table">
			<summary>{ table.summary }</summary>
			<table className={ isWide( table ) ? 'is-wide' : undefined }>
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
								<td
									key={ at }
									data-label={ table.columns[ at + 1 ] }
								>
									<bdi>{ cell }</bdi>
								</td>
							) ) }
						</tr>
					) ) }
				</tbody>
			</table>
		</details>
	);
}

const chartOf = ( shape: Shape ) =>
	function ChartWithTable( { table, ...chart }: ChartProps ) {
		return (
			<>
				{ chart.points.length > 0 && (
					<Chart { ...chart } shape={ shape } />
				) }
				<Table table={ table } />
			</>
		);
	};

/** Bars to look at, and a table that says the same. */
export const BarChart = chartOf( 'bars' );

/** A line to see how something goes, and a table that says the same. */
export const LineChart = chartOf( 'line' );
