// What the plugin costs the editor: one cold post-new.php, nothing inserted.
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findChromium } from '../bin/lib/chromium.mjs';
import { root } from '../bin/lib/paths.mjs';
import { signIn, signInBrowser } from './lib/session.mjs';
import { inPairs, median } from './lib/stats.mjs';

const flags = JSON.parse(
	readFileSync( join( root, 'bin/lib/chromium-flags.json' ), 'utf8' )
);
const OURS = '/wp-content/plugins/slipstream/';

export const launch = async () =>
	chromium.launch( {
		executablePath: await findChromium(),
		args: flags,
	} );

/** Runs in the page before anything else: marks when the editor can be written in, and keeps the long tasks. */
function watch() {
	if (
		window.top !== window ||
		! window.location.pathname.includes( '/wp-admin/' )
	) {
		return;
	}
	const bench = ( window.benchMarks = { tasks: [] } );
	new PerformanceObserver( ( list ) =>
		list
			.getEntries()
			.forEach( ( { duration } ) => bench.tasks.push( duration ) )
	).observe( { type: 'longtask', buffered: true } );
	const look = () => {
		const canvas = document.querySelector(
			'iframe[name="editor-canvas"]'
		)?.contentDocument;
		const place = canvas?.querySelector(
			'.block-editor-default-block-appender, .is-root-container [data-block]'
		);
		if (
			window.wp?.data?.select( 'core/editor' )?.getCurrentPostId?.() &&
			place?.getClientRects().length
		) {
			bench.ready = performance.now();
		} else {
			setTimeout( look, 10 );
		}
	};
	look();
}

async function bytesOf( context, addresses ) {
	let gzip = 0;
	for ( const address of addresses ) {
		gzip += gzipSync(
			await ( await context.request.get( address ) ).body(),
			{ level: 6 }
		).length;
	}
	return { files: addresses.length, gzip };
}

/** Waits until no request has run for a second and a half: the page has settled. */
async function settle( page, lastRequest ) {
	for (
		let tries = 0;
		tries < 200 && Date.now() - lastRequest() < 1500;
		tries++
	) {
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
	}
}

async function openOnce( { url } ) {
	const browser = await launch();
	try {
		const context = await browser.newContext( {
			viewport: { width: 1280, height: 900 },
		} );
		await signInBrowser( context, url );
		await context.addInitScript( watch );
		const page = await context.newPage();
		const devtools = await context.newCDPSession( page );
		await devtools.send( 'Performance.enable' );
		const requests = [];
		let last = Date.now();
		page.on( 'request', ( request ) => {
			requests.push( request.url() );
			last = Date.now();
		} );
		page.on( 'requestfinished', () => ( last = Date.now() ) );
		await page.goto( `${ url }/wp-admin/post-new.php`, {
			waitUntil: 'commit',
		} );
		await page.waitForFunction( () => window.benchMarks?.ready, null, {
			timeout: 120_000,
			polling: 50,
		} );
		await settle( page, () => last );
		await devtools.send( 'HeapProfiler.collectGarbage' );
		const { metrics } = await devtools.send( 'Performance.getMetrics' );
		const times = await page.evaluate( () => ( {
			ready: window.benchMarks.ready,
			blocked: window.benchMarks.tasks.reduce(
				( sum, task ) => sum + task - 50,
				0
			),
		} ) );
		const ours = [
			...new Set(
				requests.filter( ( address ) =>
					new URL( address ).pathname.startsWith( OURS )
				)
			),
		];
		const ending = ( name ) =>
			ours.filter( ( address ) =>
				new URL( address ).pathname.endsWith( name )
			);
		return {
			...times,
			heap:
				metrics.find( ( { name } ) => name === 'JSHeapUsedSize' )
					.value / 1e6,
			requests: requests.filter( ( address ) =>
				address.startsWith( url )
			).length,
			rest: requests.filter( ( address ) =>
				/\/wp-json\/|rest_route=/.test( address )
			).length,
			js: await bytesOf( context, ending( '.js' ) ),
			css: await bytesOf( context, ending( '.css' ) ),
		};
	} finally {
		await browser.close();
	}
}

/**
 * The server's time to the first byte of the editor's page: plain requests, so that no browser's noise is in it.
 *
 * @param {Object[]} sites The bare site and ours.
 * @return {Promise<{bare: number, ratio: number}>} Milliseconds of the bare site, and ours to it: medians.
 */
async function measureFirstByte( sites ) {
	const targets = await Promise.all(
		sites.map( async ( { url } ) => ( {
			address: `${ url }/wp-admin/post-new.php`,
			headers: await signIn( url ),
		} ) )
	);
	const pairs = await inPairs(
		targets,
		async ( { address, headers } ) => {
			const began = performance.now();
			const answer = await fetch( address, { headers } );
			const took = performance.now() - began;
			await answer.text();
			return took;
		},
		100
	);
	return {
		bare: median( pairs.map( ( [ bare ] ) => bare ) ),
		ratio: median( pairs.map( ( [ bare, ours ] ) => ours / bare ) ),
	};
}

/**
 * Measures the editor's start, the sites in turn, each run in a new browser.
 *
 * @param {Object[]} sites The bare site and ours.
 * @param {number}   runs  How often.
 * @return {Promise<Object>} Medians by site, and `firstByte`.
 */
export async function measureEditor( sites, runs ) {
	const seen = Object.fromEntries(
		sites.map( ( { name } ) => [ name, [] ] )
	);
	for ( let run = 0; run <= runs; run++ ) {
		for ( const site of run % 2 ? [ ...sites ].reverse() : sites ) {
			const once = await openOnce( site );
			if ( run > 0 ) {
				seen[ site.name ].push( once ); // The first warms up the server's caches.
			}
		}
	}
	const medians = Object.fromEntries(
		Object.entries( seen ).map( ( [ name, list ] ) => [
			name,
			{
				...Object.fromEntries(
					[ 'ready', 'blocked', 'heap', 'requests', 'rest' ].map(
						( key ) => [
							key,
							median( list.map( ( once ) => once[ key ] ) ),
						]
					)
				),
				js: list[ 0 ].js,
				css: list[ 0 ].css,
			},
		] )
	);
	return { ...medians, firstByte: await measureFirstByte( sites ) };
}
