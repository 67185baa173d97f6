import { Button, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { getSettings, joinRest } from '@slipstream/settings';
import {
	ResourceContent,
	dateInWords,
	formatCost,
	formatNumber,
	monthsUpTo,
	useDownload,
} from '@slipstream/ui';
import { MonthChart } from './month-chart';
import { Allowance, ROUTE } from './summary';
import { TopList } from './top-list';
import { emptySentence, namedFeatures, tokensOf } from './format';
import type { AiUsage } from './types';

function Numbers( { usage }: { usage: AiUsage } ) {
	const { total, currency } = usage;
	const numbers: [ string, string ][] = total
		? [
				[
					__( 'Requests', 'slipstream' ),
					formatNumber( total.requests ),
				],
				[
					__( 'Tokens', 'slipstream' ),
					formatNumber( tokensOf( total ) ),
				],
				[
					__( 'Cost', 'slipstream' ),
					formatCost( total.cost, currency ),
				],
				[
					__( 'Failed, not counted', 'slipstream' ),
					formatNumber( total.failed ),
				],
			]
		: [];
	return (
		<dl className="slipstream-usage__numbers">
			{ numbers.map( ( [ name, value ] ) => (
				<div key={ name }>
					<dt>{ name }</dt>
					<dd>{ value }</dd>
				</div>
			) ) }
		</dl>
	);
}

/** What the numbers are of, where that is not all of the month, or not the whole site. */
function Source( { usage }: { usage: AiUsage } ) {
	const { log_days: days, scope } = usage;
	return (
		<p className="slipstream-ui-muted">
			{ scope === 'own' &&
				`${ __( 'These are your own requests.', 'slipstream' ) } ` }
			{ __( 'An image counts as several requests.', 'slipstream' ) }{ ' ' }
			{ days > 0 &&
				days < 31 &&
				sprintf(
					/* translators: %d: a number of days. */
					_n(
						'The log is kept for %d day, so earlier requests are missing here.',
						'The log is kept for %d days, so earlier requests are missing here.',
						days,
						'slipstream'
					),
					days
				) }
		</p>
	);
}

function ExportButton( { month }: { month: string } ) {
	const download = useDownload();
	const address = joinRest( getSettings().restRoot, `${ ROUTE }/export`, {
		month,
	} );
	return (
		<Button variant="secondary" onClick={ () => void download( address ) }>
			{ __( 'Download as CSV', 'slipstream' ) }
		</Button>
	);
}

function Details( { usage }: { usage: AiUsage } ) {
	const { currency, features, models, users } = usage;
	if ( ! usage.total ) {
		return <p>{ emptySentence( usage ) }</p>;
	}
	return (
		<>
			<Numbers usage={ usage } />
			<Source usage={ usage } />
			<MonthChart usage={ usage } />
			<TopList
				title={ __( 'Features', 'slipstream' ) }
				sums={ namedFeatures( features ) }
				currency={ currency }
			/>
			<TopList
				title={ __( 'Models', 'slipstream' ) }
				sums={ models }
				currency={ currency }
			/>
			{ users.length > 0 && (
				<TopList
					title={ __( 'People', 'slipstream' ) }
					sums={ users }
					currency={ currency }
				/>
			) }
			<ExportButton month={ usage.month } />
		</>
	);
}

/** The numbers of a month. */
export function UsagePanel() {
	const [ month, setMonth ] = useState( '' );
	const current = useResource< AiUsage >( ROUTE );
	const chosen = useResource< AiUsage >( ROUTE, {
		query: month ? { month } : undefined,
	} );
	// Numbers of one month under the name of another would mislead.
	const shown = chosen.isStale ? undefined : chosen.data;
	return (
		<ResourceContent resource={ current }>
			{ ( usage ) => (
				<div className="slipstream-usage">
					<Allowance usage={ usage } />
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Month', 'slipstream' ) }
						value={ month || usage.month }
						options={ monthsUpTo( usage.month ).map(
							( value ) => ( {
								value,
								label: dateInWords( value, {
									month: 'long',
									year: 'numeric',
								} ),
							} )
						) }
						onChange={ setMonth }
					/>
					<ResourceContent resource={ { ...chosen, data: shown } }>
						{ ( data ) => <Details usage={ data } /> }
					</ResourceContent>
				</div>
			) }
		</ResourceContent>
	);
}
