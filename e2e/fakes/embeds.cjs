/*
 * Services that blocks embed, as tests and benchmarks know them. All of it stands in the blocks' folders: embed.json, and in test/ service.json,
 * the posts fixtures/embed*.html, and stand-in.js, which the browser gets for the service's own script.
 */
const { existsSync, readFileSync } = require( 'node:fs' );
const { resolve } = require( 'node:path' );
const { sync: glob } = require( 'fast-glob' );

const BLOCKS = resolve( __dirname, '../../blocks' );
const read = ( path ) => readFileSync( `${ BLOCKS }/${ path }`, 'utf8' );

/** What stand-ins draw with: a box with a text, as big as its place. */
const DRAW = `const draw = ( text, place, height = '100%' ) => {
	const box = document.createElement( 'p' );
	box.style = 'box-sizing:border-box;min-height:60px;margin:0;padding:16px;background:#e6eef2;color:#000';
	box.style.height = height;
	box.textContent = text;
	place?.append( box );
};`;

const saved = ( block, look = '' ) =>
	read(
		`${ block }/test/fixtures/embed${ look && `-${ look }` }.html`
	).trim();

const looksOf = ( block ) =>
	glob( `${ block }/test/fixtures/embed{,-*}.html`, { cwd: BLOCKS } )
		.sort()
		.map( ( path ) => read( path ).trim() );

function standInOf( block ) {
	const path = `${ block }/test/stand-in.js`;
	return existsSync( `${ BLOCKS }/${ path }` )
		? `{ ${ DRAW }\n${ read( path ) } }`
		: '';
}

const EMBEDS = glob( '*/test/service.json', { cwd: BLOCKS } )
	.sort()
	.map( ( path ) => {
		const [ block ] = path.split( '/' );
		const { service, contacts } = JSON.parse(
			read( `${ block }/embed.json` )
		);
		const { link, script } = JSON.parse( read( path ) );
		return {
			block,
			service,
			hosts: contacts.map( ( { host } ) => host ),
			link,
			draws: script?.draws,
			post: saved( block ),
			looks: looksOf( block ),
		};
	} );

/** Scripts by the host that has them. */
const STAND_INS = Object.fromEntries(
	EMBEDS.map( ( { block } ) => block )
		.map( ( block ) => [
			JSON.parse( read( `${ block }/test/service.json` ) ).script?.host,
			standInOf( block ),
		] )
		.filter( ( [ host ] ) => host )
);

module.exports = { EMBEDS, STAND_INS, saved };
