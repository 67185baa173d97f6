import type { ChartPoint } from './bar-chart';

interface Props {
	/** The chart in a sentence, for those who do not see it. */
	label: string;
	points: readonly ChartPoint[];
}

const WIDTH = 100;
const HEIGHT = 40;

/** A small line to see how something goes, with its first and last day below. What it says in numbers stands beside it. */
export function LineChart( { label, points }: Props ) {
	const highest = Math.max( 1, ...points.map( ( { value } ) => value ) );
	const step = WIDTH / Math.max( 1, points.length - 1 );
	const line = points
		.map(
			( { value }, at ) =>
				`${ at * step },${ HEIGHT - 1 - ( value / highest ) * ( HEIGHT - 2 ) }`
		)
		.join( ' ' );
	return (
		<figure className="slipstream-ui-line-chart">
			<svg
				viewBox={ `0 0 ${ WIDTH } ${ HEIGHT }` }
				preserveAspectRatio="none"
				role="img"
				aria-label={ label }
			>
				<polyline points={ line } vectorEffect="non-scaling-stroke" />
			</svg>
			<figcaption aria-hidden="true">
				<span>{ points[ 0 ]?.label }</span>
				<span>{ points.at( -1 )?.label }</span>
			</figcaption>
		</figure>
	);
}
