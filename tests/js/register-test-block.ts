import { registerBlockType } from '@wordpress/blocks';

/**
 * Registers a block that a test needs.
 *
 * @param name     The block's name.
 * @param settings Its settings, as far as the test needs them.
 */
export function registerTestBlock( name: string, settings: object ): void {
	registerBlockType(
		name,
		settings as Parameters< typeof registerBlockType >[ 1 ]
	);
}
