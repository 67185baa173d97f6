/**
 * Keeps the chosen amount and the one that is typed apart: whoever uses one does not mean the other.
 *
 * @param form The form.
 */
export function keepAmountsApart( form: HTMLFormElement ) {
	form.querySelectorAll( '.donations__tab' ).forEach( ( tab ) => {
		const text = tab.querySelector< HTMLInputElement >(
			'.donations__amount-value'
		);
		const own = tab.querySelector< HTMLInputElement >(
			'input[type="radio"][value="own"]'
		);
		if ( ! text || ! own ) {
			return;
		}
		text.addEventListener( 'input', () => {
			own.checked = true;
			own.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		} );
		tab.addEventListener( 'change', ( { target } ) => {
			if ( ! ( target instanceof HTMLInputElement ) ) {
				return;
			}
			if ( target.type === 'radio' && target !== own ) {
				text.value = '';
			}
		} );
		own.addEventListener( 'click', () => text.focus() );
	} );
}
