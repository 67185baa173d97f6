import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { useIsPreview } from '@slipstream/block-kit';
import {
	membershipsStore,
	registerMembershipsStore,
} from '@slipstream/memberships';
import type { ProductType } from '@slipstream/memberships';

registerMembershipsStore();

/**
 * Reads the site's products once for the page. If nothing is chosen, the first product is.
 *
 * @param productType What products are called in this block.
 * @param selectedIds The chosen ones.
 * @param onChange    Is told the product that was chosen.
 */
export function useProducts(
	productType: ProductType,
	selectedIds: readonly number[],
	onChange: ( ids: number[] ) => void
): void {
	const registry = useRegistry();
	const isPreview = useIsPreview();
	useEffect( () => {
		if ( isPreview ) {
			return;
		}
		registry
			.select( membershipsStore )
			.getProducts( productType, [ ...selectedIds ], onChange );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Asked once for the page.
	}, [] );
}
