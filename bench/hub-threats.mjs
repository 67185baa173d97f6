#!/usr/bin/env node
/*
 * node bench/hub-threats.mjs: what docs/provider.md names as threats, tried on a hub behind nginx and php-fpm by a machine that shares no code with it.
 * Sites are ports of this machine; each answers the hub's call as it is told to.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { signIn } from './lib/session.mjs';
import { makeKey, signedHeaders } from './lib/signed.mjs';
import { startStack } from './lib/stack.mjs';

const say = ( line ) => console.log( `  ${ line }` );
const results = [];
const check = ( what, got, wanted ) => {
	results.push( got === wanted );
	console.log(
		`${ got === wanted ? '✓' : '✗' } ${ what }${ got === wanted ? '' : `: ${ got }, not ${ wanted }` }`
	);
};

const proof = ( secret, root, key, home, siteurl = home ) =>
	createHmac( 'sha256', secret )
		.update(
			[ 'slipstream-address', root, key, home, siteurl ].join( '\n' )
		)
		.digest( 'hex' );

/** A site that answers the hub's call with `site.answer`, while it has one. */
async function makeSite() {
	const site = { id: 'new', ...makeKey() };
	const server = createServer( ( request, response ) => {
		const isCall =
			request.url === '/?rest_route=/jetpack/v4/verify_registration';
		response.writeHead( isCall && site.answer ? 200 : 404 );
		response.end( JSON.stringify( site.answer ?? null ) );
	} );
	await new Promise( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	site.home = `http://127.0.0.1:${ server.address().port }`;
	site.stop = () => server.close();
	return site;
}

/** Another site with its own key at the same address. */
const atSameAddress = ( { home } ) => ( { id: 'new', home, ...makeKey() } );

async function call( hub, site, method, path, data ) {
	const url = `${ hub }/wp-json/slipstream/v1/${ path }`;
	const body = data ? JSON.stringify( data ) : '';
	const answer = await fetch( url, {
		method,
		headers: signedHeaders( { method, url, body, site } ),
		body: body || undefined,
	} );
	return {
		status: answer.status,
		headers: answer.headers,
		...( await answer.json() ),
	};
}

const claim = ( { home } ) => ( {
	home,
	siteurl: home,
	secret_1: randomBytes( 16 ).toString( 'hex' ),
	secret_2: randomBytes( 16 ).toString( 'hex' ),
	state: 1,
} );

/** Registers, and answers the call right at the site that has the address. */
async function register(
	hub,
	site,
	invitation,
	{ at = site, more = {} } = {}
) {
	const body = {
		...claim( site ),
		...more,
		public_key: site.publicKey,
		invitation,
	};
	at.answer = proof(
		body.secret_2,
		`${ hub }/wp-json/`,
		site.publicKey,
		body.home,
		body.siteurl
	);
	const answer = await call(
		hub,
		{ ...site, id: 'new' },
		'POST',
		'hub/register',
		body
	);
	at.answer = undefined;
	if ( answer.site_id ) {
		site.id = answer.site_id;
	}
	return answer.code ?? answer.status;
}

async function move( hub, site, to, isProved ) {
	const moved = { ...site, home: to.home };
	const body = claim( moved );
	to.answer = isProved
		? proof( body.secret_2, `${ hub }/wp-json/`, site.publicKey, to.home )
		: undefined;
	const answer = await call( hub, moved, 'POST', 'hub/site', body );
	to.answer = undefined;
	return answer.code ?? answer.URL;
}

async function run( hub, invite ) {
	const [ site, other, third ] = await Promise.all(
		[ 1, 2, 3 ].map( makeSite )
	);
	const code = await invite( 1 );
	check(
		'a site with an invitation is let in',
		await register( hub, site, code ),
		'active'
	);
	const got = await call( hub, site, 'GET', 'hub/site' );
	check(
		'a signed GET without a body is answered behind nginx',
		got.URL,
		site.home
	);
	check(
		'… and kept by no cache',
		got.headers.get( 'cache-control' ),
		'no-store'
	);
	check(
		'a second site does not come in with its invitation',
		await register( hub, other, code ),
		'invitation_used_up'
	);
	check(
		'a site does not move to an address that does not say so',
		await move( hub, site, other, false ),
		'verification_failed'
	);
	check(
		'it moves to one that does',
		await move( hub, site, other, true ),
		other.home
	);
	const copy = atSameAddress( site );
	check(
		'who takes its former address needs an invitation of its own',
		await register( hub, copy, code, { at: site } ),
		'invitation_used_up'
	);
	const moved = { ...site, home: other.home };
	const first = site.id;
	check(
		'it leaves, signed and without a body',
		( await call( hub, moved, 'DELETE', 'hub/site' ) ).code,
		'success'
	);
	const back = atSameAddress( other );
	check(
		'it comes back with the same invitation',
		await register( hub, back, code, { at: other } ),
		'active'
	);
	check( '… as the same site, with what it has used', back.id, first );
	const thief = atSameAddress( third );
	const stolen = claim( third );
	third.answer = proof(
		stolen.secret_2,
		'https://evil.example/wp-json/',
		third.publicKey,
		third.home
	);
	const mixed = await call(
		hub,
		{ ...thief, id: 'new' },
		'POST',
		'hub/register',
		{
			...stolen,
			public_key: thief.publicKey,
			invitation: await invite( 1 ),
		}
	);
	third.answer = undefined;
	check(
		'what a site has proved to another hub is no proof here',
		mixed.code,
		'verification_failed'
	);
	check(
		'a folder does not answer for its host',
		await register( hub, third, await invite( 1 ), {
			at: other,
			more: { rest_root: `${ other.home }/wp-json/` },
		} ),
		'verification_failed'
	);
	check(
		'a foreign WordPress has to agree',
		await register( hub, third, await invite( 1 ), {
			more: { siteurl: other.home },
		} ),
		'verification_failed'
	);
	const wrong = await invite( 3 );
	for ( let attempt = 0; attempt < 25; attempt++ ) {
		await register( hub, atSameAddress( third ), 'join-wrong' );
	}
	check(
		'attempts in the name of a site are limited',
		await register( hub, third, wrong ),
		'too_many_registrations'
	);
	[ site, other, third ].forEach( ( { stop } ) => stop() );
}

const stack = await startStack( { children: 8, constants: {}, say } );
try {
	const hub = stack.sites.at( -1 ).url;
	const headers = {
		...( await signIn( hub ) ),
		'Content-Type': 'application/json',
	};
	const admin = async ( path, data ) =>
		(
			await fetch( `${ hub }/wp-json/${ path }`, {
				method: 'POST',
				headers,
				body: JSON.stringify( data ),
			} )
		).json();
	await admin( 'jetpack/v4/module/hub/active', { active: true } );
	await run(
		hub,
		async ( sites ) =>
			(
				await admin( 'slipstream/v1/hub/admin/invitations', {
					label: 'Threats',
					days: 1,
					sites,
				} )
			).code
	);
} finally {
	await stack.stop();
}
console.log(
	`${ results.filter( Boolean ).length } of ${ results.length } held`
);
process.exit( results.every( Boolean ) ? 0 : 1 );
