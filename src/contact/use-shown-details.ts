import { isBound } from './binding';
import { useSiteDetails } from './site-details';
import type { BoundAttributes, DetailKey } from './types';

/**
 * The attributes as visitors see them: those of the site where the block is bound to them.
 *
 * @param attributes The block's attributes.
 * @param keys       Those that can be bound.
 */
export function useShownDetails< T extends BoundAttributes >(
	attributes: Readonly< T >,
	keys: readonly DetailKey[]
): { shown: Readonly< T >; isFromSite: boolean } {
	const isFromSite = isBound( attributes.metadata, keys );
	const { details } = useSiteDetails( isFromSite );
	if ( ! isFromSite ) {
		return { shown: attributes, isFromSite };
	}
	const own = Object.fromEntries(
		keys.map( ( key ) => [ key, details[ key ] ] )
	);
	return { shown: { ...attributes, ...own }, isFromSite };
}
