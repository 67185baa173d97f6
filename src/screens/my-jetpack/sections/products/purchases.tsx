import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { dateInWords, ResourceContent } from '@slipstream/ui';
import type { Purchase } from '@slipstream/rest-client';
import { includedSentence, isAtHub } from '../../provider';

function until( { expiry_date: date }: Purchase ): string {
	return date
		? sprintf(
				/* translators: %s: a date. */
				__( 'Until %s', 'slipstream' ),
				dateInWords( date.slice( 0, 10 ), { dateStyle: 'long' } )
			)
		: __( 'No end date', 'slipstream' );
}

function Purchases() {
	const resource = useResource< readonly Purchase[] >(
		'my-jetpack/v1/site/purchases'
	);
	return (
		<ResourceContent resource={ resource } lines={ 2 }>
			{ ( purchases ) =>
				purchases.length === 0 ? (
					<p className="slipstream-ui-muted">
						{ __(
							'There are no purchases for this site.',
							'slipstream'
						) }
					</p>
				) : (
					<ul className="slipstream-products__rows">
						{ purchases.map( ( purchase ) => (
							<li key={ purchase.ID }>
								<strong>{ purchase.product_name }</strong>
								<span>{ until( purchase ) }</span>
							</li>
						) ) }
					</ul>
				)
			}
		</ResourceContent>
	);
}

/** What was bought for the site, as its provider tells it. */
export function PurchasesPart() {
	return (
		<section>
			<h3>{ __( 'Purchases', 'slipstream' ) }</h3>
			{ isAtHub() ? (
				<Purchases />
			) : (
				<p className="slipstream-ui-muted">{ includedSentence() }</p>
			) }
		</section>
	);
}
