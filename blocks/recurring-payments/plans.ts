import { addQueryArgs } from '@wordpress/url';
import type { PaymentButtonAttributes } from './types';

/**
 * The plans that a button sells.
 *
 * @param attributes The block's attributes.
 */
export function planIdsOf( attributes: PaymentButtonAttributes ): number[] {
	const { planId, planIds } = attributes;
	const ids = planIds?.length ? planIds : String( planId ?? '' ).split( '+' );
	return ids
		.map( Number )
		.filter( ( id ) => Number.isInteger( id ) && id > 0 );
}

/**
 * What a choice of plans changes. The inner button copies the ID and the address.
 *
 * @param ids  The plans.
 * @param link The post's address; undefined if it has none yet.
 */
export function forPlans(
	ids: number[],
	link: string | undefined
): Partial< PaymentButtonAttributes > {
	const joined = ids.join( '+' );
	return {
		planId: ids[ 0 ],
		planIds: ids,
		uniqueId: ids.length ? `recurring-payments-${ joined }` : 'id',
		url:
			link && ids.length
				? addQueryArgs( link, { recurring_payments: joined } )
				: '#',
	};
}
