import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { EmptyState, List, useDownload, usePagedList } from '@slipstream/ui';
import type { ListField, ListFilter } from '@slipstream/ui';
import {
	dayOf,
	listMessages,
	payerName,
	stateNames,
	stateSentence,
} from './messages';
import { OrderModal } from './order-modal';
import { ROUTE, STATES } from './types';
import { address, queryOf } from './view';
import type { Order } from './types';
import type { OrdersView } from './view';

const fields = (): ListField< Order >[] => [
	{
		id: 'payer',
		label: __( 'Payer', 'slipstream' ),
		placement: 'title',
		render: payerName,
		renderNote: ( { name, email } ) => ( name ? email : '' ),
		hasOwnDirection: true,
	},
	{
		id: 'amount',
		label: __( 'Amount', 'slipstream' ),
		placement: 'description',
		render: ( { money } ) => money.formatted,
		renderNote: ( { sentence } ) => sentence,
	},
	{
		id: 'state',
		label: __( 'State', 'slipstream' ),
		placement: 'detail',
		render: stateSentence,
	},
	{
		id: 'created',
		label: __( 'Date', 'slipstream' ),
		placement: 'end',
		render: ( { created } ) => dayOf( created ),
	},
];

const modes = () => ( {
	live: __( 'Live', 'slipstream' ),
	test: __( 'Test', 'slipstream' ),
} );

const kinds = () => ( {
	'one-time': __( 'Once', 'slipstream' ),
	recurring: __( 'Regularly', 'slipstream' ),
} );

const choices = ( names: Record< string, string > ) =>
	Object.entries( names ).map( ( [ value, label ] ) => ( { value, label } ) );

const filtersOf = ( view: OrdersView ): ListFilter< OrdersView >[] => [
	{
		name: 'state',
		type: 'select',
		label: __( 'State', 'slipstream' ),
		allLabel: __( 'All states', 'slipstream' ),
		options: STATES.map( ( value ) => ( {
			value,
			label: stateNames()[ value ],
		} ) ),
		activeLabel: view.state && stateNames()[ view.state ],
	},
	{
		name: 'mode',
		type: 'select',
		label: __( 'Mode', 'slipstream' ),
		allLabel: __( 'Test and live', 'slipstream' ),
		options: choices( modes() ),
		activeLabel: view.mode && modes()[ view.mode ],
	},
	{
		name: 'kind',
		type: 'select',
		label: __( 'Paid', 'slipstream' ),
		allLabel: __( 'Once and regularly', 'slipstream' ),
		options: choices( kinds() ),
		activeLabel: view.kind && kinds()[ view.kind ],
	},
];

const Empty = () => (
	<EmptyState title={ __( 'No orders yet', 'slipstream' ) }>
		<p>
			{ __(
				'Connect an account, and add a Donations Form or Payment Buttons to a page.',
				'slipstream'
			) }
		</p>
		<Button variant="secondary" href="#/payments">
			{ __( 'Set up payments', 'slipstream' ) }
		</Button>
	</EmptyState>
);

/** What visitors have paid, the newest first. */
export function OrdersPanel() {
	const list = usePagedList( {
		path: ROUTE,
		address,
		queryOf,
		toItem: ( order: Order ) => order,
	} );
	const download = useDownload();
	const { view } = list.route;
	return (
		<>
			<List< Order, OrdersView >
				{ ...list }
				label={ __( 'Orders', 'slipstream' ) }
				fields={ fields() }
				filters={ filtersOf( view ) }
				actions={ [] }
				isHighlighted={ ( { dispute, state } ) =>
					dispute === 'open' || state === 'unknown'
				}
				messages={ listMessages() }
				countTools={
					<Button
						variant="tertiary"
						onClick={ () =>
							void download(
								addQueryArgs( `${ ROUTE }/export`, {
									...queryOf( view ),
									search: view.search || undefined,
								} )
							)
						}
					>
						{ __( 'Export as CSV', 'slipstream' ) }
					</Button>
				}
				empty={ <Empty /> }
			/>
			{ view.id > 0 && list.route.isCurrent && (
				<OrderModal
					key={ view.id }
					id={ view.id }
					onClose={ () =>
						list.route.go( { id: 0 }, { replace: true } )
					}
					onChange={ list.resource.reload }
				/>
			) }
		</>
	);
}
