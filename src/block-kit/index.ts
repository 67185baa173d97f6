/**
 * What every block of the plugin is made with: an edit component that is fetched when it is used, and registration.
 */
export { whenUsed } from './deferred';
export { keepUnknownAttributes } from './keep-unknown-attributes';
export { lazyEdit } from './lazy-edit';
export { lazyPanel } from './lazy-panel';
export type { LazyPanel, PanelProps } from './lazy-panel';
export { registerBlocks } from './register-blocks';
export { stayHere } from './stay-here';
export { styleInClass } from './style-class';
export { WidthField } from './width-field';
export { ToolbarDialog } from './toolbar-dialog';
export { assistantIcon } from './assistant-icon';
export { useBlockEditor } from './use-block-editor';
export { useIsPreview } from './use-is-preview';
export { useKeyDown } from './use-key-down';
export type { BlockEditor } from './use-block-editor';
export type { BlockModule, EditProps, LazyEdit } from './types';
