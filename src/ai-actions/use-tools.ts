import { getSettings } from '@slipstream/settings';
import { editorStore } from '@slipstream/wp-stores';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { targetsOf } from './targets';
import { META, templateTool, writeTools } from './tools';
import type { Choice } from './choices';
import type { WriteTool } from './tools';

type Needed = WriteTool[ 'needs' ] | NonNullable< WriteTool[ 'field' ] >;

const NOTHING: Readonly< Partial< Record< Needed, boolean > > > = {};

/** What of the post is there already, and which fields it has. Asked only while the tools are on the screen. */
function useExisting(
	isAsked: boolean
): Readonly< Partial< Record< Needed, boolean > > > {
	return useSelect(
		( select ) => {
			if ( ! isAsked ) {
				return NOTHING;
			}
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
		},
		[ isAsked ]
	);
}

/**
 * What AI can write for the post as it is, and the site's templates. What needs a text comes once there is one.
 *
 * @param isShown Whether they are on the screen; else there are none.
 */
export function useTools( isShown = true ): {
	tools: WriteTool[];
	templates: WriteTool[];
} {
	const existing = useExisting( isShown );
	const usable = ( { needs, field }: WriteTool ) =>
		!! existing[ needs ] && ( ! field || !! existing[ field ] );
	const { templates = [] } = getSettings().ai;
	return {
		tools: writeTools().filter( usable ),
		templates: templates.map( templateTool ).filter( usable ),
	};
}

interface ChoiceOptions {
	/** Whether they are on the screen. */
	isShown?: boolean;
	/** Whether a tool can be used here. */
	isOffered?: ( tool: WriteTool ) => boolean;
}

/**
 * The same as the entries of a list below a prompt.
 *
 * @param onChoose          Does what a tool is for.
 * @param options           Optional.
 * @param options.isShown   Whether they are on the screen.
 * @param options.isOffered Whether a tool can be used here.
 */
export function useToolChoices(
	onChoose: ( tool: WriteTool ) => void,
	{ isShown = true, isOffered = () => true }: ChoiceOptions = {}
): readonly Choice[] {
	const { tools, templates } = useTools( isShown );
	const choiceOf = ( tool: WriteTool, group?: string ): Choice => ( {
		id: tool.id,
		label: tool.label,
		group,
		choose: () => onChoose( tool ),
	} );
	return [
		...tools.filter( isOffered ).map( ( tool ) => choiceOf( tool ) ),
		...templates
			.filter( isOffered )
			.map( ( tool ) =>
				choiceOf( tool, __( 'Templates', 'slipstream' ) )
			),
	];
}
