// What the blocks for media and embeds cost: on the server, in bytes and in layout shift; and how galleries of 200 images and maps of 1,000 places run.
import { gzipSync } from 'node:zlib';
import { picture } from '../e2e/fakes/openai-media.mjs';
import { launch } from './editor.mjs';
import { comparePlain, measureBlocks, PLAIN, publish } from './front.mjs';
import { embedPosts, gallery, map } from './lib/embed-posts.mjs';
import { standIn } from './lib/services.mjs';
import { signIn, signInBrowser } from './lib/session.mjs';
import { quantile } from './lib/stats.mjs';

const OURS = '/wp-content/plugins/slipstream/';
const IMAGES = 200;
const PLACES = 1000;
const ROUNDS = 60;
const AWAY =
	'<!-- wp:spacer {"height":"3000px"} -->\n<div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div>\n<!-- /wp:spacer -->';
const VIEWPORT = { width: 1280, height: 900 };

/** Puts pictures into the library. */
async function addImages( { url }, count ) {
	const headers = {
		...( await signIn( url ) ),
		'Content-Type': 'image/png',
	};
	const images = [];
	for ( let number = 0; number < count; number++ ) {
		const answer = await fetch( `${ url }/wp-json/wp/v2/media`, {
			method: 'POST',
			headers: {
				...headers,
				'Content-Disposition': `attachment; filename="bench-${ number }.png"`,
			},
			body: picture( number ),
		} );
		images.push( await answer.json() );
	}
	return images;
}

/** Runs in the page before anything else: keeps long tasks, and shifts of the post's content; the theme's fonts move its header. */
function watch() {
	const bench = ( window.benchSeen = { shift: 0, tasks: [] } );
	const keep = ( type, take ) =>
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( take )
		).observe( { type, buffered: true } );
	keep( 'layout-shift', ( { value, sources } ) => {
		const isOurs = sources.some( ( { node } ) =>
			( node?.parentElement ?? node )?.closest?.( '.entry-content' )
		);
		bench.shift += isOurs ? value : 0;
	} );
	keep( 'longtask', ( { duration } ) => bench.tasks.push( duration ) );
}

/** Runs something in a new browser whose pages are watched. */
async function inBrowser( work ) {
	const browser = await launch();
	try {
		const context = await browser.newContext( { viewport: VIEWPORT } );
		await standIn( context );
		await context.addInitScript( watch );
		return await work( context );
	} finally {
		await browser.close();
	}
}

const seen = ( page ) => page.evaluate( () => window.benchSeen );
const longest = ( tasks ) => Math.max( 0, ...tasks );

/** Scrolls a page to its end, a screen at a time. */
const scrollThrough = ( page ) =>
	page.evaluate( async () => {
		const frame = () =>
			new Promise( ( resolve ) =>
				window.requestAnimationFrame( resolve )
			);
		for (
			let top = 0;
			top < document.body.scrollHeight;
			top += window.innerHeight / 2
		) {
			window.scrollTo( 0, top );
			await frame();
			await frame();
		}
	} );

/** Opens a page and waits until it rests. */
async function open( context, address ) {
	const page = await context.newPage();
	const files = new Set();
	page.on( 'request', ( request ) => {
		const url = request.url();
		if ( new URL( url ).pathname.includes( OURS ) ) {
			files.add( url );
		}
	} );
	await page.goto( address, { waitUntil: 'networkidle' } );
	return { page, files };
}

async function weigh( files, ending ) {
	let bytes = 0;
	for ( const file of files ) {
		if ( new URL( file ).pathname.endsWith( ending ) ) {
			const answer = await fetch( file );
			bytes += gzipSync( await answer.bytes() ).length;
		}
	}
	return bytes;
}

/** What a block has the browser fetch, before and after it is seen, and what moves. */
async function look( site, context, markup ) {
	const far = await publish( site, `${ AWAY }\n\n${ markup }\n\n${ AWAY }` );
	const near = await publish( site, `${ markup }\n\n${ PLAIN }` );
	const { page, files } = await open( context, far );
	const before = files.size;
	await scrollThrough( page );
	await page.waitForLoadState( 'networkidle' );
	const { shift } = await seen( page );
	const top = await open( context, near );
	const atTop = await seen( top.page );
	const [ js, css ] = [
		await weigh( files, '.js' ),
		await weigh( files, '.css' ),
	];
	await page.close();
	await top.page.close();
	return {
		before,
		js,
		css,
		shift: Math.max( shift, atTop.shift ),
	};
}

