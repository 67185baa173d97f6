import { Button, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { getSettings, joinRest } from '@slipstream/settings';
import {
	ResourceContent,
	dateInWords,
	formatMoney,
	monthsUpTo,
	useDownload,
} from '@slipstream/ui';
import { MonthChart } from './month-chart';
import { Allowance, ROUTE } from './summary';
import { TopList } from './top-list';
import { namedFeatures, tokensOf } from './format';
import type { AiUsage } from './types';

function Numbers( { usage }: { usage: AiUsage } ) {
	const { total, currency } = usage;
	const numbers: [ string, string ][] = total
		? [
				[
					__( 'Requests', 'slipstream' ),
					// What failed is not counted against a limit, and stands beside it.
					( total.requests - total.failed ).toLocaleString(),
				],
				[
					__( 'Tokens', 'slipstream' ),
					tokensOf( total ).toLocaleString(),
				],
				[
					__( 'Cost', 'slipstream' ),
					formatMoney( total.cost, currency ),
				],
				[ __( 'Failed', 'slipstream' ), total.failed.toLocaleString() ],
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
		return <p>{ __( 'No AI requests this month.', 'slipstream' ) }</p>;
	}
	return (
		<>
			<Numbers usage={ usage } />
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
