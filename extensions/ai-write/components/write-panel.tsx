import {
	actionGroups,
	EditPanel,
	focusBlock,
	PanelFrame,
} from '@slipstream/ai-actions';
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { usePost } from '../use-post';
import { DraftPanel } from './draft-panel';
import { FieldPanel } from './field-panel';
import { TagsPanel } from './tags-panel';
import { WriteMenu } from './write-menu';
import type { WriteJob } from '../tools';
import type { PanelProps } from '@slipstream/block-kit';

const actionOf = ( id: string ) =>
	actionGroups( false )
		.flatMap( ( { actions } ) => actions )
		.find( ( action ) => action.id === id );

/** Writes something new, changes all texts of the post, or asks which. */
export function WritePanel( { job, onClose }: PanelProps< WriteJob > ) {
	const [ { tool }, choose ] = useState( job );
	const post = usePost();
	const [ ids ] = useState( post.ids );
	const close = () => {
		onClose();
		focusBlock( post.place );
	};
	if ( ! tool ) {
		return (
			<PanelFrame
				label={ __( 'Write with AI', 'slipstream' ) }
				clientId={ post.place }
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
				onClose={ onClose }
			/>
		);
	}
	if ( tool.field === 'tags' ) {
		return <TagsPanel tool={ tool } post={ post } onClose={ close } />;
	}
	if ( tool.field ) {
		return (
			<FieldPanel
				tool={ tool }
				field={ tool.field }
				post={ post }
				onClose={ close }
			/>
		);
	}
	return <DraftPanel tool={ tool } post={ post } onClose={ close } />;
}
