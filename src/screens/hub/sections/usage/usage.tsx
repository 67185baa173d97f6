import { SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import {
	BarChart,
	dateInWords,
	daysOf,
	formatCost,
	formatNumber,
	monthsUpTo,
	ResourceContent,
} from '@slipstream/ui';
import { hostOf, ofLimit } from '../../logic/format';
import { ROUTE } from '../../logic/routes';
import type { HubUsage } from '../../types';

const dayName = ( day: string ) =>
	dateInWords( day, { day: 'numeric', month: 'short' } );

/** The requests of the month by day. */
function DaysChart( { usage }: { usage: HubUsage } ) {
	const currency = usage.currency_note || 'USD';
	const points = daysOf( usage.period ).map( ( day ) => ( {
		day,
		value: usage.days.find( ( sum ) => sum.day === day )?.requests ?? 0,
	} ) );
	const busiest = points.reduce( ( most, point ) =>
		point.value > most.value ? point : most
	);
	return (
		<BarChart
			label={ sprintf(
				/* translators: 1: a date, 2: a number. */
				__(
					'Requests by day. Busiest day: %1$s, with %2$s.',
					'slipstream'
				),
				dayName( busiest.day ),
				formatNumber( busiest.value )
			) }
			points={ points.map( ( { day, value } ) => ( {
				label: dayName( day ),
				value,
			} ) ) }
			table={ {
				summary: __( 'Show days as a table', 'slipstream' ),
				columns: [
					__( 'Day', 'slipstream' ),
					__( 'Requests', 'slipstream' ),
					__( 'Tokens', 'slipstream' ),
					__( 'Cost', 'slipstream' ),
				],
				rows: usage.days.map( ( sum ) => [
					dayName( sum.day ),
					formatNumber( sum.requests ),
					formatNumber( sum.tokens ),
					formatCost( sum.cost, currency ),
				] ),
			} }
		/>
	);
}

/** Who has asked how much. */
function SitesTable( { usage }: { usage: HubUsage } ) {
	const currency = usage.currency_note || 'USD';
	return (
		<div
			className="slipstream-hub__scroll"
			role="region"
			aria-label={ __( 'Usage by site', 'slipstream' ) }
			// A table that is wider than the screen can be moved by the keys.
			tabIndex={ 0 }
		>
			<table className="slipstream-hub__table">
				<caption>{ __( 'By site', 'slipstream' ) }</caption>
				<thead>
					<tr>
						<th scope="col">{ __( 'Site', 'slipstream' ) }</th>
						<th scope="col">{ __( 'Requests', 'slipstream' ) }</th>
						<th scope="col">{ __( 'Tokens', 'slipstream' ) }</th>
						<th scope="col">{ __( 'Cost', 'slipstream' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ usage.sites.map( ( site ) => (
						<tr key={ site.id }>
							<th scope="row">
								<a
									href={ `#/sites?search=${ encodeURIComponent( hostOf( site.home ) ) }` }
								>
									{ site.name || hostOf( site.home ) }
								</a>
							</th>
							<td>{ ofLimit( site.requests, site.limit ) }</td>
							<td>{ formatNumber( site.tokens ) }</td>
							<td>{ formatCost( site.cost, currency ) }</td>
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}

function Month( { usage }: { usage: HubUsage } ) {
	return usage.sites.length === 0 && usage.days.length === 0 ? (
		<p>{ __( 'No site used AI this month.', 'slipstream' ) }</p>
	) : (
		<>
			<DaysChart usage={ usage } />
			<SitesTable usage={ usage } />
		</>
	);
}

/** The requests of all sites in a month. */
export function Usage() {
	const [ period, setPeriod ] = useState( '' );
	const path = `${ ROUTE }/usage`;
	const current = useResource< HubUsage >( path );
	const chosen = useResource< HubUsage >( path, {
		query: period ? { period } : undefined,
	} );
	// Numbers of one month under the name of another would mislead.
	const shown = chosen.isStale ? undefined : chosen.data;
	return (
		<ResourceContent resource={ current }>
			{ ( newest ) => (
				<div className="slipstream-hub__usage">
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Month', 'slipstream' ) }
						value={ period || newest.period }
						options={ monthsUpTo( newest.period ).map(
							( value ) => ( {
								value,
								label: dateInWords( value, {
									month: 'long',
									year: 'numeric',
								} ),
							} )
						) }
						onChange={ setPeriod }
					/>
					<ResourceContent resource={ { ...chosen, data: shown } }>
						{ ( usage ) => <Month usage={ usage } /> }
					</ResourceContent>
				</div>
			) }
		</ResourceContent>
	);
}
