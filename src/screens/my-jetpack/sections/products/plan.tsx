import { __, sprintf } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { dateInWords, ResourceContent } from '@slipstream/ui';
import type { Purchase } from '@slipstream/rest-client';
import {
	includedSentence,
	isAtHub,
	nameOf,
	providerOfPage,
} from '../../provider';

function until( { expiry_date: date }: Purchase ): string {
	return date
		? sprintf(
				/* translators: %s: a date. */
				__( 'Until %s', 'slipstream' ),
				dateInWords( date.slice( 0, 10 ) )
			)
		: __( 'No end date', 'slipstream' );
}

/** What the hub lists for the site beside its plan; nothing where that is nothing. */
function Granted() {
	const resource = useResource< readonly Purchase[] >(
		'my-jetpack/v1/site/purchases'
	);
	return (
		<ResourceContent resource={ resource } lines={ 2 }>
			{ ( purchases ) =>
				purchases.length > 0 && (
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

/** The plan of the site, as its provider names it. */
function PlanName() {
	const resource = useResource< { plan: { product_name?: string } } >(
		'my-jetpack/v1/site'
	);
	return (
		<ResourceContent resource={ resource } lines={ 1 }>
			{ ( { plan: { product_name: name } } ) => (
				<p>
					{ name
						? sprintf(
								/* translators: %s: name of a plan. */
								__(
									'This site is on the %s plan.',
									'slipstream'
								),
								name
							)
						: sprintf(
								/* translators: %s: the name of a hub. */
								__(
									'%s names no plan for this site.',
									'slipstream'
								),
								nameOf( providerOfPage() )
							) }
				</p>
			) }
		</ResourceContent>
	);
}

/** What is said of plans where no hub answers: none is chosen, or the one that is has not let the site in. */
function withoutHub(): string {
	const provider = providerOfPage();
	return provider.isOwn
		? includedSentence()
		: sprintf(
				/* translators: %s: the name of a hub. */
				__(
					'Your plan appears once %s has let this site in.',
					'slipstream'
				),
				nameOf( provider )
			);
}

/** The plan of the site and what was bought for it, as its provider tells it. */
export function PlanPart() {
	return (
		<section>
			<h3>{ __( 'Your plan', 'slipstream' ) }</h3>
			{ isAtHub() ? (
				<>
					<PlanName />
					<Granted />
				</>
			) : (
				<p className="slipstream-ui-muted">{ withoutHub() }</p>
			) }
		</section>
	);
}
