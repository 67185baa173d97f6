import { __, sprintf } from '@wordpress/i18n';
import { toPluginError } from '@slipstream/errors';
import { formatMoney, fromDecimal, minimumOf } from '@slipstream/money';
import { noticesStore } from '@slipstream/wp-stores';
import { getMessageByProductType } from './messages';
import { setProducts } from './actions';
import { SNACKBAR } from './thunk';
import type { MembershipsClient } from './client';
import type { SetSelectedIds, Thunk } from './thunk';
import type { ProductDraft, ProductType } from './types';

/**
 * Why a product cannot be sold as it is, in a sentence; null if it can.
 *
 * @param product What is stored.
 * @param type    What products are called here.
 */
function problemOf( product: ProductDraft, type: ProductType ): string | null {
	const { title, price, currency } = product;
	if ( ! title.trim() ) {
		return getMessageByProductType( 'product requires a name', type );
	}
	const money = fromDecimal( price, currency );
	if ( ! money ) {
		return getMessageByProductType(
			'product requires a valid price',
			type
		);
	}
	const least = minimumOf( currency );
	return money.amount < least.amount
		? sprintf(
				/* translators: %s: an amount of money. */
				__( 'Minimum allowed price is %s.', 'slipstream' ),
				formatMoney( least )
			)
		: null;
}

/**
 * Makes the action that stores a new product, and chooses it. Tells setSelectedIds its ID, and callback whether it is stored, or why not. What went
 * wrong is always shown, success only if shouldDisplayNotice.
 *
 * @param getClient Gets the client.
 */
export const createSaveProduct =
	( getClient: () => MembershipsClient ) =>
	(
		product: ProductDraft,
		productType: ProductType = 'payment plan',
		setSelectedIds: SetSelectedIds = () => undefined,
		callback: ( isSaved: boolean, problem?: string ) => void = () =>
			undefined,
		shouldDisplayNotice = true
	): Thunk =>
	async ( { dispatch: to, select: from, registry } ) => {
		const notices = registry.dispatch( noticesStore );
		const fail = ( message: string ) => {
			void notices?.createErrorNotice( message, SNACKBAR );
			callback( false, message );
		};
		const problem = problemOf( product, productType );
		if ( problem ) {
			fail( problem );
			return;
		}
		try {
			const made = await getClient().createProduct( product );
			await to(
				setProducts( [ ...from.getProductsNoResolver(), made ] )
			);
			setSelectedIds( [ made.id ] );
			if ( shouldDisplayNotice ) {
				void notices?.createSuccessNotice(
					getMessageByProductType(
						'successfully created product',
						productType
					),
					SNACKBAR
				);
			}
			callback( true );
		} catch ( error ) {
			const { sentence } = toPluginError( error );
			fail(
				`${ getMessageByProductType(
					'there was an error when adding the product',
					productType
				) } ${ sentence }`
			);
		}
	};
