import { store as blockEditorStore } from '@wordpress/block-editor';
import { select } from '@wordpress/data';
import { _n, sprintf } from '@wordpress/i18n';
import { notifyProblem } from './notices';

/**
 * Says how many pictures a block was made without, where it is in the post: the menu of transforms makes blocks just to show them too.
 *
 * @param count    How many.
 * @param clientId The block.
 */
export function notifyDropped( count: number, clientId: string ): void {
	if ( select( blockEditorStore ).getBlockName( clientId ) ) {
		notifyProblem(
			sprintf(
				/* translators: %d: number of pictures. */
				_n(
					'%d image was left out: it is not in the media library.',
					'%d images were left out: they are not in the media library.',
					count,
					'slipstream'
				),
				count
			),
			`slipstream-dropped-${ clientId }`
		);
	}
}
