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
export function send(
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
