import { say } from './messages';
import type { Messages } from './messages';

/** The steps of a form; a form without steps has one. */
export interface Steps {
	/** The part of the form that is shown. */
	current: () => HTMLElement;
	isLast: () => boolean;
	/** Shows the step that an element stands in. */
	showWith: ( element: Element ) => void;
	/** Goes on or back by one. */
	move: ( by: number ) => void;
}

/** Draws how far the visitor has come. */
function drawProgress(
	bar: HTMLElement,
	at: number,
	count: number,
	text: string
) {
	bar.hidden = false;
	bar.setAttribute( 'aria-valuenow', String( at ) );
	bar.setAttribute( 'aria-valuetext', text );
	bar.style.setProperty( '--slipstream-steps', String( count ) );
	bar.style.setProperty( '--slipstream-step', String( at ) );
	if ( bar.classList.contains( 'is-variant-dots' ) ) {
		bar.replaceChildren(
			...Array.from( { length: count }, ( _, number ) => {
				const dot = document.createElement( 'span' );
				dot.className = number < at ? 'is-done' : '';
				return dot;
			} )
		);
	}
}

/**
 * Shows the steps of a form one by one.
 *
 * @param container The form's container.
 * @param form      The form.
 * @param messages  The form's texts.
 * @param announce  Tells people who cannot see it.
 */
export function liveSteps(
	container: HTMLElement,
	form: HTMLElement,
	messages: Messages,
	announce: ( text: string ) => void
): Steps {
	const steps = [ ...form.querySelectorAll< HTMLElement >( '[data-step]' ) ];
	const buttons = [
		...form.querySelectorAll< HTMLElement >( '[data-direction]' ),
	];
	const isNext = ( button: HTMLElement ) =>
		button.dataset.direction === 'next';
	let at = 0;
	// Without a way on, all steps are one long form.
	if ( steps.length < 2 || ! buttons.some( isNext ) ) {
		return {
			current: () => form,
			isLast: () => true,
			showWith: () => {},
			move: () => {},
		};
	}
	const submits = [
		...form.querySelectorAll< HTMLElement >( '[type=submit]' ),
	];
	const draw = () => {
		const isLast = at === steps.length - 1;
		const text = say( messages.step, at + 1, steps.length );
		steps.forEach( ( step, number ) => ( step.hidden = number !== at ) );
		buttons.forEach(
			( button ) => ( button.hidden = isNext( button ) ? isLast : ! at )
		);
		submits.forEach( ( button ) => ( button.hidden = ! isLast ) );
		container
			.querySelectorAll< HTMLElement >( '[data-steps]' )
			.forEach( ( bar ) =>
				drawProgress( bar, at + 1, steps.length, text )
			);
		return text;
	};
	const show = ( number: number ) => {
		at = Math.max( 0, Math.min( number, steps.length - 1 ) );
		const name = steps[ at ]?.getAttribute( 'aria-label' );
		announce( draw() + ( name ? `: ${ name }` : '' ) );
	};
	draw();
	container.classList.add( 'is-live' );
	return {
		current: () => steps[ at ] ?? form,
		isLast: () => at === steps.length - 1,
		showWith: ( element ) => {
			const number = steps.findIndex( ( step ) =>
				step.contains( element )
			);
			if ( number >= 0 && number !== at ) {
				show( number );
			}
		},
		move: ( by ) => show( at + by ),
	};
}
