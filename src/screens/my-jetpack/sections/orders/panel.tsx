import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { getSettings, joinRest } from '@slipstream/settings';
import { EmptyState, List, useDownload, usePagedList } from '@slipstream/ui';
import type { ListField, ListFilter } from '@slipstream/ui';
import { PaymentModal } from '../../payments/payment-modal';
import { ShortDay } from '../../payments/short-day';
import { Stopped } from '../../payments/stopped';
import {
	amountInWords,
	choices,
	disputeNames,
	modeNames,
	payerName,
} from '../../payments/words';
import { Actions } from './actions';
import { Facts } from './facts';
import { listMessages, stateNames, stateSentence } from './messages';
import { usePlaceFilters } from './places';
import { ROUTE } from './types';
import { address, queryOf } from './address';
import type { Order } from './types';
import type { OrdersView } from './address';

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
		render: ( item ) => <bdi>{ amountInWords( item ) }</bdi>,
		renderNote: stateSentence,
	},
	{
		id: 'created',
		label: __( 'Date', 'slipstream' ),
		placement: 'end',
		render: ( { created } ) => <ShortDay seconds={ created } />,
	},
];

const kinds = () => ( {
	'one-time': __( 'Once', 'slipstream' ),
	recurring: __( 'Regularly', 'slipstream' ),
} );

const filtersOf = ( view: OrdersView ): ListFilter< OrdersView >[] => [
	{
		name: 'state',
		type: 'select',
		label: __( 'State', 'slipstream' ),
		allLabel: __( 'All states', 'slipstream' ),
		options: choices( stateNames() ),
		activeLabel: view.state && stateNames()[ view.state ],
	},
	{
		name: 'dispute',
		type: 'select',
		label: __( 'Dispute', 'slipstream' ),
		allLabel: __( 'With and without', 'slipstream' ),
		options: choices( disputeNames() ),
		activeLabel: disputeNames()[ view.dispute ] ?? '',
	},
	{
		name: 'mode',
		type: 'select',
		label: __( 'Mode', 'slipstream' ),
		allLabel: __( 'Test and live', 'slipstream' ),
		options: choices( modeNames() ),
		activeLabel: view.mode && modeNames()[ view.mode ],
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
	const { view, isCurrent, go } = list.route;
	const places = usePlaceFilters( view );
	return (
		<>
			<Stopped />
			<List< Order, OrdersView >
				{ ...list }
				label={ __( 'Orders', 'slipstream' ) }
				fields={ fields() }
				filters={ [ ...filtersOf( view ), ...places ] }
				actions={ [] }
				isHighlighted={ ( { dispute, state } ) =>
					dispute === 'open' || state === 'unknown'
				}
				messages={ listMessages() }
				errorMessages={ {
					forbidden: __(
						'Only administrators can see orders.',
						'slipstream'
					),
				} }
				countTools={
					<Button
						variant="tertiary"
						onClick={ () =>
							void download(
								joinRest(
									getSettings().restRoot,
									`${ ROUTE }/export`,
									{
										...queryOf( view ),
										search: view.search || undefined,
									}
								)
							)
						}
					>
						{ __( 'Export as CSV', 'slipstream' ) }
					</Button>
				}
				empty={ <Empty /> }
			/>
			{ view.id > 0 && isCurrent && (
				<PaymentModal< Order >
					key={ view.id }
					title={ sprintf(
						/* translators: %d: the number of an order. */
						__( 'Order %d', 'slipstream' ),
						view.id
					) }
					path={ `${ ROUTE }/${ view.id }` }
					onClose={ () => go( { id: 0 }, { replace: true } ) }
					onChange={ list.resource.reload }
					Facts={ Facts }
					Actions={ Actions }
				/>
			) }
		</>
	);
}
