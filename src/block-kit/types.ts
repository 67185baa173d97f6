import type { BlockType } from '@wordpress/blocks';
import type { LazyComponent } from '@slipstream/lazy';

/** What the editor passes to the edit component of a block with the attributes `T`. */
export interface EditProps< T extends object > {
	readonly name: string;
	readonly attributes: Readonly< T >;
	readonly setAttributes: ( attributes: Partial< T > ) => void;
	readonly clientId: string;
	readonly isSelected: boolean;
	readonly context: Readonly< Record< string, unknown > >;
	readonly className?: string;
}

/** An edit component whose code comes when the block is first used. */
export type LazyEdit< T extends object > = LazyComponent< EditProps< T > >;

/** What a block's `index.ts` gives: the rest of the metadata comes from the server. */
export interface BlockModule {
	readonly name: string;
	readonly settings: Omit< Partial< BlockType >, 'edit' | 'name' > & {
		readonly edit: { preload?: () => Promise< void > };
	};
}
