import type { Parts } from './types';

/**
 * The parts of a slideshow; none where its markup is not one.
 *
 * @param root The block, or what stands for it in old posts.
 */
export function partsOf( root: HTMLElement ): Parts | undefined {
	const find = ( name: string ) =>
		root.querySelector< HTMLElement >(
			`.wp-block-jetpack-slideshow_${ name }`
		);
	const container = find( 'container' );
	const list = find( 'swiper-wrapper' );
	return container && list
		? {
				root,
				container,
				list,
				previous: find( 'button-prev' ),
				next: find( 'button-next' ),
				pause: find( 'button-pause' ),
				pagination: find( 'pagination' ),
			}
		: undefined;
}

/**
 * Says whether a button does nothing now.
 *
 * @param element    The button.
 * @param isDisabled Whether it does nothing.
 */
export function setDisabled(
	element: HTMLElement | null,
	isDisabled: boolean
): void {
	element?.setAttribute( 'aria-disabled', String( isDisabled ) );
}

/**
 * Makes a button of an element that was saved as a link without address: it takes the focus, and Enter and the space bar press it.
 *
 * @param element The element.
 * @param label   Its name.
 * @param onPress What it does.
 * @param signal  Ends it.
 */
export function makeButton(
	element: HTMLElement,
	label: string,
	onPress: () => void,
	signal: AbortSignal
): void {
	element.setAttribute( 'role', 'button' );
	element.setAttribute( 'aria-label', label );
	element.tabIndex = 0;
	element.addEventListener(
		'click',
		( event ) => {
			event.preventDefault();
			onPress();
		},
		{ signal }
	);
	element.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === 'Enter' || event.key === ' ' ) {
				event.preventDefault();
				onPress();
			}
		},
		{ signal }
	);
}
