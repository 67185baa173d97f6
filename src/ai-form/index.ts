/**
 * Forms by request: what a model is told of a form, and what becomes of the form by its answer. Comes by a late import only.
 */
export { describe } from './describe';
export type { Description } from './describe';
export { FEATURE, formMessages } from './messages';
export { propose } from './propose';
export type { Change, Proposal } from './propose';
export { wordsOf, withWords } from './words';
