import { Button, Notice, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { download } from '@slipstream/http';
import { getSettings, joinRest } from '@slipstream/settings';
import { useResource } from '../hooks/use-resource';
import {
	dateInWords,
	money,
	monthsUpTo,
	namedFeatures,
	tokensOf,
	usageSentence,
} from '../logic/usage';
import { Waiting } from './card';
import { DayChart } from './day-chart';
import { TopList } from './top-list';
import type { AiUsage } from '../types';

const ROUTE = 'slipstream/v1/ai-usage';

function Numbers( { usage }: { usage: AiUsage } ) {
	const { total, currency } = usage;
	const numbers: [ string, string ][] = total
		? [
				[
					__( 'Requests', 'slipstream' ),
					total.requests.toLocaleString(),
				],
				[
					__( 'Tokens', 'slipstream' ),
					tokensOf( total ).toLocaleString(),
				],
				[ __( 'Cost', 'slipstream' ), money( total.cost, currency ) ],
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

function Allowance( { usage }: { usage: AiUsage } ) {
	return (
		<>
			<p>
				{ usageSentence( usage ) }{ ' ' }
				{ usage.is_over &&
					sprintf(
						/* translators: %s: a date. */
						__( 'A limit is reached until %s.', 'slipstream' ),
						dateInWords( usage.resets.slice( 0, 10 ), {
							dateStyle: 'long',
						} )
					) }
			</p>
			{ usage.limit > 0 && (
				<progress
					className="slipstream-dashboard__meter"
					aria-label={ __(
						'AI requests used this month',
						'slipstream'
					) }
					max={ usage.limit }
					value={ usage.used }
				/>
			) }
		</>
	);
}

function CsvButton( { month }: { month: string } ) {
	const [ hasFailed, setHasFailed ] = useState( false );
	const fetchFile = async () =>
		setHasFailed(
			! ( await download(
				joinRest( getSettings().restRoot, `${ ROUTE }/export`, {
					month,
				} )
			) )
		);
	return (
		<>
			<Button variant="secondary" onClick={ () => void fetchFile() }>
				{ __( 'Download as CSV', 'slipstream' ) }
			</Button>
			{ hasFailed && (
				<Notice status="error" isDismissible={ false }>
					{ __(
						'The file could not be fetched. Check that you are online and signed in, then try again.',
						'slipstream'
					) }
				</Notice>
			) }
		</>
	);
}

function Details( { usage }: { usage: AiUsage } ) {
	const { currency, features, models, users } = usage;
	if ( ! usage.total ) {
		return (
			<p>
				{ __(
					'Nobody asked AI anything in this month.',
					'slipstream'
				) }
			</p>
		);
	}
	return (
		<>
			<Numbers usage={ usage } />
			<DayChart usage={ usage } />
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
			<CsvButton month={ usage.month } />
		</>
	);
}

/** The numbers of a month. */
export function UsagePanel() {
	const [ month, setMonth ] = useState( '' );
	const current = useResource< AiUsage >( ROUTE );
	const chosen = useResource< AiUsage >(
		month ? `${ ROUTE }?month=${ month }` : ROUTE
	);
	if ( ! current.data ) {
		return <Waiting resource={ current } />;
	}
	const now = current.data.month;
	const isShown = chosen.data?.month === ( month || now );
	return (
		<div className="slipstream-usage">
			<Allowance usage={ current.data } />
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Month', 'slipstream' ) }
				value={ month || now }
				options={ monthsUpTo( now ).map( ( value ) => ( {
					value,
					label: dateInWords( value, {
						month: 'long',
						year: 'numeric',
					} ),
				} ) ) }
				onChange={ setMonth }
			/>
			{ isShown && chosen.data ? (
				<Details usage={ chosen.data } />
			) : (
				<Waiting resource={ chosen } />
			) }
		</div>
	);
}
