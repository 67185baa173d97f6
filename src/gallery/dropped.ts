import { store as blockEditorStore } from '@wordpress/block-editor';
import { select } from '@wordpress/data';
import { _n, sprintf } from '@wordpress/i18n';
import { notifyProblem } from './notices';

/** Says something of a block where it is in the post: the menu of transforms makes blocks just to show them too. */
function notifyIfThere( message: string, id: string, clientId: string ): void {
	if ( select( blockEditorStore ).getBlockName( clientId ) ) {
		notifyProblem( message, `slipstream-${ id }-${ clientId }` );
	}
}

/**
 * Says how many pictures a block was made without.
 *
 * @param count    How many.
 * @param clientId The block.
 */
export function notifyDropped( count: number, clientId: string ): void {
	const message = sprintf(
		/* translators: %d: number of pictures. */
		_n(
			'%d image was skipped because it is not in the media library.',
			'%d images were skipped because they are not in the media library.',
			count,
			'slipstream'
		),
		count
	);
	notifyIfThere( message, 'dropped', clientId );
}

/**
 * Says how many pictures of a block had links, which it cannot have.
 *
 * @param count    How many.
 * @param clientId The block.
 */
export function notifyUnlinked( count: number, clientId: string ): void {
	const message = sprintf(
		/* translators: %d: number of pictures. */
		_n(
			'The link on %d image was skipped because this block has no links.',
			'The links on %d images were skipped because this block has no links.',
			count,
			'slipstream'
		),
		count
	);
	notifyIfThere( message, 'unlinked', clientId );
}
