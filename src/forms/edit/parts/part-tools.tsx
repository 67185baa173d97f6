import { speak } from '@wordpress/a11y';
import { useBlockEditingMode } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { __unstableStripHTML as plainText } from '@wordpress/dom';
import { useReads, useReadsNow, useWrites } from '../core';
import { moving, removal } from '../option-keys';
import { useIsAtWorkOnField } from '../use-form';
import { OptionTools } from './option-tools';
import type { KeyChange } from '../option-keys';

/**
 * Changes the list of blocks that an option stands in.
 *
 * @param clientId The option.
 * @param block    The name of the blocks of the list.
 */
export function useChangeOptions( clientId: string, block: string ) {
	const readsNow = useReadsNow();
	const { insertBlock, moveBlockToPosition, removeBlock } = useWrites();
	return ( change: KeyChange ) => {
		const root = readsNow().getBlockRootClientId( clientId ) ?? '';
		if ( change.type === 'add' ) {
			insertBlock( createBlock( block ), change.to, root );
		} else if ( change.type === 'remove' ) {
			removeBlock( clientId );
		} else {
			moveBlockToPosition( clientId, root, root, change.to );
		}
		if ( change.announcement ) {
			speak( change.announcement );
		}
	};
}

interface Props {
	clientId: string;
	/** Its name. */
	block: string;
	label: string;
	isHorizontal?: boolean;
}

/** Buttons that move and remove an option that is a block, while the author is at work on its field. */
export function PartTools( { clientId, block, label, isHorizontal }: Props ) {
	const isAtWork = useIsAtWorkOnField( clientId );
	const isEditable = useBlockEditingMode() === 'default';
	const apply = useChangeOptions( clientId, block );
	const { index, count } = useReads(
		( reads ) => ( {
			index: reads.getBlockIndex( clientId ),
			count: reads.getBlockOrder(
				reads.getBlockRootClientId( clientId ) ?? ''
			).length,
		} ),
		[ clientId ]
	);
	return isAtWork && isEditable ? (
		<OptionTools
			label={ plainText( label ) }
			isHorizontal={ isHorizontal }
			index={ index }
			count={ count }
			onMove={ ( to ) => apply( moving( to, count ) ) }
			onRemove={ () => apply( removal( index ) ) }
		/>
	) : null;
}
