/**
 * Alternative texts: the routes that list images, store their texts and have them written, and what may go wrong.
 */
export { listImages, storeAlt, writeAlt } from './client';
export { altProblem } from './problems';
export { ALT_LIMIT, STATES } from './types';
export type { AltCounts, AltImage, AltList, AltQuery, AltState } from './types';
