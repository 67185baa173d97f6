import {
	Button,
	ExternalLink,
	Modal,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import {
	formatMoney,
	fromDecimal,
	parseAmount,
	toDecimal,
} from '@slipstream/money';
import {
	ActionButton,
	Problem,
	ResourceContent,
	useAction,
} from '@slipstream/ui';
import type { Resource } from '@slipstream/data';
import { kindNames, payerName, stateSentence, when } from './messages';
import { ROUTE } from './types';
import type { OrderWithEntries } from './types';
import './orders.scss';

interface Props {
	id: number;
	onClose: () => void;
	/** Reads the list again. */
	onChange: () => Promise< void >;
}

function Facts( { order }: { order: OrderWithEntries } ) {
	return (
		<dl className="slipstream-order__facts">
			<dt>{ __( 'Agreed', 'slipstream' ) }</dt>
			<dd>{ order.sentence || order.money.formatted }</dd>
			<dt>{ __( 'State', 'slipstream' ) }</dt>
			<dd>{ stateSentence( order ) }</dd>
			<dt>{ __( 'Payer', 'slipstream' ) }</dt>
			<dd dir="auto">
				{ payerName( order ) }
				{ order.name && order.email && ` (${ order.email })` }
			</dd>
			{ order.note && (
				<>
					<dt>{ __( 'Note', 'slipstream' ) }</dt>
					<dd dir="auto">{ order.note }</dd>
				</>
			) }
		</dl>
	);
}

function Entries( { order }: { order: OrderWithEntries } ) {
	if ( ! order.entries.length ) {
		return <p>{ __( 'No money has moved.', 'slipstream' ) }</p>;
	}
	return (
		<table className="widefat striped">
			<caption className="screen-reader-text">
				{ __( 'Money that has moved', 'slipstream' ) }
			</caption>
			<thead>
				<tr>
					<th scope="col">{ __( 'What', 'slipstream' ) }</th>
					<th scope="col">{ __( 'Amount', 'slipstream' ) }</th>
					<th scope="col">{ __( 'Date', 'slipstream' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ order.entries.map(
					( { kind, money, object_id: objectId, occurred } ) => (
						<tr key={ `${ kind } ${ objectId }` }>
							<td>{ kindNames()[ kind ] ?? kind }</td>
							<td>{ money.formatted }</td>
							<td>{ when( occurred ) }</td>
						</tr>
					)
				) }
			</tbody>
		</table>
	);
}

const REFUNDABLE = [ 'charge', 'refund', 'refund_failed' ];

interface ChangeProps {
	order: OrderWithEntries;
	resource: Resource< OrderWithEntries >;
	onChange: () => Promise< void >;
}

/** What can still be given back, as the field shows it. */
function leftOf( { entries, money: { currency } }: OrderWithEntries ): string {
	const amounts = entries
		.filter( ( { kind } ) => REFUNDABLE.includes( kind ) )
		.map(
			( { money } ) => fromDecimal( money.amount, currency )?.amount ?? 0
		);
	const amount = amounts.reduce( ( sum, one ) => sum + one, 0 );
	return String( toDecimal( { amount, currency } ) );
}

/** Gives money back. Each wish has an ID, so that it is done once however often it is sent. */
function Refund( { order, resource, onChange }: ChangeProps ) {
	const { currency } = order.money;
	const [ typed, setTyped ] = useState( () => leftOf( order ) );
	// Another dialog would close this one.
	const [ isAsking, setIsAsking ] = useState( false );
	const [ request, setRequest ] = useState( () => crypto.randomUUID() );
	const money = parseAmount( typed, currency );
	const action = useAction( async () => {
		const refunded = await getHttp().post< OrderWithEntries >(
			`${ ROUTE }/${ order.id }/refund`,
			{
				amount: String( money ? toDecimal( money ) : typed ),
				request,
			}
		);
		resource.update( refunded );
		setTyped( leftOf( refunded ) );
		setRequest( crypto.randomUUID() );
		setIsAsking( false );
		await onChange();
	} );
	return (
		<fieldset className="slipstream-order__refund">
			<legend>{ __( 'Refund', 'slipstream' ) }</legend>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				inputMode="decimal"
				label={ sprintf(
					/* translators: %s: the code of a currency, such as EUR. */
					__( 'Amount in %s', 'slipstream' ),
					currency
				) }
				value={ typed }
				onChange={ ( text ) => {
					// Another amount is another wish.
					setTyped( text );
					setRequest( crypto.randomUUID() );
				} }
			/>
			<Problem message={ action.problem } />
			{ isAsking && money ? (
				<>
					<p role="status">
						{ sprintf(
							/* translators: %s: an amount of money. */
							__(
								'%s goes back to the payer. This cannot be undone.',
								'slipstream'
							),
							formatMoney( money )
						) }
					</p>
					<div className="slipstream-ui-buttons">
						<ActionButton
							action={ action }
							label={ __( 'Give it back', 'slipstream' ) }
							variant="primary"
							isDestructive
						/>
						<Button
							variant="tertiary"
							onClick={ () => setIsAsking( false ) }
						>
							{ __( 'Keep it', 'slipstream' ) }
						</Button>
					</div>
				</>
			) : (
				<Button
					variant="secondary"
					isDestructive
					disabled={ ! money || money.amount <= 0 }
					accessibleWhenDisabled
					onClick={ () => setIsAsking( true ) }
				>
					{ __( 'Refund', 'slipstream' ) }
				</Button>
			) }
		</fieldset>
	);
}

/** An order, with the money that has moved and what can be done. */
export function OrderModal( { id, onClose, onChange }: Props ) {
	const resource = useResource< OrderWithEntries >( `${ ROUTE }/${ id }` );
	const check = useAction( async () => {
		resource.update(
			await getHttp().post< OrderWithEntries >(
				`${ ROUTE }/${ id }/check`
			)
		);
		await onChange();
	} );
	return (
		<Modal
			title={ sprintf(
				/* translators: %d: the number of an order. */
				__( 'Order %d', 'slipstream' ),
				id
			) }
			size="medium"
			onRequestClose={ onClose }
		>
			<ResourceContent resource={ resource } lines={ 6 }>
				{ ( order ) => (
					<>
						<Facts order={ order } />
						<Entries order={ order } />
						<Problem message={ check.problem } />
						<div className="slipstream-ui-buttons">
							<ActionButton
								action={ check }
								label={ __( 'Ask Stripe again', 'slipstream' ) }
							/>
							{ order.gateway_url && (
								<ExternalLink href={ order.gateway_url }>
									{ __( 'Open in Stripe', 'slipstream' ) }
								</ExternalLink>
							) }
						</div>
						{ [ 'paid', 'partly_refunded' ].includes(
							order.state
						) && (
							<Refund
								order={ order }
								resource={ resource }
								onChange={ onChange }
							/>
						) }
					</>
				) }
			</ResourceContent>
		</Modal>
	);
}