/** A page with a gallery of many images: when it can be used, its longest task, and what moves while somebody scrolls. */
async function runGalleryPage( context, address ) {
	const { page } = await open( context, address );
	const ready = await page.evaluate(
		() => performance.getEntriesByType( 'navigation' )[ 0 ].domInteractive
	);
	await scrollThrough( page );
	await page.waitForLoadState( 'networkidle' );
	const { shift, tasks } = await seen( page );
	return { ready, shift, task: longest( tasks ) };
}

/** The editor with that gallery: how long the page is busy each time its columns change. */
async function runGalleryEditor( site, context, address ) {
	await signInBrowser( context, site.url );
	const html = await ( await fetch( address ) ).text();
	const [ , id ] = /\bpostid-(\d+)/.exec( html );
	const page = await context.newPage();
	await page.goto(
		`${ site.url }/wp-admin/post.php?post=${ id }&action=edit`
	);
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await canvas
		.locator( '.tiled-gallery__item' )
		.nth( IMAGES - 1 )
		.waitFor( { timeout: 120_000 } );
	await page.waitForLoadState( 'networkidle' );
	return page.evaluate( async () => {
		const { dispatch, select } = window.wp.data;
		const editor = dispatch( 'core/block-editor' );
		const { clientId } = select( 'core/block-editor' ).getBlocks()[ 0 ];
		const painted = () =>
			new Promise( ( resolve ) =>
				window.requestAnimationFrame( () => setTimeout( resolve ) )
			);
		editor.selectBlock( clientId );
		editor.updateBlockAttributes( clientId, {
			className: 'is-style-square',
		} );
		await painted();
		const times = [];
		for ( let change = 0; change < 20; change++ ) {
			const began = performance.now();
			editor.updateBlockAttributes( clientId, {
				columns: 2 + ( change % 5 ),
			} );
			await painted();
			times.push( performance.now() - began );
		}
		return times;
	} );
}

/** A map of many places: from the moment it comes into view. */
async function runMap( context, address ) {
	const { page } = await open( context, address );
	const before = ( await seen( page ) ).tasks.length;
	const began = performance.now();
	await page.locator( '.wp-block-jetpack-map' ).scrollIntoViewIfNeeded();
	await page.locator( '.wp-block-jetpack-map-cluster' ).first().waitFor();
	const ms = performance.now() - began;
	await page.waitForLoadState( 'networkidle' );
	const { tasks } = await seen( page );
	const drawn = await page
		.locator(
			'.wp-block-jetpack-map-cluster, .wp-block-jetpack-map-marker'
		)
		.count();
	return { ms, drawn, task: longest( tasks.slice( before ) ) };
}

async function choose( { url }, settings ) {
	const headers = await signIn( url );
	await fetch( `${ url }/wp-json/jetpack/v4/settings`, {
		method: 'POST',
		headers: { ...headers, 'Content-Type': 'application/json' },
		body: JSON.stringify( settings ),
	} );
}

/**
 * Measures the blocks.
 *
 * @param {Object[]}               sites The bare site and ours.
 * @param {(line: string) => void} say   Tells the progress.
 */
export async function measureEmbeds( sites, say ) {
	const site = sites.find( ( { name } ) => name === 'ours' );
	say( `${ IMAGES } images …` );
	const images = await addImages( site, IMAGES );
	await choose( site, { slipstream_map_provider: 'openstreetmap' } );
	const posts = embedPosts( images );
	say( 'PHP …' );
	const plain = await comparePlain( sites, ROUNDS );
	const server = await measureBlocks( site, posts, ROUNDS );
	say( 'The browser …' );
	const blocks = {};
	await inBrowser( async ( context ) => {
		// Fonts of the theme come first.
		await open( context, site.url );
		for ( const [ name, markup ] of Object.entries( posts ) ) {
			blocks[ name ] = {
				...server[ name ],
				...( await look( site, context, markup ) ),
			};
		}
	} );
	const long = await publish( site, gallery( images ) );
	const galleryPage = await inBrowser( ( context ) =>
		runGalleryPage( context, long )
	);
	const changes = await inBrowser( ( context ) =>
		runGalleryEditor( site, context, long )
	);
	const many = await publish( site, `${ AWAY }\n\n${ map( PLACES ) }` );
	return {
		plain,
		blocks,
		gallery: {
			...galleryPage,
			change: quantile( changes, 0.5 ),
			slowest: Math.max( ...changes ),
		},
		map: await inBrowser( ( context ) => runMap( context, many ) ),
	};
}
