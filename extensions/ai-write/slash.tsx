import { createBlock } from '@wordpress/blocks';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { panel } from './panel';
import type { ReactNode } from 'react';

interface Option {
	key: string;
	value: unknown;
	label: ReactNode;
}

interface Completer {
	name: string;
	useItems?: ( query: string ) => [ Option[] ];
	getOptionCompletion?: ( value: unknown, query: string ) => unknown;
}

const OURS = {};

/** Ours is the last of all, and the first of those that are searched for. */
function withEntry( items: Option[], query: string ): Option[] {
	const label = __( 'Write with AI', 'slipstream' );
	const ours = { key: 'slipstream-ai-write', value: OURS, label };
	if ( query === '' ) {
		return [ ...items, ours ];
	}
	return label.toLowerCase().includes( query ) ? [ ours, ...items ] : items;
}

/** The list of blocks behind the slash, and the menu for writing. */
function withOurs( blocks: Completer ): Completer {
	const useBlocks = blocks.useItems;
	if ( ! useBlocks ) {
		return blocks;
	}
	return {
		...blocks,
		useItems( query ) {
			const [ items ] = useBlocks( query );
			// The same list as before where nothing changed: the editor takes a new one for new choices.
			const all = useMemo(
				() => withEntry( items, query.trim().toLowerCase() ),
				[ items, query ]
			);
			return [ all ];
		},
		getOptionCompletion( value, query ) {
			if ( value !== OURS ) {
				return blocks.getOptionCompletion?.( value, query );
			}
			panel.open( {} );
			// What was typed to get here goes, and nothing else is in the block. Taken out letter by letter, some of it would stay where the
			// list lags behind a fast hand.
			return {
				action: 'replace',
				value: createBlock( 'core/paragraph' ),
			};
		},
	};
}

/**
 * Adds the menu for writing to the list of blocks that a slash opens.
 *
 * @param completers All lists.
 */
export function withWriteOption( completers: Completer[] ): Completer[] {
	return completers.map( ( completer ) =>
		completer.name === 'blocks' ? withOurs( completer ) : completer
	);
}
