import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { changesOf, PRODUCT } from '../product';
import type { ProductRecord } from '../product';
import type { SimplePaymentsAttributes } from '../types';

const NOT_FOUND = 404;

interface Product {
	record: ProductRecord | undefined;
	/** Whether the server is being asked for it. */
	isLoading: boolean;
	/** Whether the server has none: the block is from another site, or the record was deleted. */
	isMissing: boolean;
}

/**
 * The record of what a block sells, read into the block's attributes once.
 *
 * @param attributes    The block's attributes.
 * @param setAttributes Changes them.
 */
export function useProduct(
	attributes: SimplePaymentsAttributes,
	setAttributes: ( changes: Partial< SimplePaymentsAttributes > ) => void
): Product {
	const { productId } = attributes;
	const registry = useRegistry();
	const wasRead = useRef( false );
	const product = useSelect(
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
	const { record } = product;
	useEffect( () => {
		if ( ! record || wasRead.current ) {
			return;
		}
		wasRead.current = true;
		const changes = changesOf( attributes, record );
		if ( Object.keys( changes ).length > 0 ) {
			void registry
				.dispatch( blockEditorStore )
				.__unstableMarkNextChangeAsNotPersistent();
			setAttributes( changes );
		}
	}, [ record, attributes, setAttributes, registry ] );
	/** What the block has made itself is not read. */
	useEffect( () => {
		if ( ! productId ) {
			wasRead.current = true;
		}
	}, [ productId ] );
	return product;
}
