import { SelectControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import {
	choiceField,
	createAddressView,
	EmptyState,
	formatNumber,
	numberField,
	Pagination,
	ResourceContent,
	useAddressView,
} from '@slipstream/ui';
import { Lines } from './lines';
import { PER_PAGE, ROUTE } from './types';
import './ai-log.scss';
import type { Log } from './types';

interface LogView {
	outcome: 'all' | 'failed';
	page: number;
}

const address = createAddressView< LogView >( {
	path: '/ai-log',
	fields: {
		outcome: choiceField( [ 'all', 'failed' ] ),
		page: numberField( 1 ),
	},
} );

/** How long lines stay. */
function Keeping( { days }: { days: number } ) {
	return (
		<p className="slipstream-ui-muted">
			{ __(
				'Who asked for what, when, and how it ended. Prompts and answers are not kept.',
				'slipstream'
			) }{ ' ' }
			{ days > 0 &&
				sprintf(
					/* translators: %s: a number of days. */
					_n(
						'Entries are kept for %s day.',
						'Entries are kept for %s days.',
						days,
						'slipstream'
					),
					formatNumber( days )
				) }{ ' ' }
			<a href="#/ai-control">{ __( 'Change', 'slipstream' ) }</a>
		</p>
	);
}

function Nothing( { isFiltered }: { isFiltered: boolean } ) {
	return (
		<EmptyState>
			<p>
				{ isFiltered
					? __( 'No failed requests.', 'slipstream' )
					: __( 'No AI requests yet.', 'slipstream' ) }
			</p>
		</EmptyState>
	);
}

/** The log of AI requests, newest first. */
export function LogPanel() {
	const { view, go } = useAddressView( address );
	const resource = useResource< Log >( ROUTE, {
		query: { ...view, per_page: PER_PAGE },
	} );
	return (
		<div className="slipstream-ai-log" aria-busy={ resource.isStale }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Requests', 'slipstream' ) }
				value={ view.outcome }
				options={ [
					{ value: 'all', label: __( 'All', 'slipstream' ) },
					{ value: 'failed', label: __( 'Failed', 'slipstream' ) },
				] }
				onChange={ ( outcome: LogView[ 'outcome' ] ) =>
					go( { outcome, page: 1 } )
				}
			/>
			<ResourceContent resource={ resource }>
				{ ( { items, total, currency, days } ) => (
					<>
						<Keeping days={ days } />
						{ items.length === 0 ? (
							<Nothing isFiltered={ view.outcome !== 'all' } />
						) : (
							<Lines lines={ items } currency={ currency } />
						) }
						<Pagination
							page={ view.page }
							pages={ Math.ceil( total / PER_PAGE ) }
							onChange={ ( page ) => go( { page } ) }
						/>
					</>
				) }
			</ResourceContent>
		</div>
	);
}
