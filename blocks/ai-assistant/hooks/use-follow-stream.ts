import { getScrollContainer } from '@wordpress/dom';
import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/** Room kept below the text, in px. */
const PADDING = 80;
/** How far the view may move back before it counts as the reader's doing, in px. */
const MARGIN = 10;
/** How long the view must rest before it is looked at again, in ms. */
const DEBOUNCE = 200;

/** What has to stay in view: the text, and the control under it. */
function blockOf( text: Element ): Element {
	return text.closest( '[data-block]' ) ?? text;
}

/** How far the end of the text is below the lower edge of the view, in px; negative when it is inside. */
function distanceBelowView( text: Element, container: Element ): number {
	const isPage = container === text.ownerDocument.documentElement;
	const viewEnd = isPage
		? container.clientHeight
		: container.getBoundingClientRect().top + container.clientHeight;
	return blockOf( text ).getBoundingClientRect().bottom - viewEnd;
}

/**
 * Keeps the end of a growing text in view as long as the reader is there. Scrolling back ends it, returning to the end resumes it.
 *
 * @param text        The element the text grows in.
 * @param isStreaming Whether it is growing.
 * @param length      Length of the text.
 */
export function useFollowStream(
	text: RefObject< HTMLElement | null >,
	isStreaming: boolean,
	length: number
): void {
	const isFollowing = useRef( false );
	const lastTop = useRef( 0 );

	useEffect( () => {
		const element = text.current;
		const container = element && getScrollContainer( element );
		if ( ! isStreaming || ! element || ! container ) {
			return;
		}
		const isAtEnd = () => distanceBelowView( element, container ) <= MARGIN;
		const isPage = container === element.ownerDocument.documentElement;
		const source: EventTarget = isPage ? element.ownerDocument : container;
		let timer: ReturnType< typeof setTimeout > | undefined;
		isFollowing.current = isAtEnd();
		lastTop.current = container.scrollTop;
		const onScroll = () => {
			if ( container.scrollTop < lastTop.current - MARGIN ) {
				isFollowing.current = false;
			}
			lastTop.current = container.scrollTop;
			clearTimeout( timer );
			timer = setTimeout( () => {
				isFollowing.current ||= isAtEnd();
			}, DEBOUNCE );
		};
		source.addEventListener( 'scroll', onScroll, { passive: true } );
		return () => {
			clearTimeout( timer );
			source.removeEventListener( 'scroll', onScroll );
		};
	}, [ isStreaming, text ] );

	useLayoutEffect( () => {
		const element = text.current;
		if ( ! isStreaming || ! isFollowing.current || ! element ) {
			return;
		}
		const container = getScrollContainer( element );
		const distance = container
			? distanceBelowView( element, container )
			: 0;
		if ( container && distance > -PADDING ) {
			container.scrollTop += distance + PADDING;
			lastTop.current = container.scrollTop;
		}
	}, [ isStreaming, length, text ] );
}
