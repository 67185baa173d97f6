/**
 * Forms by request: how a form is described to a model, and what becomes of the form by its answer. Imported by lazy chunks only.
 */
export { describe } from './describe';
export type { Description } from './describe';
export { FEATURE, formMessages } from './messages';
export { propose } from './propose';
export type { Change, Proposal } from './propose';
export { visibleTexts, withVisibleTexts } from './visible-texts';
