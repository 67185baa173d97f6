import { targetsOf } from '@slipstream/ai-actions';
import { getSettings } from '@slipstream/settings';
import { editorStore } from '@slipstream/wp-stores';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { META, templateTool, writeTools } from '../tools';
import type { WriteJob, WriteTool } from '../tools';

interface Props {
	onChoose: ( job: WriteJob ) => void;
}

/** What of the post is there already, and which fields it has. Asked only while the menu is on the screen. */
function useExisting(): Record<
	WriteTool[ 'needs' ] | NonNullable< WriteTool[ 'field' ] >,
	boolean
> {
	return useSelect( ( select ) => {
		const { getBlocks } = select( blockEditorStore );
		const read = ( name: string ) =>
			select( editorStore )?.getEditedPostAttribute( name );
		return {
			nothing: true,
			content: getBlocks().some(
				( block ) => targetsOf( [ block ] ).length > 0
			),
			title: String( read( 'title' ) ?? '' ).trim() !== '',
			excerpt: typeof read( 'excerpt' ) === 'string',
			tags: Array.isArray( read( 'tags' ) ),
			meta: Object.hasOwn( Object( read( 'meta' ) ), META ),
		};
	}, [] );
}

/** All that AI can write for a post. */
export function WriteMenu( { onChoose }: Props ) {
	const existing = useExisting();
	const { templates = [] } = getSettings().ai;
	const own: WriteTool = {
		id: 'ask',
		label: __( 'Ask AI Assistant', 'slipstream' ),
		prompt: 'userPrompt',
		needs: 'nothing',
		request: '',
	};
	const tools = [ own, ...writeTools() ].filter(
		( { field } ) => ! field || existing[ field ]
	);
	const entry = ( tool: WriteTool ) => (
		<li key={ tool.id }>
			<Button
				size="compact"
				variant="tertiary"
				disabled={ ! existing[ tool.needs ] }
				accessibleWhenDisabled
				onClick={ () => onChoose( { tool } ) }
			>
				{ tool.label }
			</Button>
		</li>
	);
	return (
		<div className="slipstream-ai-write">
			{ ! existing.content && (
				<p>
					{ __(
						'Add content to activate the tools below',
						'slipstream'
					) }
				</p>
			) }
			<ul>{ tools.map( entry ) }</ul>
			{ templates.length > 0 && (
				<>
					<h3>{ __( 'Templates', 'slipstream' ) }</h3>
					<ul>{ templates.map( templateTool ).map( entry ) }</ul>
				</>
			) }
		</div>
	);
}
