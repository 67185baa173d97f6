import { usePost } from '../use-post';
import { DraftPanel } from './draft-panel';
import { FieldPanel } from './field-panel';
import { TagsPanel } from './tags-panel';
import type { Choice, WriteTool } from '@slipstream/ai-actions';

interface Props {
	tool: WriteTool;
	/** The block that new ones come after; '' at an empty post. */
	place: string;
	/** What can be chosen while nothing was asked yet. */
	choices?: readonly Choice[];
	onClose: () => void;
}

/** The panel of a tool that writes something new: blocks, or a field of the post. */
export function NewText( { tool, place, choices, onClose }: Props ) {
	const post = usePost( place );
	if ( tool.field === 'tags' ) {
		return <TagsPanel tool={ tool } post={ post } onClose={ onClose } />;
	}
	if ( tool.field ) {
		return (
			<FieldPanel
				tool={ tool }
				field={ tool.field }
				post={ post }
				onClose={ onClose }
			/>
		);
	}
	return (
		<DraftPanel
			tool={ tool }
			post={ post }
			choices={ choices }
			onClose={ onClose }
		/>
	);
}
