import { speak } from '@wordpress/a11y';
import { useRef, useState } from '@wordpress/element';
import { changeSentence } from './change-sentence';
import type { TextDiff } from './diff-texts';
import type { KeyboardEvent } from 'react';

const STEPS: Readonly< Record< string, 1 | -1 > > = {
	ArrowDown: 1,
	n: 1,
	ArrowUp: -1,
	p: -1,
};

/** Whether the key is pressed on a button: it presses that then. */
const isOnButton = ( { target }: KeyboardEvent ) =>
	( target as Element ).nodeName === 'BUTTON';

/** The buttons of a change. */
const buttonsOf = ( text: Element | null, at: number ) => [
	...( text
		?.querySelectorAll( '.slipstream-ai-diff__change' )
		[ at ]?.querySelectorAll( 'button' ) ?? [] ),
];

/** What is decided about, and who hears of it. */
interface Props {
	diff: TextDiff;
	accepted: ReadonlySet< number >;
	onDecide?: ( accepted: ReadonlySet< number > ) => void;
}

/**
 * The change that is looked at, the ways to another, and what becomes of each.
 *
 * @param props The changes, those that are going to be made, and who hears of a decision.
 */
export function useDecisions( props: Props ) {
	const { accepted, onDecide } = props;
	const { changes } = props.diff;
	const [ at, setAt ] = useState( -1 );
	const text = useRef< HTMLDivElement >( null );
	const say = ( index: number, isAccepted: boolean ) => {
		const change = changes[ index ];
		if ( change ) {
			speak( changeSentence( change, changes.length, isAccepted ) );
		}
	};
	const move = ( step: 1 | -1 ) => {
		const from = at === -1 && step === -1 ? 0 : at;
		const next = ( from + step + changes.length ) % changes.length;
		const focused = buttonsOf( text.current, at ).findIndex(
			( button ) => button === button.ownerDocument.activeElement
		);
		setAt( next );
		buttonsOf( text.current, next )[ focused ]?.focus();
		say( next, accepted.has( next ) );
	};
	const decide = ( index: number, isAccepted: boolean ) => {
		if ( ! changes[ index ] ) {
			return;
		}
		const next = new Set( accepted );
		if ( isAccepted ) {
			next.add( index );
		} else {
			next.delete( index );
		}
		onDecide?.( next );
		say( index, isAccepted );
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		const { key, ctrlKey, metaKey, altKey } = event;
		const step = STEPS[ key ];
		const isDecision =
			[ 'a', 'r' ].includes( key ) ||
			( key === ' ' && ! isOnButton( event ) );
		if ( ctrlKey || metaKey || altKey || ! ( step || isDecision ) ) {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
		if ( step ) {
			move( step );
		} else {
			decide( at, key === ' ' ? ! accepted.has( at ) : key === 'a' );
		}
	};
	return { text, at, setAt, decide, onKeyDown };
}
