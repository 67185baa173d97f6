/**
 * The blocks that forms are made of: what each saves and how it is edited.
 */
export { field, part } from './field';
export { consentMessage, modernize, typed } from './migrate';
export type { Values } from './migrate';
export {
	saveBare,
	saveBlock,
	saveList,
	saveNested,
	savePlain,
	saveWrapped,
} from './save';
export { isSubmit, SUBMIT, submitButton } from './submit-button';
