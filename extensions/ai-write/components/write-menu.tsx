import { ownTool, useTools } from '@slipstream/ai-actions';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { WriteJob, WriteTool } from '@slipstream/ai-actions';

interface Props {
	onChoose: ( job: WriteJob ) => void;
}

/** All that AI can write for a post as it is. */
export function WriteMenu( { onChoose }: Props ) {
	const { tools, templates } = useTools();
	const entry = ( tool: WriteTool ) => (
		<li key={ tool.id }>
			<Button
				size="compact"
				variant="tertiary"
				onClick={ () => onChoose( { tool } ) }
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
