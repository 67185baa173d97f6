import { __, sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';

/** What a key does to a list of options. */
export interface KeyChange {
	type: 'add' | 'remove' | 'move';
	/** The place of the option that is worked on next. */
	to: number;
	announcement?: string;
}

type Key = Pick<
	KeyboardEvent,
	'key' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'nativeEvent'
>;

/**
 * What a key does to a list of options: Enter adds one, Backspace takes an empty one away, arrows with Ctrl or Cmd move it.
 *
 * @param event   The key.
 * @param index   The place of the option that has the focus.
 * @param count   How many options there are.
 * @param isEmpty Whether nothing is written in it.
 */
export function keyChange(
	event: Key,
	index: number,
	count: number,
	isEmpty: boolean
): KeyChange | undefined {
	if ( event.nativeEvent.isComposing || event.shiftKey ) {
		return undefined;
	}
	if ( event.key === 'Enter' ) {
		return { type: 'add', to: index + 1 };
	}
	if ( event.key === 'Backspace' && isEmpty && count > 1 ) {
		return removal( index );
	}
	return move( event, index, count );
}

/**
 * Takes an option away.
 *
 * @param index Its place.
 */
export const removal = ( index: number ): KeyChange => ( {
	type: 'remove',
	to: Math.max( index - 1, 0 ),
	announcement: __( 'Option removed.', 'slipstream' ),
} );

function move( event: Key, index: number, count: number ) {
	const step = { ArrowUp: -1, ArrowDown: 1 }[ event.key ];
	const to = index + ( step ?? 0 );
	const isMeant = step && ( event.metaKey || event.ctrlKey );
	return isMeant && to >= 0 && to < count ? moving( to, count ) : undefined;
}

/**
 * Moves an option.
 *
 * @param to    Its new place.
 * @param count How many options there are.
 */
export const moving = ( to: number, count: number ): KeyChange => ( {
	type: 'move',
	to,
	announcement: movedTo( to, count ),
} );

/**
 * Says where something has been moved to.
 *
 * @param index Its place.
 * @param count How long the list is.
 */
export const movedTo = ( index: number, count: number ): string =>
	sprintf(
		/* translators: 1: a place in a list. 2: how long the list is. */
		__( 'Moved to position %1$d of %2$d.', 'slipstream' ),
		index + 1,
		count
	);
