import {
	actionGroups,
	focusBlock,
	loadEditPanel,
	PanelFrame,
	useEditor,
} from '@slipstream/ai-actions';
import { lazyComponent } from '@slipstream/lazy';
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { WriteMenu } from './write-menu';
import type { WriteJob } from '../tools';
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
	if ( ! tool ) {
		return (
			<PanelFrame
				label={ __( 'Write with AI', 'slipstream' ) }
				clientId={ place }
				isAsking={ false }
				onEscape={ close }
			>
				<WriteMenu onChoose={ choose } />
				<Button size="compact" variant="secondary" onClick={ close }>
					{ __( 'Close', 'slipstream' ) }
				</Button>
			</PanelFrame>
		);
	}
	if ( tool.action ) {
		return (
			<EditPanel
				job={ { clientIds: ids, action: actionOf( tool.action ) } }
				onClose={ close }
			/>
		);
	}
	return <NewText tool={ tool } place={ place } onClose={ close } />;
}
