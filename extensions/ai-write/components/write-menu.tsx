import { ownTool, useTools } from '@slipstream/ai-actions';
import { useBlockEditor } from '@slipstream/block-kit';
import { Button } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { putAssistant } from '../put-blocks';
import type { WriteJob, WriteTool } from '@slipstream/ai-actions';

interface Props {
	onChoose: ( job: WriteJob ) => void;
}

/** All that AI can write for a post as it is. */
export function WriteMenu( { onChoose }: Props ) {
	const { tools, templates } = useTools();
	const editor = useBlockEditor();
	// There, the sidebar covers the post.
	const isNarrow = useViewportMatch( 'medium', '<' );
	const choose = ( tool: WriteTool ) => {
		const { request } = tool;
		const isAsking = request !== undefined && ! isNarrow;
		if ( ! isAsking || ! putAssistant( request, editor ) ) {
			onChoose( { tool } );
		}
	};
	const entry = ( tool: WriteTool ) => (
		<li key={ tool.id }>
			<Button
				size="compact"
				variant="tertiary"
				onClick={ () => choose( tool ) }
			>
				{ tool.label }
			</Button>
		</li>
	);
	return (
		<div className="slipstream-ai-write">
			<ul>{ [ ownTool(), ...tools ].map( entry ) }</ul>
			{ templates.length > 0 && (
				<>
					<h3>{ __( 'Templates', 'slipstream' ) }</h3>
					<ul>{ templates.map( entry ) }</ul>
				</>
			) }
		</div>
	);
}
