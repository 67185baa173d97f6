/**
 * The blocks that forms are made of: what each saves and how it is edited.
 */
export { field, icon, oldField, part } from './field';
export { fieldTypeOf, isField, typeOf } from './field-types';
export { consentMessage, messageOf, modernize, typed } from './migrate';
export {
	saveBare,
	saveBlock,
	saveList,
	saveNested,
	savePlain,
	saveWrapped,
} from './save';
export { isSubmit, SUBMIT, submitButton } from './submit-button';
export { fieldTemplate } from './template';
// For the edits of single blocks, which come late.
export {
	InnerBlocks,
	PanelColorSettings,
	RichText,
	useIsPreview,
	useReads,
	useReadsNow,
	useWrites,
} from './edit/core';
export { ActiveStep } from './edit/active-step';
export { FieldEdit } from './edit/field';
export { MockInput } from './edit/parts/mock';
export { OldOptionEdit } from './edit/parts/old-option';
export { RequiredText } from './edit/parts/required-text';
export { WithField } from './edit/parts/with-field';
export { FieldAppender, fieldsFirst } from './edit/parts/field-appender';
export { PartAppender } from './edit/parts/part-appender';
export { PartTools, useChangeOptions } from './edit/parts/part-tools';
export { OptionTools } from './edit/parts/option-tools';
export { keyChange, movedTo, moving, removal } from './edit/option-keys';
export { Choice, Text, Toggle } from './edit/settings/inputs';
export { NameControl } from './edit/settings/name-control';
export { textOf } from './edit/types';
export {
	useFieldOf,
	useIsAtWork,
	useIsAtWorkOnField,
	formOf,
} from './edit/use-form';
export { useFirstBlocks } from './edit/use-first-blocks';
export { useOwnName } from './edit/use-field-name';
export type { KeyChange } from './edit/option-keys';
export type { EditorReads } from './edit/core';
export type { FieldDefinition, FieldSetting } from './field-types';
export type { SettingsProps } from './edit/settings/inputs';
export type { FieldSettingsProps } from './edit/settings/field-settings';
export type { PartProps } from './edit/types';
export type { Template } from './template';
export type { Values } from './migrate';
