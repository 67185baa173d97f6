import { __ } from '@wordpress/i18n';
import { aiChoices } from '@slipstream/site-settings';
import { languageChoices } from './languages';
import type { Choice } from './choices';
import type { PromptType } from '@slipstream/ai-client';

/** One entry of a menu. */
export interface AiAction {
	/** Its own name. */
	readonly id: string;
	readonly label: string;
	readonly prompt: PromptType;
	readonly tone?: string;
	/** Code and English name: "fr (French)". */
	readonly language?: string;
	/** The author's own words. */
	readonly request?: string;
	/** Whether other blocks take the place of this one. */
	readonly replaces?: boolean;
}

/** Entries that belong together; one without a label stands in the menu itself. */
export interface ActionGroup {
	readonly id: 'improve' | 'list' | 'tone' | 'language';
	readonly label?: string;
	readonly actions: readonly AiAction[];
}

const improvements = (): AiAction[] => [
	{
		id: 'correct-spelling',
		label: __( 'Correct spelling and grammar', 'slipstream' ),
		prompt: 'correctSpelling',
	},
	{
		id: 'simplify',
		label: __( 'Simplify', 'slipstream' ),
		prompt: 'simplify',
	},
	{
		id: 'summarize',
		label: __( 'Summarize', 'slipstream' ),
		prompt: 'summarize',
	},
	{
		id: 'make-longer',
		label: __( 'Expand', 'slipstream' ),
		prompt: 'makeLonger',
	},
	{
		id: 'make-shorter',
		label: __( 'Make shorter', 'slipstream' ),
		prompt: 'makeShorter',
	},
];

const ofLists = (): AiAction[] => [
	{
		id: 'list-to-table',
		label: __( 'Turn list into a table', 'slipstream' ),
		prompt: 'transformListToTable',
		replaces: true,
	},
	{
		id: 'write-post-from-list',
		label: __( 'Write a post from this list', 'slipstream' ),
		prompt: 'writePostFromList',
		replaces: true,
	},
];

/** Tones by the names they have on the wire. */
export const tones = (): Record< string, string > =>
	Object.fromEntries(
		Object.entries( aiChoices.tones ).map( ( [ tone, { label } ] ) => [
			tone,
			label,
		] )
	);

/**
 * All that can be asked for, in the order of the menu.
 *
 * @param hasList Whether it is about a list.
 */
export function actionGroups( hasList: boolean ): ActionGroup[] {
	return [
		{ id: 'improve', actions: improvements() },
		...( hasList
			? ( [ { id: 'list', actions: ofLists() } ] as const )
			: [] ),
		{
			id: 'tone',
			label: __( 'Change tone', 'slipstream' ),
			actions: Object.entries( tones() ).map( ( [ tone, label ] ) => ( {
				id: `tone-${ tone }`,
				label,
				prompt: 'changeTone',
				tone,
			} ) ),
		},
		{
			id: 'language',
			label: __( 'Translate', 'slipstream' ),
			actions: languageChoices().map( ( { code, label, wire } ) => ( {
				id: `language-${ code }`,
				label,
				prompt: 'changeLanguage',
				language: wire,
			} ) ),
		},
	];
}

/**
 * The same as the entries of a list below a prompt.
 *
 * @param hasList  Whether it is about a list.
 * @param onChoose Does what an action says.
 */
export const actionChoices = (
	hasList: boolean,
	onChoose: ( action: AiAction ) => void
): Choice[] =>
	actionGroups( hasList ).flatMap( ( { label: group, actions } ) =>
		actions.map( ( action ) => ( {
			id: action.id,
			label: action.label,
			group,
			choose: () => onChoose( action ),
		} ) )
	);

/**
 * The action for the author's own words.
 *
 * @param request The words.
 */
export function ownRequest( request: string ): AiAction {
	return {
		id: 'ask',
		label: __( 'Ask AI Assistant', 'slipstream' ),
		prompt: 'userPrompt',
		request,
	};
}
