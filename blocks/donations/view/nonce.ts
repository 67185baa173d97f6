/** How long one visitor's form is the same: as long as the gateway's page is open. */
const LIFE = 60 * 60 * 1000;

interface Stored {
	nonce: string;
	made: number;
}

function read( key: string ): Stored | null {
	try {
		const stored = JSON.parse(
			window.localStorage.getItem( key ) ?? 'null'
		) as Partial< Stored > | null;
		return stored &&
			typeof stored.nonce === 'string' &&
			typeof stored.made === 'number' &&
			stored.made <= Date.now() &&
			stored.made + LIFE > Date.now()
			? { nonce: stored.nonce, made: stored.made }
			: null;
	} catch {
		// No storage, or not what we stored: then each page is a form of its own.
		return null;
	}
}

function write( key: string, nonce: string ) {
	try {
		window.localStorage.setItem(
			key,
			JSON.stringify( { nonce, made: Date.now() } )
		);
	} catch {
		// As above.
	}
}

function random(): string {
	return Array.from(
		window.crypto.getRandomValues( new Uint8Array( 16 ) ),
		( byte ) => byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
}

/** The query parameter with which someone comes who wants to pay again. */
const AGAIN = 'slipstream_pay_again';

/** Whether this is a new form. The address says so once: it may be shared. */
export function wantsToPayAgain(): boolean {
	const url = new URL( window.location.href );
	if ( ! url.searchParams.has( AGAIN ) ) {
		return false;
	}
	url.searchParams.delete( AGAIN );
	window.history.replaceState( window.history.state, '', url );
	return true;
}

/**
 * Tells this visitor's form from those of others on the same cached page. It is stored while they pay, so that a second
 * tab and the back button lead to the same order.
 *
 * @param form    The form.
 * @param isAgain Whether the visitor wants to pay once more.
 */
export function setNonce( form: HTMLFormElement, isAgain: boolean ) {
	const field = form.querySelector< HTMLInputElement >(
		'[name="slipstream_checkout_nonce"]'
	);
	if ( ! field ) {
		return;
	}
	const key = `slipstream-checkout-${ form.dataset.slipstreamCheckout }`;
	field.value =
		field.value || ( ( isAgain ? null : read( key )?.nonce ) ?? random() );
	form.addEventListener( 'submit', () => write( key, field.value ) );
}
