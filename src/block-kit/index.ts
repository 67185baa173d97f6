/**
 * What every block of the plugin is made with: a late edit component, and registration.
 */
export { latePanel, latePart } from './late';
export type { LatePanel, PanelProps } from './late';
export { lazyEdit } from './lazy-edit';
export { registerBlocks } from './register-blocks';
export { stayHere } from './stay-here';
export { ToolbarDialog } from './toolbar-dialog';
export { useBlockEditor } from './use-block-editor';
export { useKeyDown } from './use-key-down';
export type { BlockEditor } from './use-block-editor';
export type { BlockModule, EditProps, LazyEdit } from './types';
