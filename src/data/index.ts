/**
 * The one way a component reads and writes the server. Loading, errors, old data and a missing network are the same everywhere.
 *
 * Entities of WordPress (posts, terms, media, users) are read through core-data, which knows them already; settings of the site
 * through `useSettings`; everything else through `useResource` and `useSave`. Form responses are among that: core-data would
 * bring the block editor along, some 600 KB gzip on a screen that needs none of it.
 */
export { PER_PAGE, readPage } from './page';
export type { Page } from './page';
export type { RefusalReasons } from './refusal';
export type { ResourceState } from './resource-cache';
export { useResource } from './use-resource';
export type { Resource, ResourceOptions } from './use-resource';
export { useSave } from './use-save';
export type { Save, SaveResult } from './use-save';
export { useSettings } from './use-settings';
export type { Settings, SettingValues } from './use-settings';
