/** What came back; status 0 where nothing did. */
export interface Reply {
	status: number;
	/** Undefined where it is no JSON. */
	data: unknown;
	/** Seconds to wait before the next attempt. */
	wait: number;
	/** Whether the page's own policy lets no script send it; what browsers post by themselves is another matter. */
	isForbidden: boolean;
}

function parse( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
}

/** Milliseconds in which a browser tells that the page's policy was the reason of a failure. */
const VIOLATION_DELAY = 50;

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
	let isForbidden = false;
	const onViolation = ( {
		blockedURI,
		disposition,
		effectiveDirective,
	}: SecurityPolicyViolationEvent ) => {
		isForbidden ||=
			effectiveDirective === 'connect-src' &&
			disposition === 'enforce' &&
			blockedURI === new URL( url, window.location.href ).href;
	};
	document.addEventListener( 'securitypolicyviolation', onViolation );
	const end = () => {
		document.removeEventListener( 'securitypolicyviolation', onViolation );
		done( {
			status: request.status,
			data: parse( request.responseText ),
			wait: Number( request.getResponseHeader( 'Retry-After' ) ) || 0,
			isForbidden,
		} );
	};
	request.upload.onprogress = ( { loaded, total } ) =>
		total && progress( loaded / total );
	request.onload = end;
	// What forbids it is told a moment after the failure.
	request.onerror = () => setTimeout( end, VIOLATION_DELAY );
	request.open( 'POST', url );
	request.setRequestHeader( 'Accept', 'application/json' );
	request.send( body );
	return () => {
		document.removeEventListener( 'securitypolicyviolation', onViolation );
		request.abort();
	};
}

/** How often a form is sent again by itself: for somewhat longer than a process that was killed holds it. */
const ATTEMPTS = 12;

/** Whether the same answers are to be sent again: another request is storing them right now, or they came sooner than from a person. */
const isForLater = ( data: unknown ) =>
	typeof data === 'object' &&
	data !== null &&
	'code' in data &&
	[ 'form_in_progress', 'form_too_quick' ].includes( String( data.code ) );

/**
 * Sends a form, and the same again as long as the server asks for it. It is kept once.
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
		if ( ! attempts || ! isForLater( reply.data ) ) {
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
