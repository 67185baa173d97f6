// People who send a form: with the script, and without. They do what a browser does, and try again until they are thanked.
import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';

/** How long a person goes on, and how long a browser waits for an answer (ms). */
const PATIENCE = 180_000;
const LONGEST_ANSWER = 30_000;

const pause = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );
const sha = ( text ) => createHash( 'sha256' ).update( text ).digest( 'hex' );

const decode = ( text ) =>
	text
		.replaceAll( '&amp;', '&' )
		.replaceAll( '&#038;', '&' )
		.replaceAll( '&#91;', '[' );

const read = ( tag, name ) =>
	decode( new RegExp( ` ${ name }="([^"]*)"` ).exec( tag )?.[ 1 ] ?? '' );

/** The form of a page: where it is sent to, and its hidden values. Null where the page has none. */
function readForm( html, url ) {
	const [ form ] =
		/<form[^>]*data-slipstream-form[^]*?<\/form>/.exec( html ) ?? [];
	if ( ! form ) {
		return null;
	}
	const hidden = [ ...form.matchAll( /<input type="hidden"[^>]*>/g ) ].map(
		( [ tag ] ) => [ read( tag, 'name' ), read( tag, 'value' ) ]
	);
	return {
		endpoint: new URL( read( form, 'data-endpoint' ) ),
		page: new URL( url ),
		hidden,
		id: hidden.find( ( [ name ] ) => name === 'contact-form-id' )[ 1 ],
		hasFiles: hidden.some( ( [ name ] ) => name.endsWith( '-kept[]' ) ),
	};
}

/** The form as a visitor gets it. */
export const open = async ( url ) =>
	readForm( await ( await fetch( url ) ).text(), url );

/**
 * What one person sends once. All have files of the same name; every tenth has no script.
 *
 * @param {number} person Who.
 * @param {number} number Which of this person's forms.
 */
export function fillIn( person, number ) {
	const texts = [ 'notes.txt', 'notes.txt' ]
		.slice( number % 2 )
		// Begun like text: what is random is taken for a program now and then.
		.map(
			() =>
				`Notes: ${ randomBytes( 6000 + number ).toString( 'base64' ) }`
		);
	return {
		name: `person-${ person }-${ number }`,
		message: `${ randomBytes( 200 ).toString( 'base64' ) }\nЖ`,
		texts,
		files: texts.map( sha ),
		nonce: number % 10 ? randomBytes( 16 ).toString( 'hex' ) : '',
		isImpatient: number % 7 === 0,
	};
}

/** The body of a request: files that the server has kept of an earlier attempt are not sent again. */
async function encode( { hidden, id, hasFiles }, filled ) {
	const data = new FormData();
	hidden.forEach( ( [ key, value ] ) => data.append( key, value ) );
	if ( filled.nonce ) {
		data.append( 'slipstream-form-nonce', filled.nonce );
	}
	data.append( `g${ id }-name`, filled.name );
	data.append( `g${ id }-message`, filled.message );
	for ( const text of hasFiles ? [] : filled.texts ) {
		data.append( `g${ id }-file[]`, new Blob( [ text ] ), 'notes.txt' );
	}
	const encoded = new Response( data );
	return {
		type: encoded.headers.get( 'Content-Type' ),
		body: Buffer.from( await encoded.arrayBuffer() ),
	};
}

/** Sends a form; status 0 where nothing came back. */
const send = ( url, { type, body }, localAddress ) =>
	new Promise( ( resolve ) => {
		const fail = () => resolve( { status: 0, wait: 0, text: '' } );
		const sent = request(
			url,
			{
				method: 'POST',
				localAddress,
				agent: false,
				timeout: LONGEST_ANSWER,
				headers: {
					'Content-Type': type,
					'Content-Length': body.length,
				},
			},
			( answer ) => {
				const parts = [];
				answer.on( 'data', ( part ) => parts.push( part ) );
				answer.on( 'error', fail );
				answer.on( 'end', () =>
					resolve( {
						status: answer.statusCode,
						wait: Number( answer.headers[ 'retry-after' ] ?? 0 ),
						location: answer.headers.location ?? '',
						text: Buffer.concat( parts ).toString(),
					} )
				);
			}
		);
		sent.on( 'timeout', () => sent.destroy() );
		sent.on( 'error', fail );
		sent.end( body );
	} );

const isThanks = ( { status, text, location } ) =>
	( status === 200 && text.startsWith( '{"success":true' ) ) ||
	( status === 303 && location.includes( 'contact-form-sent=' ) );

/**
 * Sends the same until it is thanked for: the script sends the same again, a person without it the page that came back.
 *
 * @param {Object} opened   The form.
 * @param {Object} filled   What is sent.
 * @param {string} from     An address of the loopback.
 * @param {Object} statuses Counts answers.
 */
export async function insist( opened, filled, from, statuses ) {
	const began = performance.now();
	let form = opened;
	const once = async () => {
		const url = filled.nonce ? form.endpoint : form.page;
		const answer = await send( url, await encode( form, filled ), from );
		statuses[ answer.status ] = ( statuses[ answer.status ] ?? 0 ) + 1;
		return answer;
	};
	for ( let attempts = 1; ; attempts++ ) {
		const answers = await Promise.all(
			filled.isImpatient ? [ once(), once() ] : [ once() ]
		);
		const isThanked = answers.some( isThanks );
		const ms = performance.now() - began;
		if ( isThanked || ms > PATIENCE ) {
			return { ...filled, texts: null, isThanked, attempts, ms };
		}
		if ( ! filled.nonce ) {
			// What came last is what the browser shows.
			form = readForm( answers.at( -1 ).text, form.page ) ?? form;
		}
		const wait = Math.max( ...answers.map( ( answer ) => answer.wait ) );
		await pause( wait ? wait * 1000 : 300 + Math.random() * 700 );
	}
}
