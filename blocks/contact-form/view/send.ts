/** What came back; status 0 where nothing did. */
export interface Reply {
	status: number;
	/** Undefined where it is no JSON. */
	data: unknown;
	/** Seconds to wait before the next attempt. */
	wait: number;
}

function parse( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
}

/**
 * Sends a form. It is not fetch(), which tells nothing of the progress of an upload.
 *
 * @param url      Where to.
 * @param body     The form's values.
 * @param progress Is told which share has been sent.
 * @param done     Is told what came back; not after stopping.
 * @return Stops it.
 */
function send(
	url: string,
	body: FormData,
	progress: ( share: number ) => void,
	done: ( reply: Reply ) => void
): () => void {
	const request = new XMLHttpRequest();
	request.upload.onprogress = ( { loaded, total } ) =>
		total && progress( loaded / total );
	request.onload = request.onerror = () =>
		done( {
			status: request.status,
			data: parse( request.responseText ),
			wait: Number( request.getResponseHeader( 'Retry-After' ) ) || 0,
		} );
	request.open( 'POST', url );
	request.setRequestHeader( 'Accept', 'application/json' );
	request.send( body );
	return () => request.abort();
}

/** How often a form is sent again by itself: for somewhat longer than a process that was killed holds it. */
const ATTEMPTS = 12;

/** Whether another request is storing the same answers right now. */
const isInProgress = ( data: unknown ) =>
	typeof data === 'object' &&
	data !== null &&
	'code' in data &&
	data.code === 'form_in_progress';

/**
 * Sends a form, and the same again as long as the server says that it is being stored. It is kept once.
 *
 * @param url      Where to.
 * @param body     The form's values.
 * @param progress Is told which share has been sent.
 * @param done     Is told what came back in the end; not after stopping.
 * @param attempts How often it is sent again.
 * @return Stops it.
 */
export function sendUntilStored(
	url: string,
	body: FormData,
	progress: ( share: number ) => void,
	done: ( reply: Reply ) => void,
	attempts = ATTEMPTS
): () => void {
	let stop = send( url, body, progress, ( reply ) => {
		if ( ! attempts || ! isInProgress( reply.data ) ) {
			done( reply );
			return;
		}
		const timer = setTimeout( () => {
			stop = sendUntilStored( url, body, progress, done, attempts - 1 );
		}, reply.wait * 1000 );
		stop = () => clearTimeout( timer );
	} );
	return () => stop();
}
