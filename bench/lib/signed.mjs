// Signs requests as a connected site does: HTTP Message Signatures (RFC 9421), with Node's own Ed25519.
import {
	createHash,
	generateKeyPairSync,
	randomBytes,
	sign,
} from 'node:crypto';

/** A key pair; the public half as the hub keeps it. */
export function makeKey() {
	const { publicKey, privateKey } = generateKeyPairSync( 'ed25519' );
	const raw = Buffer.from(
		publicKey.export( { format: 'jwk' } ).x,
		'base64url'
	);
	return { privateKey, publicKey: raw.toString( 'base64' ) };
}

/**
 * The headers of a signed request. Without a body there is no content type, and none is signed.
 *
 * @param {{method: string, url: string, body: string, site: Object}} request What is sent; the site has `id`, `home`, `privateKey` and perhaps `token`.
 */
export function signedHeaders( { method, url, body, site } ) {
	const digest = `sha-256=:${ createHash( 'sha256' ).update( body ).digest( 'base64' ) }:`;
	const headers = {
		'content-digest': digest,
		'slipstream-site': site.home,
		...( body && { 'content-type': 'application/json' } ),
		...( site.token && { authorization: `Bearer ${ site.token }` } ),
	};
	const values = { '@method': method, '@target-uri': url, ...headers };
	const now = Math.floor( Date.now() / 1000 );
	const names = Object.keys( values )
		.map( ( name ) => `"${ name }"` )
		.join( ' ' );
	const params = `(${ names });created=${ now };expires=${ now + 600 };nonce="${ randomBytes( 16 ).toString( 'base64url' ) }";keyid="${ site.id }";alg="ed25519";tag="slipstream"`;
	const base = [
		...Object.entries( values ).map(
			( [ name, value ] ) => `"${ name }": ${ value }`
		),
		`"@signature-params": ${ params }`,
	].join( '\n' );
	const signature = sign( null, Buffer.from( base ), site.privateKey );
	return {
		...headers,
		'signature-input': `slipstream=${ params }`,
		signature: `slipstream=:${ signature.toString( 'base64' ) }:`,
	};
}
