// What a page costs on the server: without the plugin's blocks, and with one.
import { gzipSync } from 'node:zlib';
import { inPairs, median } from './lib/stats.mjs';
import { signIn } from './lib/session.mjs';

export const PLAIN =
	'<!-- wp:paragraph -->\n<p>Plain.</p>\n<!-- /wp:paragraph -->';
/** A block as a post holds it. */
const block = ( name, attributes, html ) => {
	const comment = `wp:jetpack/${ name } ${ JSON.stringify( attributes ) }`;
	return html
		? `<!-- ${ comment } -->\n${ html }\n<!-- /wp:jetpack/${ name } -->`
		: `<!-- ${ comment } /-->`;
};
const details = [
	block(
		'email',
		{ email: 'me@example.com' },
		'<div class="wp-block-jetpack-email"><a href="mailto:me@example.com">me@example.com</a></div>'
	),
	block(
		'phone',
		{ phone: '555 010' },
		'<div class="wp-block-jetpack-phone"><a href="tel:555010">555 010</a></div>'
	),
	block(
		'address',
		{ city: 'Bonn' },
		'<div class="wp-block-jetpack-address"><div class="jetpack-address__city">Bonn</div></div>'
	),
].join( '\n' );
const BLOCKS = {
	'business-hours': block( 'business-hours', { showStatus: true } ),
	markdown: block(
		'markdown',
		{ source: '# Hello' },
		'<div class="wp-block-jetpack-markdown"><h1>Hello</h1>\n</div>'
	),
	'ai-assistant': block( 'ai-assistant', {} ),
	'contact-info': block(
		'contact-info',
		{},
		`<div class="wp-block-jetpack-contact-info">${ details }</div>`
	),
	'rating-star': block(
		'rating-star',
		{ rating: 3.5 },
		'<figure class="wp-block-jetpack-rating-star" style="text-align:left"><span>★</span><span>★</span><span>★</span><span>★</span></figure>'
	),
	'repeat-visitor': block(
		'repeat-visitor',
		{},
		`<div class="wp-block-jetpack-repeat-visitor"><div class="wp-block-jetpack-repeat-visitor__inner-container">${ PLAIN }</div></div>`
	),
	button: block( 'button', { element: 'a', text: 'Go', url: '/' } ),
	'related-posts': block( 'related-posts', {} ),
	'contact-form': block(
		'contact-form',
		{},
		`<div class="wp-block-jetpack-contact-form">${ [ 'name', 'email', 'textarea' ].map( ( kind ) => block( `field-${ kind }`, { label: kind } ) ).join( '\n' ) }</div>`
	),
};
const ROUNDS = 150;
/** Visits before anything is measured: each process of the server is slow at first. */
const WARMING = 60;

/** Publishes a post and gives its address. */
export async function publish( { url }, content ) {
	const headers = await signIn( url );
	const answer = await fetch( `${ url }/wp-json/wp/v2/posts`, {
		method: 'POST',
		headers: { ...headers, 'Content-Type': 'application/json' },
		body: JSON.stringify( { title: 'Case', status: 'publish', content } ),
	} );
	return ( await answer.json() ).link;
}

/** Visits a page and reads what it cost. */
export async function visit( address, headers = {} ) {
	const answer = await fetch( address, {
		headers: { 'X-Bench': '1', ...headers },
	} );
	const html = await answer.text();
	const timing = Object.fromEntries(
		( answer.headers.get( 'server-timing' ) ?? '' )
			.split( ', ' )
			.map( ( part ) => part.split( ';dur=' ) )
			.map( ( [ name, value ] ) => [ name, Number( value ) ] )
	);
	const assets = [
		...html.matchAll( /\/wp-content\/plugins\/slipstream\/[^"'?\s*]+/g ),
	].map( ( match ) => match[ 0 ] );
	return { ...timing, assets: new Set( assets ).size, files: assets };
}

/** What a page's files of ours weigh, in bytes of gzip. Small styles stand in the page itself, and are not among them. */
async function weigh( address, files ) {
	let bytes = 0;
	for ( const file of new Set( files ) ) {
		const answer = await fetch( new URL( file, address ) );
		bytes += gzipSync( Buffer.from( await answer.arrayBuffer() ) ).length;
	}
	return bytes;
}

/** What a page costs more than another. */
async function compare( first, second, rounds ) {
	const pairs = await inPairs(
		[ first, second ],
		( address ) => visit( address ),
		rounds
	);
	const [ from, to ] = pairs.at( -1 );
	return {
		from: median( pairs.map( ( pair ) => pair[ 0 ].php ) ),
		to: median( pairs.map( ( pair ) => pair[ 1 ].php ) ),
		ratio: median( pairs.map( ( [ one, two ] ) => two.php / one.php ) ),
		more: median( pairs.map( ( [ one, two ] ) => two.php - one.php ) ),
		queries: to.queries - from.queries,
		allQueries: from.queries,
		assets: to.assets,
		bytes: await weigh( second, to.files ),
	};
}

/**
 * Measures what blocks cost: each page against one without the block.
 *
 * @param {Object}                 site   Our site.
 * @param {Record<string, string>} blocks Markup by name.
 * @param {number}                 rounds How often each is visited.
 * @return {Promise<Object>} By name: PHP time (ms, medians) without and with it, how much more (median of the pairs), queries more, files and
 * bytes of ours that the page names.
 */
export async function measureBlocks( site, blocks = BLOCKS, rounds = ROUNDS ) {
	const plain = await publish( site, PLAIN );
	const pages = [];
	for ( const [ name, markup ] of Object.entries( blocks ) ) {
		const page = await publish( site, `${ PLAIN }\n\n${ markup }` );
		pages.push( [ name, page ] );
	}
	// Each of them has a post before it and one after it: themes link to both.
	await publish( site, PLAIN );
	const result = {};
	for ( const [ name, page ] of pages ) {
		result[ name ] = await compare( plain, page, rounds );
	}
	return result;
}

/**
 * What a plain page of ours costs more than the bare site's.
 *
 * @param {Object[]} sites  The bare site and ours.
 * @param {number}   rounds How often each is visited.
 */
export async function comparePlain( sites, rounds = ROUNDS ) {
	const [ bare, ours ] = [ 'bare', 'ours' ].map( ( name ) =>
		sites.find( ( site ) => site.name === name )
	);
	for ( let visits = 0; visits < WARMING; visits++ ) {
		await visit( bare.url );
		await visit( ours.url );
	}
	return compare(
		await publish( bare, PLAIN ),
		await publish( ours, PLAIN ),
		rounds
	);
}

/**
 * Measures pages: a plain one of ours against the bare site's, then each block.
 *
 * @param {Object[]} sites The bare site and ours.
 */
export const measureFront = async ( sites ) => ( {
	plain: await comparePlain( sites ),
	blocks: await measureBlocks(
		sites.find( ( { name } ) => name === 'ours' )
	),
} );
