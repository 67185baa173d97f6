import { meaningOf } from './keys';
import type { AiAction, OfferedAction } from './actions';
import type { KeyboardEvent } from 'react';

/** What an input method's own keys carry in browsers that report them late. */
const COMPOSING_KEY_CODE = 229;

function isTextField( target: EventTarget ): boolean {
	return 'tagName' in target && target.tagName === 'TEXTAREA';
}

/**
 * Makes the key listener of a prompt control. Keys that mean something to it go no further.
 *
 * @param offered The actions on offer.
 * @param act     Does one of them.
 */
export function handleKeys(
	offered: readonly OfferedAction[],
	act: ( action: AiAction ) => void
): ( event: KeyboardEvent< HTMLElement > ) => void {
	return ( event ) => {
		const {
			key,
			shiftKey,
			altKey,
			ctrlKey,
			metaKey,
			keyCode,
			nativeEvent,
			target,
		} = event;
		const isComposing =
			nativeEvent.isComposing || keyCode === COMPOSING_KEY_CODE;
		const isInField = isTextField( target );
		const { isOurs, action } = meaningOf(
			{ key, shiftKey, altKey, ctrlKey, metaKey, isComposing, isInField },
			offered
		);
		if ( isOurs ) {
			event.preventDefault();
			event.stopPropagation();
		}
		// A key held down acts once.
		if ( action && ! event.repeat ) {
			act( action );
		}
	};
}
