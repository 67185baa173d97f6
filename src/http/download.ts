import { createNonceSource } from './nonce';

const nonce = createNonceSource();

const FRAME = 'slipstream-download';

/** A frame that nobody sees: an error that comes in the place of the file must not take the page away. */
function frame(): HTMLIFrameElement {
	const known = document.querySelector< HTMLIFrameElement >(
		`iframe[name="${ FRAME }"]`
	);
	if ( known ) {
		return known;
	}
	const made = document.createElement( 'iframe' );
	made.name = FRAME;
	made.hidden = true;
	document.body.append( made );
	return made;
}

/** Whether a frame shows something: a file leaves it empty, an error of the server is a page. */
const hasText = ( { contentDocument }: HTMLIFrameElement ) =>
	Boolean( contentDocument?.body?.textContent );

/**
 * Lets the browser fetch a file from a route that only signed-in people may use: it shows the progress and can stop. The nonce
 * travels in the request's body, as addresses stand in logs and histories. The route must take POST.
 *
 * @param address The route's address.
 * @param onError Called where the server answers with an error.
 * @return Whether it began; not so when nobody is signed in any more.
 */
export async function download(
	address: string,
	onError: () => void
): Promise< boolean > {
	// The page may have stood open for a day, and a form cannot renew its nonce.
	if ( ! ( await nonce.refresh() ) ) {
		return false;
	}
	const target = frame();
	target.onload = () => {
		if ( hasText( target ) ) {
			onError();
		}
	};
	const form = document.createElement( 'form' );
	form.method = 'post';
	form.action = address;
	form.target = FRAME;
	const input = document.createElement( 'input' );
	input.type = 'hidden';
	input.name = '_wpnonce';
	input.value = nonce.current();
	form.append( input );
	document.body.append( form );
	form.submit();
	form.remove();
	return true;
}
