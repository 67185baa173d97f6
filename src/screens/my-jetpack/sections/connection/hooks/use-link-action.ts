import { useAction } from '@slipstream/ui';
import type { Action } from '@slipstream/ui';
import { sentenceOf } from '../logic/errors';

/**
 * Something that a button does with the connection; what is refused has a sentence that says what to do.
 *
 * @param act Does it.
 */
export const useLinkAction = ( act: () => Promise< unknown > ): Action =>
	useAction( act, sentenceOf );
