// Forms are sent while everything beneath breaks. Then it is counted: whoever was thanked has a response with its files, and nobody has two.
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { root } from '../bin/lib/paths.mjs';
import { mustRun } from '../bin/lib/run.mjs';
import { publish } from './front.mjs';
import { median, quantile } from './lib/stats.mjs';
import { startTroubles } from './lib/troubles.mjs';

const PEOPLE = 20;
/** How long a person goes on, and how long a browser waits for an answer (ms). */
const PATIENCE = 180_000;
const LONGEST_ANSWER = 30_000;
const FORM = `<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"label":"Name","required":true} /--><!-- wp:jetpack/field-textarea {"label":"Message"} /--><!-- wp:jetpack/field-file {"label":"File","maxfiles":2} /--></div>
<!-- /wp:jetpack/contact-form -->`;

const pause = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** Lists by what a function gives of their members. */
function groupBy( list, keyOf ) {
	const groups = new Map();
	for ( const one of list ) {
		const key = keyOf( one );
		groups.set( key, [ ...( groups.get( key ) ?? [] ), one ] );
	}
	return groups;
}
const sha = ( text ) => createHash( 'sha256' ).update( text ).digest( 'hex' );

/** The form as a visitor gets it: where it is sent to, and its hidden values. */
async function open( url ) {
	const html = await ( await fetch( url ) ).text();
	const form = /<form[^>]*data-slipstream-form[^]*?<\/form>/.exec(
		html
	)[ 0 ];
	const read = ( tag, name ) =>
		new RegExp( ` ${ name }="([^"]*)"` ).exec( tag )?.[ 1 ] ?? '';
	const hidden = [ ...form.matchAll( /<input type="hidden"[^>]*>/g ) ].map(
		( [ tag ] ) => [ read( tag, 'name' ), read( tag, 'value' ) ]
	);
	return {
		endpoint: new URL( read( form, 'data-endpoint' ) ),
		hidden,
		id: hidden.find( ( [ name ] ) => name === 'contact-form-id' )[ 1 ],
	};
}

/** What one person sends once: all have photos of the same name. Every tenth has no script, so no nonce. */
async function fillIn( { hidden, id }, person, number ) {
	const name = `person-${ person }-${ number }`;
	const message = `${ randomBytes( 200 ).toString( 'base64' ) }\nЖ`;
	const files = [ 'notes.txt', 'notes.txt' ]
		.slice( number % 2 )
		.map( () => randomBytes( 6000 + number ).toString( 'base64' ) );
	const data = new FormData();
	hidden.forEach( ( [ key, value ] ) => data.append( key, value ) );
	if ( number % 10 ) {
		data.append(
			'slipstream-form-nonce',
			randomBytes( 16 ).toString( 'hex' )
		);
	}
	data.append( `g${ id }-name`, name );
	data.append( `g${ id }-message`, message );
	files.forEach( ( text ) =>
		data.append( `g${ id }-file[]`, new Blob( [ text ] ), 'notes.txt' )
	);
	const encoded = new Response( data );
	return {
		name,
		message,
		files: files.map( sha ),
		type: encoded.headers.get( 'Content-Type' ),
		body: Buffer.from( await encoded.arrayBuffer() ),
	};
}

/** Sends a form; status 0 where nothing came back. */
const send = ( endpoint, { type, body }, localAddress ) =>
	new Promise( ( resolve ) => {
		const sent = request(
			endpoint,
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
				let text = '';
				answer.on( 'data', ( part ) => ( text += part ) );
				answer.on( 'error', () => resolve( { status: 0, wait: 0 } ) );
				answer.on( 'end', () =>
					resolve( {
						status: answer.statusCode,
						isThanked:
							answer.statusCode === 200 &&
							text.includes( '"success":true' ),
						wait: Number( answer.headers[ 'retry-after' ] ?? 0 ),
					} )
				);
			}
		);
		sent.on( 'timeout', () => sent.destroy() );
		sent.on( 'error', () => resolve( { status: 0, wait: 0 } ) );
		sent.end( body );
	} );

