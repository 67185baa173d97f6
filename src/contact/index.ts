/**
 * Contact details: lines to fill in, and the site's own details that blocks can show instead.
 */
export { ContactLines } from './contact-lines';
export { DetailEdit } from './detail-edit';
export { SiteDetailsPanel } from './site-details-panel';
export { useShownDetails } from './use-shown-details';
export type { BoundAttributes, DetailKey, SiteDetails } from './types';
export type { LineField } from './contact-lines';
