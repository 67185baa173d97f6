// What a key costs in a post of a thousand paragraphs: the time of its event handlers, from a trace.
import { launch } from './editor.mjs';
import { signInBrowser } from './lib/session.mjs';
import { median } from './lib/stats.mjs';

const BLOCKS = 1000;
const TEXT = 'The quick brown fox jumps over the lazy dog and runs on. ';
const TYPES = new Set( [
	'keydown',
	'keypress',
	'beforeinput',
	'input',
	'keyup',
] );

/** Runs in the editor: fills the post; gives the id of a block in its middle. */
function fill( [ count, text ] ) {
	const { blocks, data } = window.wp;
	data.dispatch( 'core/block-editor' ).resetBlocks(
		Array.from( { length: count }, ( _, index ) =>
			blocks.createBlock( 'core/paragraph', {
				content: `${ index } ${ text }`,
			} )
		)
	);
	const order = data.select( 'core/block-editor' ).getBlockOrder();
	return order[ Math.floor( order.length / 2 ) ];
}

/** Handler time of each key: events that run inside another's handler count once. */
function keyTimes( events ) {
	const own = events
		.filter(
			( { name, ph, args } ) =>
				name === 'EventDispatch' &&
				ph === 'X' &&
				TYPES.has( args?.data?.type )
		)
		.sort( ( a, b ) => a.ts - b.ts );
	const outer = own.filter(
		( event ) =>
			! own.some(
				( other ) =>
					other !== event &&
					other.tid === event.tid &&
					other.ts <= event.ts &&
					other.ts + other.dur >= event.ts + event.dur
			)
	);
	const downs = outer.filter( ( { args } ) => args.data.type === 'keydown' );
	return downs.map(
		( { ts }, index ) =>
			outer
				.filter(
					( event ) =>
						event.ts >= ts &&
						event.ts < ( downs[ index + 1 ]?.ts ?? Infinity )
				)
				.reduce( ( sum, { dur } ) => sum + dur, 0 ) / 1000
	);
}

/**
 * Opens a post of a thousand paragraphs.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     The site.
 * @return {Promise<{page: Object, canvas: Object, id: string}>} The page, the canvas in it, and the id of a block in the middle.
 */
export async function openLongPost( browser, url ) {
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 900 },
	} );
	await signInBrowser( context, url );
	const page = await context.newPage();
	await page.goto( `${ url }/wp-admin/post-new.php`, {
		waitUntil: 'commit',
	} );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await canvas
		.locator( '.is-root-container' )
		.waitFor( { timeout: 120_000 } );
	return { page, canvas, id: await page.evaluate( fill, [ BLOCKS, TEXT ] ) };
}

async function typeOnce( { url } ) {
	const browser = await launch();
	try {
		const { page, canvas, id } = await openLongPost( browser, url );
		await page.evaluate(
			( block ) =>
				window.wp.data
					.dispatch( 'core/block-editor' )
					.selectBlock( block, -1 ),
			id
		);
		await canvas.locator( `[data-block="${ id }"]` ).click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( 'warm up now ', { delay: 120 } );
		await browser.startTracing( page, {
			categories: [ 'devtools.timeline' ],
		} );
		await page.keyboard.type( TEXT, { delay: 120 } );
		const trace = JSON.parse( ( await browser.stopTracing() ).toString() );
		return median( keyTimes( trace.traceEvents ) );
	} finally {
		await browser.close();
	}
}

/**
 * Measures typing, the sites in turn.
 *
 * @param {Object[]} sites The bare site and ours.
 * @param {number}   runs  How often.
 * @return {Promise<Object>} Milliseconds a key, by site, and those of each run.
 */
export async function measureTyping( sites, runs ) {
	const seen = Object.fromEntries(
		sites.map( ( { name } ) => [ name, [] ] )
	);
	for ( let run = 0; run < runs; run++ ) {
		for ( const site of run % 2 ? [ ...sites ].reverse() : sites ) {
			seen[ site.name ].push( await typeOnce( site ) );
		}
	}
	return {
		...Object.fromEntries(
			Object.entries( seen ).map( ( [ name, list ] ) => [
				name,
				median( list ),
			] )
		),
		runs: seen,
	};
}
