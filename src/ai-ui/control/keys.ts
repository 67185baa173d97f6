import type { AiAction, OfferedAction } from './actions';

/** The part of a keyboard event that matters here. */
export interface KeyPress {
	key: string;
	shiftKey: boolean;
	altKey: boolean;
	ctrlKey: boolean;
	metaKey: boolean;
	/** Whether an input method is still putting a character together. */
	isComposing: boolean;
	/** Whether the key was pressed in the prompt's field and not on a button. */
	isInField: boolean;
}

/** What a key press means to the control. */
export interface KeyMeaning {
	/** Whether the control keeps the key for itself. */
	isOurs: boolean;
	action?: AiAction;
}

const NOT_OURS: KeyMeaning = { isOurs: false };

/**
 * What a key press asks for: Enter sends, Mod+Enter accepts, Escape stops and then cancels. Everything else, and every key of an
 * input method, is left alone.
 *
 * @param press   The key press.
 * @param offered The actions on offer.
 */
export function meaningOf(
	press: KeyPress,
	offered: readonly OfferedAction[]
): KeyMeaning {
	const canDo = ( action: AiAction ) =>
		offered.some( ( offer ) => offer.action === action && offer.isEnabled );
	const ours = ( action: AiAction ): KeyMeaning =>
		canDo( action ) ? { isOurs: true, action } : { isOurs: true };
	if ( press.isComposing ) {
		return NOT_OURS;
	}
	if ( press.key === 'Escape' ) {
		const action = ( [ 'stop', 'cancel' ] as const ).find( canDo );
		return action ? { isOurs: true, action } : NOT_OURS;
	}
	if ( press.key !== 'Enter' || press.shiftKey || press.altKey ) {
		return NOT_OURS;
	}
	if ( press.ctrlKey || press.metaKey ) {
		return ours( 'accept' );
	}
	return press.isInField ? ours( 'generate' ) : NOT_OURS;
}
