// What a page costs on the server: without the plugin's blocks, and with one.
import { gzipSync } from 'node:zlib';
import { median, quantile } from './lib/stats.mjs';
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
const CASES = {
	plain: PLAIN,
	...Object.fromEntries(
		Object.entries( BLOCKS ).map( ( [ name, markup ] ) => [
			name,
			`${ PLAIN }\n\n${ markup }`,
		] )
	),
};
const ROUNDS = 60;

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
export async function visit( address ) {
	const answer = await fetch( address, { headers: { 'X-Bench': '1' } } );
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

/**
 * Measures pages, all of them in turn within each round.
 *
 * @param {Object[]}               sites   The bare site and ours.
 * @param {Record<string, string>} content Contents by name.
 * @return {Promise<Object>} Per case and site: PHP time (ms, median, and of the fastest tenth), queries, and how many of our files the page names.
 */
export async function measureFront( sites, content = CASES ) {
	const targets = [];
	for ( const [ name, blocks ] of Object.entries( content ) ) {
		for ( const site of sites ) {
			const address = await publish( site, blocks );
			targets.push( { name, site: site.name, address, visits: [] } );
		}
	}
	for ( let round = 0; round < ROUNDS + 3; round++ ) {
		for ( const target of round % 2 ? [ ...targets ].reverse() : targets ) {
			const seen = await visit( target.address );
			if ( round > 2 ) {
				target.visits.push( seen );
			}
		}
	}
	const result = {};
	for ( const { name, site, address, visits } of targets ) {
		const { queries, assets, files } = visits.at( -1 );
		const times = visits.map( ( visited ) => visited.php );
		const php = median( times );
		const fast = quantile( times, 0.1 );
		result[ name ] = {
			...result[ name ],
			[ site ]: {
				php,
				fast,
				queries,
				assets,
				bytes: await weigh( address, files ),
			},
		};
	}
	return result;
}
