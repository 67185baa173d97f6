// What a page costs on the server: without the plugin's blocks, and with one.
import { comparePages, visit } from './lib/pages.mjs';
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

/**
 * Measures what blocks cost: each page against one without the block.
 *
 * @param {Object}                 site   Our site.
 * @param {Record<string, string>} blocks Markup by name.
 * @param {number}                 rounds How often each is visited.
 * @return {Promise<Object>} What each costs more than the page without it, by name: see comparePages().
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
		result[ name ] = await comparePages(
			{ site, address: plain },
			{ site, address: page },
			rounds
		);
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
	const [ first, second ] = [ bare, ours ].map( async ( site ) => ( {
		site,
		address: await publish( site, PLAIN ),
	} ) );
	return comparePages( await first, await second, rounds );
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
