// Many visitors at once at one form: nothing that was answered for is lost, nothing is kept twice, limits hold. And what a form costs a page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../bin/lib/paths.mjs';
import { measureBlocks, publish } from './front.mjs';
import { visit } from './lib/pages.mjs';
import { post } from './lib/post.mjs';
import { median, quantile } from './lib/stats.mjs';

const TOGETHER = 200;
const WINDOW = 600;
const LIMIT = 20;
const FORM = `<!-- wp:jetpack/contact-form -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"label":"Name","required":true} /--><!-- wp:jetpack/field-email {"label":"Email","required":true} /--><!-- wp:jetpack/field-textarea {"label":"Message"} /--></div>
<!-- /wp:jetpack/contact-form -->`;

const pause = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** The form as a visitor gets it: where it is sent to, and its values. */
async function open( site ) {
	const html = await ( await fetch( await publish( site, FORM ) ) ).text();
	const form = /<form[^>]*data-slipstream-form[^]*?<\/form>/.exec(
		html
	)[ 0 ];
	const read = ( tag, name ) =>
		new RegExp( ` ${ name }="([^"]*)"` ).exec( tag )?.[ 1 ] ?? '';
	const values = new Map();
	for ( const [ tag ] of form.matchAll( /<(?:input|textarea)[^>]*>/g ) ) {
		values.set( read( tag, 'name' ), read( tag, 'value' ) );
	}
	const id = values.get( 'contact-form-id' );
	// Who is quicker than two seconds is taken for a program.
	await pause( 2100 );
	return {
		endpoint: new URL( read( form, 'data-endpoint' ) ),
		fill: ( name ) =>
			new URLSearchParams( [
				...values,
				[ `g${ id }-name`, name ],
				[ `g${ id }-email`, 'somebody@example.org' ],
				[ `g${ id }-message`, 'Hello.\n'.repeat( 50 ) ],
			] ).toString(),
	};
}

/** Sends a form from one of the loopback's many addresses. */
const send = ( { endpoint, fill }, name, localAddress ) =>
	post( endpoint, fill( name ), {}, localAddress );

const address = ( number ) =>
	`127.0.${ 1 + Math.floor( number / 250 ) }.${ 1 + ( number % 250 ) }`;

/** Sends forms at once and counts what was answered for and what is kept. */
async function burst( form, senders, database ) {
	const count = async () => {
		const { output } = await database.sql(
			"SELECT COUNT(*), COUNT(DISTINCT post_content) FROM bench_ours.wp_posts WHERE post_type = 'feedback'"
		);
		return output.trim().split( '\n' ).at( -1 ).split( '\t' ).map( Number );
	};
	const [ before, beforeOnce ] = await count();
	const began = performance.now();
	const answers = await Promise.all(
		senders.map( ( [ name, from ] ) => send( form, name, from ) )
	);
	const all = performance.now() - began;
	const [ after, afterOnce ] = await count();
	const times = answers.map( ( { ms } ) => ms );
	const having = ( status ) =>
		answers.filter( ( answer ) => answer.status === status ).length;
	const stored = after - before;
	return {
		sent: senders.length,
		taken: having( 200 ),
		refused: having( 429 ),
		stored,
		twice: stored - ( afterOnce - beforeOnce ),
		all,
		median: median( times ),
		p95: quantile( times, 0.95 ),
	};
}

/**
 * Measures forms.
 *
 * @param {Object} site     Our site.
 * @param {Object} database The database server.
 * @return {Promise<Object>} What was sent, answered for and kept, with times (ms), bytes, and PHP times of pages (ms).
 */
export async function measureForms( site, database ) {
	// Processes that have not answered yet are slow, those that have taken a burst are slower.
	await Promise.all( Array.from( { length: 300 }, () => visit( site.url ) ) );
	const { form: page } = await measureBlocks( site, { form: FORM } );
	const form = await open( site );
	// Limits are counted by the clock's ten minutes: not across their end.
	const left = WINDOW - ( ( Date.now() / 1000 ) % WINDOW );
	await pause( left < 30 ? left * 1000 : 0 );

	const alone = [];
	for ( let number = 0; number < 9; number++ ) {
		const { ms } = await send( form, `Alone ${ number }`, '127.0.9.1' );
		alone.push( ms );
	}
	const together = await burst(
		form,
		Array.from( { length: TOGETHER }, ( _, number ) => [
			`Visitor ${ number }`,
			address( number ),
		] ),
		database
	);
	const people = 50;
	const twice = await burst(
		form,
		Array.from( { length: people * 4 }, ( _, number ) => [
			`Impatient ${ number % people }`,
			address( number % people ),
		] ),
		database
	);
	const single = await burst(
		form,
		Array.from( { length: 60 }, ( _, number ) => [
			`Flood ${ number }`,
			'127.0.8.1',
		] ),
		database
	);
	const size = ( name ) =>
		gzipSync( readFileSync( join( root, 'build/contact-form', name ) ), {
			level: 9,
		} ).length;
	return {
		together: {
			...together,
			alone: median( alone ),
			lost: together.sent - Math.min( together.stored, together.taken ),
		},
		twice: { ...twice, people },
		single: { ...single, limit: LIMIT },
		bytes: { js: size( 'view.js' ), css: size( 'style-index.css' ) },
		page,
	};
}
