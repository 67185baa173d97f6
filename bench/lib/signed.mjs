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
 * The headers of a signed request.
 *
 * @param {{method: string, url: string, body: string, site: Object}} request What is sent; the site has `id`, `home`, `token` and `privateKey`.
 */
export function signedHeaders( { method, url, body, site } ) {
	const digest = `sha-256=:${ createHash( 'sha256' ).update( body ).digest( 'base64' ) }:`;
	const values = {
		'@method': method,
		'@target-uri': url,
		'content-digest': digest,
		'slipstream-site': site.home,
		'content-type': 'application/json',
		authorization: `Bearer ${ site.token }`,
	};
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
		'Content-Type': 'application/json',
		'Content-Digest': digest,
		'Slipstream-Site': site.home,
		Authorization: `Bearer ${ site.token }`,
		'Signature-Input': `slipstream=${ params }`,
		Signature: `slipstream=:${ signature.toString( 'base64' ) }:`,
	};
}
