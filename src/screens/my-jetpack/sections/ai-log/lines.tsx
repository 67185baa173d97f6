import { dateI18n, getSettings as getDateSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { formatCost, formatNumber } from '@slipstream/ui';
import { featureName } from '../../feature-names';
import { isFailed, outcomeSentence } from './outcome';
import type { LogLine } from './types';

interface Props {
	lines: readonly LogLine[];
	currency: string;
}

const time = ( created: string ) =>
	dateI18n( getDateSettings().formats.datetime, created, undefined );

const seconds = ( milliseconds: number ) =>
	sprintf(
		/* translators: %s: a number of seconds. */
		__( '%s s', 'slipstream' ),
		formatNumber( Math.round( milliseconds / 100 ) / 10 )
	);

function Line( { line, currency }: { line: LogLine; currency: string } ) {
	return (
		<tr>
			<th scope="row">
				<time dateTime={ line.created }>{ time( line.created ) }</time>
			</th>
			<td>{ line.person }</td>
			<td>
				{ featureName( line.feature ) || __( 'Other', 'slipstream' ) }
				{ line.post_link && (
					<a href={ line.post_link }>
						{ line.post_title || __( '(no title)', 'slipstream' ) }
					</a>
				) }
			</td>
			<td>
				<code>{ line.model }</code>
			</td>
			<td data-label={ __( 'Tokens', 'slipstream' ) }>
				{ formatNumber( line.tokens_in + line.tokens_out ) }
			</td>
			<td data-label={ __( 'Cost', 'slipstream' ) }>
				{ formatCost( line.cost, currency ) }
			</td>
			<td data-label={ __( 'Duration', 'slipstream' ) }>
				{ seconds( line.milliseconds ) }
			</td>
			<td data-failed={ isFailed( line.outcome ) || undefined }>
				{ outcomeSentence( line.outcome ) }
			</td>
		</tr>
	);
}

/** Requests as a table; where it is narrow, as a list. */
export function Lines( { lines, currency }: Props ) {
	const heads = [
		__( 'Time', 'slipstream' ),
		__( 'Person', 'slipstream' ),
		__( 'Feature', 'slipstream' ),
		__( 'Model', 'slipstream' ),
		__( 'Tokens', 'slipstream' ),
		__( 'Cost', 'slipstream' ),
		__( 'Duration', 'slipstream' ),
		__( 'Outcome', 'slipstream' ),
	];
	return (
		<table className="slipstream-ai-log__lines">
			<caption className="screen-reader-text">
				{ __( 'AI requests, newest first', 'slipstream' ) }
			</caption>
			<thead>
				<tr>
					{ heads.map( ( head ) => (
						<th key={ head } scope="col">
							{ head }
						</th>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ lines.map( ( line ) => (
					<Line key={ line.id } line={ line } currency={ currency } />
				) ) }
			</tbody>
		</table>
	);
}