/** Sends the same until it is thanked for, as a person or the script does; every seventh presses twice. */
async function insist( { endpoint }, filled, number, from, statuses ) {
	const began = performance.now();
	const once = async () => {
		const answer = await send( endpoint, filled, from );
		statuses[ answer.status ] = ( statuses[ answer.status ] ?? 0 ) + 1;
		return answer;
	};
	for ( let attempts = 1; ; attempts++ ) {
		const answers = await Promise.all(
			number % 7 ? [ once() ] : [ once(), once() ]
		);
		const isThanked = answers.some( ( answer ) => answer.isThanked );
		const ms = performance.now() - began;
		if ( isThanked || ms > PATIENCE ) {
			return { ...filled, body: null, isThanked, attempts, ms };
		}
		const wait = Math.max( ...answers.map( ( answer ) => answer.wait ) );
		await pause( wait ? wait * 1000 : 300 + Math.random() * 700 );
	}
}

/** Compares what was thanked for with what is there. */
function compare( sent, found, mails ) {
	const visible = found.filter( ( { status } ) => status !== 'auto-draft' );
	const byName = groupBy( visible, ( { name } ) => name );
	const thanked = sent.filter( ( { isThanked } ) => isThanked );
	const isWhole = ( { name, message, files } ) => {
		const stored = byName.get( name )?.[ 0 ];
		return (
			stored?.message === message &&
			stored.files.toSorted().join() === files.toSorted().join()
		);
	};
	const mailed = groupBy( mails, ( name ) => name );
	const states = groupBy( visible, ( one ) => one.notification );
	const silent = visible.filter(
		( one ) => one.notification === 'sent' && ! mailed.has( one.name )
	);
	return {
		sent: sent.length,
		thanked: thanked.length,
		lost: thanked.filter( ( { name } ) => ! byName.has( name ) ).length,
		damaged: thanked.filter(
			( one ) => byName.has( one.name ) && ! isWhole( one )
		).length,
		twice: [ ...byName.values() ].filter( ( all ) => all.length > 1 )
			.length,
		storedUnthanked: sent.filter(
			( { name, isThanked } ) => ! isThanked && byName.has( name )
		).length,
		drafts: found.length - visible.length,
		silent: silent.length,
		mailedTwice: [ ...mailed.values() ].filter( ( all ) => all.length > 1 )
			.length,
		notifications: Object.fromEntries(
			[ ...states ].map( ( [ state, all ] ) => [ state, all.length ] )
		),
		attempts: {
			median: median( sent.map( ( { attempts } ) => attempts ) ),
			most: quantile(
				sent.map( ( { attempts } ) => attempts ),
				1
			),
		},
		seconds: {
			median: median( sent.map( ( { ms } ) => ms ) ) / 1000,
			most:
				quantile(
					sent.map( ( { ms } ) => ms ),
					1
				) / 1000,
		},
	};
}

/**
 * Lets people send forms to a site that breaks all the time.
 *
 * @param {Object}                 site        Our site.
 * @param {Object}                 stack       Its processes.
 * @param {number}                 submissions How many forms they send.
 * @param {(line: string) => void} say         Tells the progress.
 * @return {Promise<Object>} What was sent, thanked for, stored, lost, and what went wrong meanwhile.
 */
export async function runChaos( site, stack, submissions, say ) {
	const content = join( site.wordpress, 'wp-content' );
	cpSync(
		join( root, 'bench/chaos-site.php' ),
		join( content, 'mu-plugins/chaos-site.php' )
	);
	const url = await publish( site, FORM );
	const forms = await Promise.all(
		Array.from( { length: PEOPLE }, () => open( url ) )
	);
	const troubles = await startTroubles( site, stack );
	try {
		const statuses = {};
		const began = performance.now();
		const sent = [];
		await Promise.all(
			forms.map( async ( form, person ) => {
				for (
					let number = 0;
					number * PEOPLE + person < submissions;
					number++
				) {
					const filled = await fillIn( form, person, number );
					sent.push(
						await insist(
							form,
							filled,
							number,
							`127.0.1.${ person + 1 }`,
							statuses
						)
					);
					if ( sent.length % 100 === 0 ) {
						say( `${ sent.length } of ${ submissions } …` );
					}
				}
			} )
		);
		const minutes = ( performance.now() - began ) / 60_000;
		await troubles.stop();
		const output = await mustRun(
			'php',
			[ join( root, 'bench/chaos-check.php' ), site.wordpress ],
			{ cwd: site.wordpress }
		);
		const log = join( content, 'chaos-mails' );
		const mails = existsSync( log )
			? readFileSync( log, 'utf8' ).trim().split( '\n' )
			: [];
		return {
			...compare( sent, JSON.parse( output ), mails ),
			people: PEOPLE,
			minutes,
			statuses,
			disk: troubles.disk,
			troubles: troubles.counts,
		};
	} finally {
		await troubles.stop();
		await troubles.release();
	}
}
