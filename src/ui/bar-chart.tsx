import { useRef, useState } from '@wordpress/element';
import { isRTL } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/format';
import { axisTop, axisValues, namedPoints, pointOfKey } from './chart-scale';
import type { KeyboardEvent } from 'react';

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
	/** How a value is written; as a number by default. */
	format?: ( value: number ) => string;
}

const HEIGHT = 100;
const STEP = 10;

interface BarsProps extends Required< Pick< Props, 'points' | 'format' > > {
	/** The top of the axis. */
	top: number;
	/** The point whose value is shown. */
	current: number | undefined;
	onPoint: ( at: number | undefined ) => void;
}

const valueOf = (
	{ label, value }: ChartPoint,
	format: BarsProps[ 'format' ]
) => `${ label }: ${ format( value ) }`;

/** The bars. One of them is a stop of the tab key; arrow keys lead to the others. */
function Bars( { points, format, top, current, onPoint }: BarsProps ) {
	const [ stop, setStop ] = useState( points.length - 1 );
	const bars = useRef< SVGSVGElement >( null );
	const onKeyDown = ( event: KeyboardEvent ) => {
		const to = pointOfKey( event.key, stop, points.length, isRTL() );
		if ( event.key === 'Escape' ) {
			onPoint( undefined );
		} else if ( to !== stop ) {
			event.preventDefault();
			bars.current
				?.querySelectorAll< SVGGElement >( 'g' )
				.item( to )
				.focus();
		}
	};
	return (
		<svg
			ref={ bars }
			viewBox={ `0 0 ${ points.length * STEP } ${ HEIGHT }` }
			preserveAspectRatio="none"
			onPointerLeave={ () => onPoint( undefined ) }
		>
			{ points.map( ( point, index ) => {
				const height = Math.max( 1, ( point.value / top ) * HEIGHT );
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
						<rect
							x={ index * STEP + 1 }
							y={ HEIGHT - height }
							width={ STEP - 2 }
							height={ height }
							className={ point.value === 0 ? 'is-empty' : '' }
						/>
					</g>
				);
			} ) }
		</svg>
	);
}

/** The bars between their axes. */
function Chart( {
	label,
	points,
	format = formatNumber,
}: Omit< Props, 'table' > ) {
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
				<Bars
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

/** Bars to look at, and a table that says the same. */
export function BarChart( { table, ...chart }: Props ) {
	return (
		<>
			{ chart.points.length > 0 && <Chart { ...chart } /> }
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
		</>
	);
}
