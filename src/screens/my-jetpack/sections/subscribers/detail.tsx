import { Modal } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { getSettings } from '@slipstream/settings';
import { ResourceContent, useAction } from '@slipstream/ui';
import { InlineQuestion } from '../../payments/inline-question';
import { when } from '../../payments/words';
import { accessNames, removalSentences } from './messages';
import { Proofs } from './proofs';
import { ROUTE } from './types';
import { categoriesInWords } from './use-categories';
import { remove, useProofYears } from './use-removal';
import '../../payments/payments.scss';
import type { Subscriber, SubscriberWithProofs } from './types';
import type { CategoryNames } from './use-categories';

interface FactsProps {
	item: Subscriber;
	names: CategoryNames;
}

/** Where somebody stands, said once it changes. */
function StateFact( { item }: { item: Subscriber } ) {
	return (
		<>
			<dt>{ __( 'State', 'slipstream' ) }</dt>
			<dd>
				<span role="status">
					{ item.state === 'active'
						? __( 'Subscribed', 'slipstream' )
						: sprintf(
								/* translators: %s: a date with time. */
								__( 'Unsubscribed on %s', 'slipstream' ),
								when( item.ended )
							) }
				</span>
			</dd>
		</>
	);
}

/** What is known of a subscriber. */
function Facts( { item, names }: FactsProps ) {
	return (
		<dl className="slipstream-payment__facts">
			<StateFact item={ item } />
			<dt>{ __( 'Since', 'slipstream' ) }</dt>
			<dd>{ when( item.since ) }</dd>
			{ item.state === 'active' && (
				<>
					<dt>{ __( 'Email address', 'slipstream' ) }</dt>
					<dd>
						<bdi>{ item.email }</bdi>
					</dd>
					{ item.name && (
						<>
							<dt>{ __( 'Name', 'slipstream' ) }</dt>
							<dd>
								<bdi>{ item.name }</bdi>
							</dd>
						</>
					) }
					<dt>{ __( 'Gets', 'slipstream' ) }</dt>
					<dd>
						<bdi>{ categoriesInWords( item, names ) }</bdi>
					</dd>
					<dt>{ __( 'Access', 'slipstream' ) }</dt>
					<dd>{ accessNames()[ item.access ] }</dd>
					{ item.language && (
						<>
							<dt>{ __( 'Language', 'slipstream' ) }</dt>
							<dd>{ item.language }</dd>
						</>
					) }
					{ item.user_id > 0 && (
						<>
							<dt>{ __( 'User of this site', 'slipstream' ) }</dt>
							<dd>
								<a
									href={ `${ getSettings().adminUrl }user-edit.php?user_id=${ item.user_id }` }
								>
									{ __( 'Profile', 'slipstream' ) }
								</a>
							</dd>
						</>
					) }
				</>
			) }
		</dl>
	);
}

/** Asks, says what is kept, and ends a subscription. */
function Remove( {
	id,
	onRemoved,
}: {
	id: number;
	onRemoved: () => Promise< unknown >;
} ) {
	const years = useProofYears();
	const action = useAction( async () => {
		await remove( id );
		await onRemoved();
	} );
	return (
		<InlineQuestion
			trigger={ __( 'Remove subscriber', 'slipstream' ) }
			label={ __( 'Remove this subscriber?', 'slipstream' ) }
			action={ action }
			confirmLabel={ __( 'Remove', 'slipstream' ) }
			cancelLabel={ __( 'Keep', 'slipstream' ) }
			done={ () => __( 'Removed from the list.', 'slipstream' ) }
		>
			{ removalSentences( years ).map( ( sentence ) => (
				<p key={ sentence }>{ sentence }</p>
			) ) }
		</InlineQuestion>
	);
}

interface Props {
	id: number;
	names: CategoryNames;
	onClose: () => void;
	/** Reads the list again. */
	onChange: () => Promise< void >;
}

/** A subscriber, with what proves that they wanted it. */
export function DetailModal( { id, names, onClose, onChange }: Props ) {
	const resource = useResource< SubscriberWithProofs >(
		`${ ROUTE }/${ id }`
	);
	const onRemoved = () => Promise.all( [ resource.reload(), onChange() ] );
	return (
		<Modal
			title={ sprintf(
				/* translators: %d: a number. */
				__( 'Subscriber %d', 'slipstream' ),
				id
			) }
			size="medium"
			onRequestClose={ onClose }
		>
			<ResourceContent resource={ resource } lines={ 6 }>
				{ ( item ) => (
					<div className="slipstream-payment">
						<Facts item={ item } names={ names } />
						<Proofs proofs={ item.proofs } />
						{ item.state === 'active' && (
							<Remove id={ id } onRemoved={ onRemoved } />
						) }
					</div>
				) }
			</ResourceContent>
		</Modal>
	);
}
