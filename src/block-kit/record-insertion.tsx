import { store as blockEditorStore } from '@wordpress/block-editor';
import { select } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { recordEvent } from '@slipstream/analytics';
import { getSettings } from '@slipstream/settings';
import type { EditProps } from './types';
import type { ComponentType } from 'react';

type Edit = ComponentType< EditProps< object > >;

/** Blocks that were counted: one that is moved is drawn anew. */
const counted = new Set< string >();

function count( name: string, clientId: string ): void {
	// Previews of blocks are in stores of their own.
	if (
		! counted.has( clientId ) &&
		select( blockEditorStore ).wasBlockJustInserted( clientId )
	) {
		counted.add( clientId );
		recordEvent( 'jetpack_editor_block_inserted', { block: name } );
	}
}

/**
 * Has a block counted when somebody inserts it; the same component while nothing is counted.
 *
 * @param Original The block's edit component.
 */
export function recordInsertion( Original: Edit ): Edit {
	if ( ! getSettings().analytics.isRecording ) {
		return Original;
	}
	return function Recorded( props ) {
		const { name, clientId } = props;
		useEffect( () => count( name, clientId ), [ name, clientId ] );
		return <Original { ...props } />;
	};
}
