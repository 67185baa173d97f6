import { make } from './messages';

/** The server knows it by this name: php/Forms/Protection/Submission_Key.php. */
const NAME = 'slipstream-form-nonce';

/**
 * Lets the server tell a form that is sent again from one that somebody else has filled in alike: all visitors of a cached page have the same form.
 *
 * @param form     The form.
 * @param wasTaken Whether what was sent is done with.
 */
export function setNonce( form: HTMLFormElement, wasTaken = false ) {
	const given = form.querySelector< HTMLInputElement >(
		`[name="${ NAME }"]`
	);
	const input = given ?? make( 'input', { type: 'hidden', name: NAME } );
	if ( ! given ) {
		form.append( input );
	}
	// A page that shows an attempt again brings the nonce of that attempt.
	if ( ! input.value || wasTaken ) {
		// randomUUID() is there on secure pages only.
		input.value = [ ...crypto.getRandomValues( new Uint8Array( 16 ) ) ]
			.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
			.join( '' );
	}
}
