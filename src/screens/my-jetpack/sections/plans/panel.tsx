import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import {
	EmptyState,
	ResourceContent,
	useConfirm,
	useNotify,
} from '@slipstream/ui';
import type { Product } from '@slipstream/memberships';
import { amountInWords } from '../../payments/words';
import { formattedPrice, NEW_PLAN } from './draft';
import { PlanModal } from './plan-modal';
import './plans.scss';

const ROUTE = 'wpcom/v2/memberships';

/** A plan's price, and how often it is paid. */
const priceOf = ( plan: Product ) =>
	amountInWords( {
		money: {
			amount: Number( plan.price ),
			currency: plan.currency,
			formatted: formattedPrice( plan ),
		},
		interval: plan.interval,
	} );

interface ListProps {
	plans: readonly Product[];
	onEdit: ( plan: Product ) => void;
	onRemove: ( plan: Product ) => void;
}

function PlanList( { plans, onEdit, onRemove }: ListProps ) {
	return (
		<ul className="slipstream-plans">
			{ plans.map( ( plan ) => (
				<li key={ plan.id }>
					<div>
						<h3>{ plan.title }</h3>
						<p className="slipstream-ui-muted">
							{ plan.buyer_can_change_amount
								? sprintf(
										/* translators: %s: an amount of money, such as "€5 each month". */
										__( '%s, or more', 'slipstream' ),
										priceOf( plan )
									)
								: priceOf( plan ) }
						</p>
					</div>
					<div className="slipstream-ui-buttons">
						<Button
							variant="secondary"
							size="compact"
							aria-label={ sprintf(
								/* translators: %s: the name of a payment plan. */
								__( 'Edit “%s”', 'slipstream' ),
								plan.title
							) }
							onClick={ () => onEdit( plan ) }
						>
							{ __( 'Edit', 'slipstream' ) }
						</Button>
						<Button
							variant="tertiary"
							size="compact"
							isDestructive
							aria-label={ sprintf(
								/* translators: %s: the name of a payment plan. */
								__( 'Stop selling “%s”', 'slipstream' ),
								plan.title
							) }
							onClick={ () => onRemove( plan ) }
						>
							{ __( 'Stop selling', 'slipstream' ) }
						</Button>
					</div>
				</li>
			) ) }
		</ul>
	);
}

/** Takes a plan out of sale, if the owner says yes. */
function useRemove( reload: () => Promise< void > ) {
	const confirm = useConfirm();
	const notify = useNotify();
	return async ( { id, title }: Product ) => {
		const isAgreed = await confirm( {
			message: sprintf(
				/* translators: %s: the name of a payment plan. */
				__(
					'Stop selling “%s”? Buttons that offer nothing else disappear from your pages. Subscriptions that run go on until someone cancels them.',
					'slipstream'
				),
				title
			),
			confirmLabel: __( 'Stop selling', 'slipstream' ),
		} );
		if ( ! isAgreed ) {
			return;
		}
		try {
			await getHttp().post( `${ ROUTE }/product/${ id }`, undefined, {
				query: { _method: 'DELETE' },
			} );
			notify(
				sprintf(
					/* translators: %s: the name of a payment plan. */
					__( '“%s” is no longer sold.', 'slipstream' ),
					title
				)
			);
		} catch ( error ) {
			notify( toPluginError( error ).sentence, { isError: true } );
		}
		await reload();
	};
}

/** The plans that buttons sell. Those of donations forms belong to their blocks. */
export function PlansPanel() {
	const resource = useResource< { products: Product[] } >(
		`${ ROUTE }/products`,
		{ query: { is_editable: true } }
	);
	const [ open, setOpen ] = useState< Product >();
	const notify = useNotify();
	const remove = useRemove( resource.reload );
	const onSaved = () => {
		setOpen( undefined );
		notify( __( 'Plan saved.', 'slipstream' ) );
		void resource.reload();
	};
	return (
		<>
			<p>
				{ __(
					'Payment Buttons sell these plans. Donations Forms have plans of their own.',
					'slipstream'
				) }
			</p>
			<ResourceContent resource={ resource } lines={ 6 }>
				{ ( { products } ) =>
					products.length ? (
						<PlanList
							plans={ products }
							onEdit={ setOpen }
							onRemove={ ( plan ) => void remove( plan ) }
						/>
					) : (
						<EmptyState
							title={ __( 'No payment plans yet', 'slipstream' ) }
						>
							<p>
								{ __(
									'A plan has a name, a price, and how often it is paid.',
									'slipstream'
								) }
							</p>
						</EmptyState>
					)
				}
			</ResourceContent>
			<div className="slipstream-ui-buttons">
				<Button variant="primary" onClick={ () => setOpen( NEW_PLAN ) }>
					{ __( 'New plan', 'slipstream' ) }
				</Button>
			</div>
			{ open && (
				<PlanModal
					plan={ open }
					onSaved={ onSaved }
					onClose={ () => setOpen( undefined ) }
				/>
			) }
		</>
	);
}
