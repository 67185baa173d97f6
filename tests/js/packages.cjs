/*
 * The packages of WordPress and Testing Library in one file, which Jest loads in a fraction of the time that their thousands of files take.
 * Nothing of them is changed, and each is evaluated only when it is asked for.
 */
const { createHash } = require( 'node:crypto' );
const {
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} = require( 'node:fs' );
const { join, resolve } = require( 'node:path' );

const root = resolve( __dirname, '../..' );
// Jest leaves out what is in there when it shows where an error comes from.
const folder = join( root, 'node_modules/.cache/slipstream-jest' );

const NAMES = [
	'@testing-library/dom',
	'@testing-library/jest-dom',
	'@testing-library/react',
	'@testing-library/user-event',
	'@wordpress/a11y',
	'@wordpress/api-fetch',
	'@wordpress/block-editor',
	'@wordpress/blocks',
	'@wordpress/components',
	'@wordpress/compose',
	'@wordpress/core-data',
	'@wordpress/data',
	'@wordpress/date',
	'@wordpress/dom',
	'@wordpress/dom-ready',
	'@wordpress/element',
	'@wordpress/hooks',
	'@wordpress/i18n',
	'@wordpress/icons',
	'@wordpress/keyboard-shortcuts',
	'@wordpress/keycodes',
	'@wordpress/notices',
	'@wordpress/url',
];

// React asks the module that it is in for Node's timers; the others are megabytes that only a browser runs.
const APART = [
	'react',
	'react-dom',
	'@wordpress/vips',
	'@wordpress/video-conversion',
];

const file = join( folder, 'packages.cjs' );
const index = join( folder, 'index.cjs' );

/** The file that stands for each package. */
const files = Object.fromEntries(
	NAMES.map( ( name ) => [
		name,
		join( folder, `${ name.replace( '/', '--' ) }.cjs` ),
	] )
);

/** Changes with the packages' versions and with this file. */
const stamp = () =>
	createHash( 'sha256' )
		.update( readFileSync( join( root, 'package-lock.json' ) ) )
		.update( readFileSync( __filename ) )
		.digest( 'hex' );

function bundle() {
	// The resolver reads this file too, in every process.
	const { buildSync } = require( 'esbuild' );
	const getters = NAMES.map(
		( name ) => `'${ name }': () => require( '${ name }' )`
	);
	buildSync( {
		stdin: {
			contents: `module.exports = { ${ getters.join() } };`,
			resolveDir: root,
		},
		outfile: file,
		bundle: true,
		external: APART,
		format: 'cjs',
		platform: 'browser',
		mainFields: [ 'main', 'module' ],
		define: { 'process.env.NODE_ENV': '"test"' },
		// What Jest gives to each file comes from the one that asks.
		banner: {
			js: 'module.exports = function ( require, jest ) { const module = { exports: {} };',
		},
		footer: { js: 'return module.exports; };' },
		legalComments: 'none',
		logLevel: 'error',
	} );
}

/** Writes the file, unless that of these versions is there. Jest's global setup. */
function makePackages() {
	const mark = join( folder, 'stamp' );
	if ( existsSync( mark ) && readFileSync( mark, 'utf8' ) === stamp() ) {
		return;
	}
	rmSync( folder, { recursive: true, force: true } );
	mkdirSync( folder, { recursive: true } );
	bundle();
	// Where there is no page, the environment has not read the file before.
	writeFileSync(
		index,
		`const packages = globalThis.slipstreamPackages ?? require( './packages.cjs' );\nmodule.exports = packages( require, jest );\n`
	);
	for ( const name of NAMES ) {
		writeFileSync(
			files[ name ],
			`module.exports = require( './index.cjs' )[ '${ name }' ]();\n`
		);
	}
	writeFileSync( mark, stamp() );
}

module.exports = makePackages;
Object.assign( module.exports, { file, files } );
