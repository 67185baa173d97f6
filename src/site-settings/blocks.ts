/* eslint-disable prettier/prettier -- Made of php/Blocks/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * Turn off all blocks
	 */
	jetpack_blocks_disabled: boolean;
}

/** The settings as the server has them. */
export type BlocksSettings = DeepReadonly< Values >;

/** What is said of each. */
export const blocksSettings = {
	jetpack_blocks_disabled: {
		get label() { return __( 'Turn off all blocks', 'slipstream' ); },
		default: false,
	},
} as const;
