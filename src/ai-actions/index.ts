/**
 * What AI can do with text that stands in a post, and write anew: the actions and tools, their requests, the list of them below a prompt, and
 * a panel that shows what would change before it does. Imported by lazy chunks only.
 */
export { actionGroups, ownRequest, tones } from './actions';
export type { ActionGroup, AiAction } from './actions';
export { editMessages } from './messages';
export { languageChoices } from './languages';
export { focusBlock, focusedCell } from './canvas';
export { targetsOf } from './targets';
export type { CellPlace, Target } from './targets';
export { languageReview } from './language-review';
export { useEditor } from './use-editor';
export type { EditorAround } from './use-editor';
export { AiPrompt } from './components/ai-prompt';
export type { ResultActions } from './components/ai-prompt';
export { ActionsMenu } from './components/actions-menu';
export { useChoices } from './use-choices';
export type { PromptChoices } from './use-choices';
export type { Choice } from './choices';
export { META, ownTool } from './tools';
export type { WriteJob, WriteTool } from './tools';
export { useToolChoices, useTools } from './use-tools';
export { textOfBlocks, usePostContent } from './post-content';
export {
	ASSISTANT,
	replaceWithAssistant,
	replaceWithParagraph,
} from './assistant-block';
export { loadEditPanel } from './load-edit-panel';
export type { EditJob } from './components/edit-panel';
export { AnswerNotes } from './components/answer-notes';
export { PanelFrame } from './components/panel-frame';
