/**
 * What blocks that embed other services are made with. `url`, `hosts` and `pasted` are small enough for stubs.
 */
export { parseAddress } from './url';
export type { EmbedAddress } from './url';
export { addressOf } from './hosts';
export type { EmbedService } from './hosts';
export { isAlone, readBoolean, readPasted } from './pasted';
export type { PastedRule, PastedRules } from './pasted';
export { bareForms, bareLinks } from './bare-forms';
export { linkBlock } from './link';
export { followRedirect, isGone, resolveRedirect } from './resolve';
export type { Resolved } from './resolve';
export { EmbedForm } from './form';
export type { EmbedError } from './form';
export { EmbedPreview } from './preview';
export { ButtonContent } from './button-content';
export { StyleSelector } from './style-selector';
export { EditAddress } from './edit-address';
export { linkSave } from './link-save';
