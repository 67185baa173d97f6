import { assistantIcon } from '@slipstream/block-kit';
import { BlockIcon, store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { select } from '@wordpress/data';
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

const ASSISTANT = 'jetpack/ai-assistant';

/** As the editor names the entry of that block: its code is fetched when the entry is on the screen. */
const KEY = `block-${ ASSISTANT }`;

const OURS = {};

/** Whether what was typed begins the name, or one of its words. */
const begins = ( name: string, query: string ) =>
	name
		.toLowerCase()
		.split( ' ' )
		.some( ( _, at, words ) =>
			words.slice( at ).join( ' ' ).startsWith( query )
		);

/**
 * The list with one entry for all that writes: it takes the place of the assistant block's. It is the last of all, and where its own name
 * is searched for the first.
 */
function withEntry( items: Option[], query: string ): Option[] {
	const name = __( 'Write with AI', 'slipstream' );
	const ours: Option = {
		key: KEY,
		value: OURS,
		label: (
			<>
				<BlockIcon key="icon" icon={ assistantIcon } />
				{ name }
			</>
		),
	};
	const others = items.filter( ( { key } ) => key !== KEY );
	if ( query === '' ) {
		return [ ...others, ours ];
	}
	if ( begins( name, query ) ) {
		return [ ours, ...others ];
	}
	return items.map( ( item ) => ( item.key === KEY ? ours : item ) );
}

/** Whether the assistant block may stand where the caret is. */
function isAssistantAllowed(): boolean {
	const {
		canInsertBlockType,
		getBlockRootClientId,
		getSelectedBlockClientId,
	} = select( blockEditorStore );
	const parent = getBlockRootClientId( getSelectedBlockClientId() ?? '' );
	return canInsertBlockType( ASSISTANT, parent );
}

/** Writes in the place of what was typed, or where the block is not to be had in a panel. */
function complete(): unknown {
	if ( isAssistantAllowed() ) {
		return { action: 'replace', value: createBlock( ASSISTANT ) };
	}
	panel.open( {} );
	// What was typed to get here goes, and nothing else is in the block. Taken out letter by letter, some of it would stay where the list
	// lags behind a fast hand.
	return { action: 'replace', value: createBlock( 'core/paragraph' ) };
}

/** The list of blocks behind the slash, with ours in it. */
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
		getOptionCompletion: ( value, query ) =>
			value === OURS
				? complete()
				: blocks.getOptionCompletion?.( value, query ),
	};
}

/**
 * Adds writing to the list of blocks that a slash opens.
 *
 * @param completers All lists.
 */
export function withWriteOption( completers: Completer[] ): Completer[] {
	return completers.map( ( completer ) =>
		completer.name === 'blocks' ? withOurs( completer ) : completer
	);
}
