import { sendUntilStored } from '../view/send';
import type { Reply } from '../view/send';

const ENDPOINT = 'https://example.org/wp-json/slipstream/v1/forms/submit';

/** A request that the browser refuses. */
class Refused {
	status = 0;
	responseText = '';
	upload = {};
	onerror = () => {};
	getResponseHeader = () => null;
	setRequestHeader = () => {};
	open = () => {};
	abort = () => {};
	send = () => this.onerror();
}

const original = globalThis.XMLHttpRequest;
beforeAll( () => Object.assign( globalThis, { XMLHttpRequest: Refused } ) );
afterAll( () => Object.assign( globalThis, { XMLHttpRequest: original } ) );

const violate = ( details: Partial< SecurityPolicyViolationEvent > ) =>
	document.dispatchEvent(
		Object.assign( new Event( 'securitypolicyviolation' ), {
			effectiveDirective: 'connect-src',
			disposition: 'enforce',
			blockedURI: ENDPOINT,
			...details,
		} )
	);

const send = () =>
	new Promise< Reply >( ( done ) => {
		sendUntilStored( ENDPOINT, new FormData(), () => {}, done );
	} );

test( 'what the policy of the page forbids is told from a failure of the network', async () => {
	const failed = send();
	expect( await failed ).toMatchObject( { status: 0, isForbidden: false } );
	const forbidden = send();
	violate( {} );
	expect( await forbidden ).toMatchObject( { isForbidden: true } );
} );

test.each( [
	{ effectiveDirective: 'img-src' },
	{ disposition: 'report' as const },
	{ blockedURI: 'https://statistics.example/' },
] )( 'what it forbids otherwise is another matter: %j', async ( details ) => {
	const failed = send();
	violate( details );
	expect( await failed ).toMatchObject( { isForbidden: false } );
} );
