import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { EmptyState, List, usePagedList } from '@slipstream/ui';
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
import { Cancel } from './cancel';
import { Facts } from './facts';
import {
	listMessages,
	nextCharge,
	statusNames,
	statusSentence,
} from './messages';
import { ROUTE } from './types';
import { address, queryOf } from './address';
import type { Subscription } from './types';
import type { SubscriptionsView } from './address';

const fields = (): ListField< Subscription >[] => [
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
		renderNote: statusSentence,
	},
	{
		id: 'next',
		label: __( 'Next charge', 'slipstream' ),
		placement: 'detail',
		render: nextCharge,
	},
	{
		id: 'created',
		label: __( 'Began', 'slipstream' ),
		placement: 'end',
		render: ( { created } ) => <ShortDay seconds={ created } />,
	},
];

const filtersOf = (
	view: SubscriptionsView
): ListFilter< SubscriptionsView >[] => [
	{
		name: 'needsPayer',
		type: 'checkbox',
		label: __( 'Only those that need the payer', 'slipstream' ),
		activeLabel: __( 'Need the payer', 'slipstream' ),
	},
	{
		name: 'status',
		type: 'select',
		label: __( 'State', 'slipstream' ),
		allLabel: __( 'All states', 'slipstream' ),
		options: choices( statusNames() ),
		activeLabel: view.status && statusNames()[ view.status ],
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
];

const Empty = () => (
	<EmptyState title={ __( 'No subscriptions yet', 'slipstream' ) }>
		<p>
			{ __(
				'They appear here as soon as someone pays monthly or yearly with a Donations Form or Payment Buttons.',
				'slipstream'
			) }
		</p>
		<Button variant="secondary" href="#/payments">
			{ __( 'Set up payments', 'slipstream' ) }
		</Button>
	</EmptyState>
);

/** What visitors pay again and again, the newest first. */
export function SubscriptionsPanel() {
	const list = usePagedList( {
		path: ROUTE,
		address,
		queryOf,
		toItem: ( item: Subscription ) => item,
	} );
	const { view, isCurrent, go } = list.route;
	return (
		<>
			<Stopped />
			<List< Subscription, SubscriptionsView >
				{ ...list }
				label={ __( 'Subscriptions', 'slipstream' ) }
				fields={ fields() }
				filters={ filtersOf( view ) }
				actions={ [] }
				isHighlighted={ ( { dispute, needs_payer: needsPayer } ) =>
					needsPayer || dispute === 'open'
				}
				messages={ listMessages() }
				errorMessages={ {
					forbidden: __(
						'Only administrators can see subscriptions.',
						'slipstream'
					),
				} }
				empty={ <Empty /> }
			/>
			{ view.id > 0 && isCurrent && (
				<PaymentModal< Subscription >
					key={ view.id }
					title={ sprintf(
						/* translators: %d: the number of a subscription. */
						__( 'Subscription %d', 'slipstream' ),
						view.id
					) }
					path={ `${ ROUTE }/${ view.id }` }
					onClose={ () => go( { id: 0 }, { replace: true } ) }
					onChange={ list.resource.reload }
					Facts={ Facts }
					Actions={ Cancel }
				/>
			) }
		</>
	);
}
