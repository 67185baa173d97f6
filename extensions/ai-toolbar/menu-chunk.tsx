import { ActionsMenu, focusedCell } from '@slipstream/ai-actions';
import { panel } from './panel';

export { loadEditPanel } from '@slipstream/ai-actions';

interface Props {
	name: string;
	clientId: string;
	onClose: () => void;
}

/** The menu in the toolbar of one block. */
export function BlockMenu( { name, clientId, onClose }: Props ) {
	return (
		<ActionsMenu
			hasList={ name === 'core/list' }
			onChoose={ ( action ) => {
				const cell =
					name === 'core/table' ? focusedCell( clientId ) : undefined;
				onClose();
				panel.open( { clientIds: [ clientId ], action, cell } );
			} }
		/>
	);
}
