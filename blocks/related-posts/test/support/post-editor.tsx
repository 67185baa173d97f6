import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor } from '../../../../tests/js/editor';
import * as block from '../../index';
import { inPost } from './post';
import type { TestEditor } from '../../../../tests/js/editor';

export const BLOCK =
	'<!-- wp:jetpack/related-posts -->\n<div class="wp-block-jetpack-related-posts"></div>\n<!-- /wp:jetpack/related-posts -->';

/**
 * Opens an editor.
 *
 * @param post     Its content; the block in a post by default.
 * @param settings Settings of the editor.
 */
export const open = ( post = inPost( BLOCK ), settings = {} ) =>
	act( () => openEditor( post, { modules: [ block ], settings } ) );

/** The block in the post. */
export const inner = ( editor: TestEditor ) =>
	editor.blocks()[ 0 ]?.innerBlocks[ 0 ];

/** Selects the block in the post. */
export const selectInner = ( editor: TestEditor ) =>
	editor.act(
		( actions ) =>
			void actions.selectBlock( inner( editor )?.clientId ?? '', null )
	);

/** Opens an editor with the block in a post, selected, its posts drawn. */
export async function openSelected(): Promise< TestEditor > {
	const editor = await open();
	await screen.findByText( 'Post 1' );
	await selectInner( editor );
	return editor;
}

export const sidebar = () =>
	within( screen.getByRole( 'complementary', { name: 'sidebar' } ) );

/** Opens or closes a panel of the sidebar. */
export const openPanel = ( name: string ) =>
	userEvent.click( sidebar().getByRole( 'button', { name } ) );
