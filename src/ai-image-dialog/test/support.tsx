import { ImageModal } from '@slipstream/ai-image-dialog';
import { store as connectionStore } from '@slipstream/connection';
import { act, render } from '@testing-library/react';
import { BlockEditorProvider } from '@wordpress/block-editor';
import { dispatch } from '@wordpress/data';
import type { ReactElement } from 'react';
import type { MediaUpload } from '@slipstream/ai-image';
import type { ImageModalProps } from '@slipstream/ai-image-dialog';

/** Says whether the person at the editor is connected. */
export async function setConnected( isUserConnected: boolean ) {
	await act( async () => {
		await dispatch( connectionStore ).setConnectionStatus( {
			isRegistered: true,
			isUserConnected,
			hasConnectedOwner: true,
		} );
	} );
}

/**
 * Draws something in an editor that can take files.
 *
 * @param ui          What is drawn.
 * @param mediaUpload The editor's own upload.
 */
export const renderWithUpload = (
	ui: ReactElement,
	mediaUpload?: MediaUpload
) =>
	render(
		<BlockEditorProvider
			value={ [] }
			settings={ { mediaUpload } }
			onInput={ () => undefined }
			onChange={ () => undefined }
		>
			{ ui }
		</BlockEditorProvider>
	);

/**
 * Draws the dialog in an editor that can take files.
 *
 * @param mediaUpload The editor's own upload.
 * @param props       What the dialog is for.
 */
export function renderDialog(
	mediaUpload?: MediaUpload,
	props: Partial< ImageModalProps > = {}
) {
	const onUse = jest.fn();
	const onClose = jest.fn();
	renderWithUpload(
		<ImageModal
			title="Image"
			feature="featured-post-image"
			useLabel="Use"
			usedMessage="It is used."
			about={ () => Promise.resolve( 'A text about boats.' ) }
			onUse={ onUse }
			onClose={ onClose }
			{ ...props }
		/>,
		mediaUpload
	);
	return { onUse, onClose };
}
