import {
	useBlockEditContext,
	useBlockEditingMode,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { plus } from '@wordpress/icons';
import { useWrites } from '../core';
import { useIsAtWorkOnField } from '../use-form';

interface Props {
	/** The name of the block that it adds. */
	block: string;
	label: string;
}

/** Adds one more part of its kind at the end, while the author is at work on the field. */
export function PartAppender( { block, label }: Props ) {
	const { clientId } = useBlockEditContext();
	const { insertBlock } = useWrites();
	const isEditable = useBlockEditingMode() === 'default';
	const isAtWork = useIsAtWorkOnField( clientId );
	return isAtWork && isEditable ? (
		<Button
			variant="secondary"
			size="compact"
			icon={ plus }
			onClick={ () =>
				insertBlock( createBlock( block ), undefined, clientId )
			}
		>
			{ label }
		</Button>
	) : null;
}
