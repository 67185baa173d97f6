import {
	ActionsMenu,
	focusedCell,
	replaceWithAssistant,
	targetsOf,
} from '@slipstream/ai-actions';
import { useBlockEditor } from '@slipstream/block-kit';
import { panel } from './panel';
import type { AiAction } from '@slipstream/ai-actions';

export { loadEditPanel } from '@slipstream/ai-actions';

interface Props {
	clientIds: readonly string[];
	onClose: () => void;
}

/** The menu in the toolbar of the selected blocks. */
export function BlocksMenu( { clientIds, onClose }: Props ) {
	const editor = useBlockEditor();
	const blocks = clientIds.flatMap(
		( id ) => editor.selectors.getBlock( id ) ?? []
	);
	const [ first ] = blocks;
	const hasText = targetsOf( blocks ).length > 0;
	const isEmptyParagraph =
		! hasText && blocks.length === 1 && first?.name === 'core/paragraph';
	const choose = ( action?: AiAction ) => {
		const isTable = blocks.length === 1 && first?.name === 'core/table';
		const cell = isTable ? focusedCell( first.clientId ) : undefined;
		onClose();
		// A paragraph without words is where new ones are written.
		if (
			! isEmptyParagraph ||
			! replaceWithAssistant( first.clientId, editor )
		) {
			panel.open( { clientIds, action, cell } );
		}
	};
	return (
		<ActionsMenu
			hasList={ blocks.every( ( { name } ) => name === 'core/list' ) }
			hasText={ hasText }
			onChoose={ choose }
		/>
	);
}
