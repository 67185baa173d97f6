import { lazyComponent } from '@slipstream/lazy';
import { Skeleton } from './skeleton';
import type { EditProps, LazyEdit } from './types';
import type { ComponentType } from 'react';

/**
 * The edit component of a block, whose code comes when the block is first used. What the author types meanwhile goes into the block's first
 * text field.
 *
 * @param load Imports the chunk; its default export is the edit component.
 */
export function lazyEdit< T extends object >(
	load: () => Promise< { default: ComponentType< EditProps< T > > } >
): LazyEdit< T > {
	return lazyComponent( () => load().then( ( chunk ) => chunk.default ), {
		fallback: Skeleton,
	} );
}
