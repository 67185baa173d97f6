import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { changesOf, PRODUCT } from '../product';
import { useIsCopy } from './use-is-copy';
import type { ProductRecord } from '../product';
import type { SimplePaymentsAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';

const NOT_FOUND = 404;

interface Product {
	/** Whether the server is being asked for it. */
	isLoading: boolean;
	/** Whether another block sells it. */
	isCopy: boolean;
	/** Whether one has to be made: there is none yet, it is another block's, or the server has none as it was deleted or is on another site. */
	needsOwn: boolean;
}

/**
 * What the server has of a product.
 *
 * @param productId The product; undefined for none.
 */
const useRecord = ( productId: number | undefined ) =>
	useSelect(
		( select ) => {
			if ( ! productId ) {
				return {
					record: undefined,
					isLoading: false,
					isMissing: false,
				};
			}
			const core = select( coreStore );
			const args = [ ...PRODUCT, productId ] as const;
			const error = core.getResolutionError( 'getEntityRecord', [
				...args,
			] ) as { data?: { status?: number } } | undefined;
			const record = core.getEntityRecord< ProductRecord >( ...args );
			return {
				record,
				isLoading: ! record && ! error,
				isMissing: error?.data?.status === NOT_FOUND,
			};
		},
		[ productId ]
	);

/**
 * The record of what a block sells, read into the block's attributes once.
 *
 * @param props The block's.
 */
export function useProduct(
	props: EditProps< SimplePaymentsAttributes >
): Product {
	const { clientId, attributes, setAttributes } = props;
	const { productId } = attributes;
	const registry = useRegistry();
	const product = useRecord( productId );
	const { record, isLoading, isMissing } = product;
	const isCopy = useIsCopy(
		clientId,
		productId,
		record?.slipstream_home ?? 0
	);
	// What a block was copied from just now is not read: its author may have changed that since it was saved.
	const [ isRead, setIsRead ] = useState( isCopy && !! record );
	useEffect( () => {
		if ( isLoading || isRead ) {
			return;
		}
		const changes = record ? changesOf( attributes, record ) : {};
		if ( Object.keys( changes ).length === 0 ) {
			// What the block makes itself is not read either.
			setIsRead( true );
			return;
		}
		void registry
			.dispatch( blockEditorStore )
			.__unstableMarkNextChangeAsNotPersistent();
		setAttributes( changes );
	}, [ record, isLoading, isRead, attributes, setAttributes, registry ] );
	return {
		isLoading,
		isCopy,
		needsOwn: ! productId || isMissing || ( isCopy && isRead ),
	};
}
