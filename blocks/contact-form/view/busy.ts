import { fieldsIn } from './field';
import { make } from './messages';
import type { Messages } from './messages';

/** How a form looks while it is being sent. */
export interface Busy {
	progress: ( share: number ) => void;
	end: () => void;
}

export type Button = HTMLButtonElement | HTMLInputElement;

/** Lets a button say something else, as wide as it was. */
function relabel( button: Button, text: string ): () => void {
	const { minInlineSize } = button.style;
	button.style.minInlineSize = `${ button.offsetWidth }px`;
	if ( button instanceof HTMLInputElement ) {
		const { value } = button;
		button.value = text;
		return () => {
			button.value = value;
			button.style.minInlineSize = minInlineSize;
		};
	}
	const before = [ ...button.childNodes ];
	button.replaceChildren( text );
	return () => {
		button.replaceChildren( ...before );
		button.style.minInlineSize = minInlineSize;
	};
}

/** Keeps the answers as they are being sent; what would be typed now would go nowhere. */
function lock( form: HTMLFormElement, button: Button | null ): () => void {
	const fields = fieldsIn( form );
	const { activeElement } = form.ownerDocument;
	const focused = fields.some( ( field ) => field.contains( activeElement ) )
		? ( activeElement as HTMLElement )
		: null;
	if ( focused ) {
		button?.focus();
	}
	fields.forEach( ( field ) => field.toggleAttribute( 'inert', true ) );
	return () => {
		fields.forEach( ( field ) => field.toggleAttribute( 'inert', false ) );
		focused?.focus();
	};
}

/**
 * Shows that a form is being sent, with a way to stop it. Buttons keep the focus: they are only said to be disabled.
 *
 * @param form     The form.
 * @param button   The button that was pressed.
 * @param messages The form's texts.
 * @param stop     Stops sending.
 */
export function showBusy(
	form: HTMLFormElement,
	button: Button | null,
	messages: Messages,
	stop: () => void
): Busy {
	const hasFiles = [
		...form.querySelectorAll< HTMLInputElement >( '[type=file]' ),
	].some( ( { files } ) => files?.length );
	const bar = make( 'progress', { value: 0 } );
	bar.setAttribute( 'aria-label', messages.sending );
	const row = make(
		'p',
		{ className: 'slipstream-form-sending' },
		...( hasFiles ? [ bar ] : [] ),
		make( 'button', {
			type: 'button',
			textContent: messages.cancel,
			onclick: stop,
		} )
	);
	const unlock = lock( form, button );
	const restore = button && relabel( button, messages.sending );
	form.setAttribute( 'aria-busy', 'true' );
	button?.setAttribute( 'aria-disabled', 'true' );
	form.append( row );
	return {
		progress: ( share ) => ( bar.value = share ),
		end: () => {
			if ( row.contains( form.ownerDocument.activeElement ) ) {
				button?.focus();
			}
			row.remove();
			restore?.();
			unlock();
			form.removeAttribute( 'aria-busy' );
			button?.removeAttribute( 'aria-disabled' );
		},
	};
}
