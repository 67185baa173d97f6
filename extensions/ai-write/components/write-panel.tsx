import {
	actionGroups,
	focusBlock,
	loadEditPanel,
	ownTool,
	useEditor,
	useToolChoices,
} from '@slipstream/ai-actions';
import { lazyComponent } from '@slipstream/lazy';
import { useState } from '@wordpress/element';
import type { WriteJob, WriteTool } from '@slipstream/ai-actions';
import type { PanelProps } from '@slipstream/block-kit';

const EditPanel = lazyComponent( loadEditPanel );
const NewText = lazyComponent( () =>
	import( /* webpackChunkName: "ai-write-text" */ './new-text' ).then(
		( chunk ) => chunk.NewText
	)
);

const actionOf = ( id: string ) =>
	actionGroups( false )
		.flatMap( ( { actions } ) => actions )
		.find( ( action ) => action.id === id );

interface AskProps {
	place: string;
	onTool: ( tool: WriteTool ) => void;
	onClose: () => void;
}

/** Writes what the author asks for, or does what one of the tools is for. */
function AskPanel( { place, onTool, onClose }: AskProps ) {
	return (
		<NewText
			tool={ ownTool() }
			place={ place }
			choices={ useToolChoices( onTool ) }
			onClose={ onClose }
		/>
	);
}

/** Writes something new, changes all texts of the post, or asks which. */
export function WritePanel( { job, onClose }: PanelProps< WriteJob > ) {
	const [ { tool }, choose ] = useState( job );
	const { selectors } = useEditor();
	const [ ids ] = useState( () =>
		selectors.getBlocks().map( ( { clientId } ) => clientId )
	);
	const [ place ] = useState(
		() => selectors.getSelectedBlockClientId() ?? ids.at( -1 ) ?? ''
	);
	const close = () => {
		onClose();
		focusBlock( place );
	};
	if ( tool?.action ) {
		return (
			<EditPanel
				job={ { clientIds: ids, action: actionOf( tool.action ) } }
				onClose={ close }
			/>
		);
	}
	return tool ? (
		<NewText tool={ tool } place={ place } onClose={ close } />
	) : (
		<AskPanel
			place={ place }
			onTool={ ( next ) => choose( { tool: next } ) }
			onClose={ close }
		/>
	);
}
