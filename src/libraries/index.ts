/**
 * Libraries and stylesheets that a page, or the canvas of the editor, fetches when it first needs them. Runs on pages too.
 */
export { ChunkError } from './chunk-error';
export { baseOf, loadLibrary, loadScript, loadStylesheet } from './libraries';
export type { ScriptOptions, StylesheetOptions } from './libraries';
