/**
 * Counts what is done in the editor, on the site itself, while its owner wants that and the person does not mind. Costs nothing otherwise:
 * what counts is fetched with the first event.
 */
export { bumpStat, recordEvent } from './record';
export type { EventProps } from './types';
