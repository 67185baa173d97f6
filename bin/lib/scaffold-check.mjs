// Tries what the generators make: in a copy of the tree it is linted, built, tested, and opened in a browser.
import { chromium } from '@playwright/test';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { projectCache, root } from './paths.mjs';
import { mustRun } from './run.mjs';

const copy = join( projectCache, 'scaffold' );
const readList = ( name ) =>
	JSON.parse( readFileSync( join( root, 'bin/lib', name ), 'utf8' ) );

const GENERATORS = [
	[ 'new-block', 'opening-times' ],
	[ 'new-block', 'house-rules', '--server' ],
	[ 'new-extension', 'my-thing' ],
	[ 'new-module', 'Guest_Book' ],
	[ 'new-screen', 'guest-book' ],
];

const runThere = ( command, args, env = {} ) =>
	mustRun( command, args, { cwd: copy, env: { ...process.env, ...env } } );
const tool = ( name, ...args ) =>
	runThere( join( copy, 'node_modules/.bin', name ), args );

/** Blocks, extensions and screens, none of which needs another to be built. */
const CAPABILITY = /^(blocks|extensions|src\/screens)\/[^/]+\//;

/** Copies what git has or would add, but no other capability yet: gives those files. The bundler's cache of the last time stays. */
async function copyTree() {
	mkdirSync( copy, { recursive: true } );
	for ( const name of readdirSync( copy ) ) {
		if ( name !== '.cache' ) {
			rmSync( join( copy, name ), { recursive: true } );
		}
	}
	const listed = await mustRun(
		'git',
		[ 'ls-files', '--cached', '--others', '--exclude-standard' ],
		{ cwd: root }
	);
	const files = listed
		.trim()
		.split( '\n' )
		.filter( ( file ) => existsSync( join( root, file ) ) );
	copyFiles( files.filter( ( file ) => ! CAPABILITY.test( file ) ) );
	for ( const name of [ 'node_modules', 'vendor' ] ) {
		if ( existsSync( join( root, name ) ) ) {
			symlinkSync( join( root, name ), join( copy, name ), 'dir' );
		}
	}
	return files.filter( ( file ) => CAPABILITY.test( file ) );
}

const copyFiles = ( files ) =>
	files.forEach( ( file ) =>
		cpSync( join( root, file ), join( copy, file ) )
	);

/** Runs the generators; gives the files that they made or changed. */
async function generate() {
	const made = [];
	for ( const [ script, ...args ] of GENERATORS ) {
		const output = await runThere( 'npm', [
			'run',
			'--silent',
			script,
			'--',
			...args,
		] );
		made.push( ...output.split( '\n' ) );
	}
	return [ ...new Set( made ) ].filter(
		( line ) => line && existsSync( join( copy, line ) )
	);
}

async function checkPhp( made, wordpress ) {
	const php = made.filter( ( file ) => file.endsWith( '.php' ) );
	if ( existsSync( join( copy, 'vendor/bin/phpcs' ) ) ) {
		await runThere( 'vendor/bin/phpcs', [ '-q', ...php ] );
	}
	await runThere(
		'phpunit',
		[
			'--filter',
			'Guest_Book|guest-book|House_Rules|Modules_Test|Error_Codes_Test|test_every_registered_route',
		],
		{ WP_CORE_DIR: wordpress }
	);
}

const buildIt = () => {
	// What is tested in the browser as a whole imports from other capabilities.
	writeFileSync(
		join( copy, 'tsconfig.made.json' ),
		JSON.stringify( {
			extends: './tsconfig.json',
			include: [ 'src', 'blocks', 'extensions', 'tests/js' ],
			exclude: [ 'src/*/test' ],
		} )
	);
	return Promise.all( [
		// Nobody downloads it, so it need not be small.
		runThere( process.execPath, [
			'bin/build.mjs',
			'--no-optimization-minimize',
		] ),
		tool(
			'../@typescript/native/bin/tsc',
			'--noEmit',
			'-p',
			'tsconfig.made.json'
		),
	] );
};

/** Tests it, both processors busy. */
async function checkCode( made, wordpress ) {
	const scripts = made.filter( ( file ) => /\.tsx?$/.test( file ) );
	const tests = scripts.filter( ( file ) => file.includes( '/test/' ) );
	await Promise.all( [
		tool(
			'wp-scripts',
			'test-unit-js',
			'--config',
			'jest.config.js',
			'-w',
			'1',
			...tests,
			'tests/architecture/(imports|fixtures)'
		),
		tool( 'wp-scripts', 'lint-js', ...scripts )
			.then( () => tool( 'oxlint', '--type-aware', ...scripts ) )
			.then( () => checkPhp( made, wordpress ) ),
	] );
}

/** The blocks in the editor, with the extension beside it. */
async function openEditor( page, url ) {
	await page.goto( `${ url }/wp-admin/post-new.php` );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	// Before the post is set up the editor drops what is inserted.
	await canvas.getByRole( 'textbox', { name: 'Add title' } ).waitFor();
	await page.waitForFunction(
		() =>
			window.wp.blocks.getBlockType( 'jetpack/opening-times' ) &&
			window.wp.blocks.getBlockType( 'jetpack/house-rules' ) &&
			window.wp.data.select( 'core/editor' ).__unstableIsEditorReady()
	);
	await page.evaluate( () => {
		const { blocks, data } = window.wp;
		data.dispatch( 'core/preferences' ).set(
			'core/edit-post',
			'welcomeGuide',
			false
		);
		data.dispatch( 'core/block-editor' ).insertBlocks(
			[
				'core/paragraph',
				'jetpack/opening-times',
				'jetpack/house-rules',
			].map( ( name ) => blocks.createBlock( name ) )
		);
	} );
	for ( const [ name, text, saved ] of [
		[ 'Opening times', 'From nine to five', '<p>From nine to five</p>' ],
		[ 'House rules', 'No shoes', '{"text":"No shoes"}' ],
	] ) {
		await canvas.getByRole( 'textbox', { name } ).fill( text );
		await page.waitForFunction(
			( part ) =>
				window.wp.data
					.select( 'core/editor' )
					.getEditedPostContent()
					.includes( part ),
			saved
		);
	}
	await page.evaluate( () => {
		const { select, dispatch } = window.wp.data;
		const [ paragraph ] = select( 'core/block-editor' ).getBlocks();
		dispatch( 'core/block-editor' ).selectBlock( paragraph.clientId );
		dispatch( 'core/interface' ).enableComplementaryArea(
			'core',
			'edit-post/block'
		);
	} );
	await page.getByLabel( 'Use in this block' ).check();
}

/** The screen, as it is where there is nothing yet. */
async function openScreen( page, url ) {
	await page.goto( `${ url }/wp-admin/admin.php?page=slipstream-guest-book` );
	await page.getByText( 'There are no entries yet.' ).waitFor();
}

/** Opens the block, the extension and the screen on a site; gives what the browser had to complain about. */
async function openAll( url ) {
	const noise = readList( 'console-noise.json' ).map(
		( pattern ) => new RegExp( pattern )
	);
	const problems = [];
	const browser = await chromium.launch( {
		executablePath: await findChromium(),
		args: readList( 'chromium-flags.json' ),
	} );
	try {
		const page = await browser.newPage();
		page.on( 'pageerror', ( { message } ) => problems.push( message ) );
		page.on( 'console', ( message ) => {
			const text = message.text();
			if (
				message.type() === 'error' &&
				! noise.some( ( pattern ) => pattern.test( text ) )
			) {
				problems.push( text );
			}
		} );
		await openEditor( page, url );
		await openScreen( page, url );
	} finally {
		await browser.close();
	}
	return problems;
}

/**
 * Tries a new block, extension, module and screen.
 *
 * @param {Object}                 options
 * @param {string}                 options.wordpress The WordPress that PHPUnit runs on.
 * @param {Function}               options.startSite Brings up a site.
 * @param {(line: string) => void} options.say       Tells the progress.
 * @return {Promise<string[]>} What is wrong; empty when all is well.
 */
export async function checkScaffold( { wordpress, startSite, say } ) {
	const others = await copyTree();
	const made = await generate();
	await buildIt();
	copyFiles( others );
	await checkCode( made, wordpress );
	const site = await startSite( {
		name: 'scaffold',
		runtime: 'auto',
		port: 8941,
		reset: true,
		plugin: copy,
		constants: { SLIPSTREAM_LOCAL_LOGIN: true },
		say,
	} );
	try {
		return await openAll( site.url );
	} finally {
		await site.stop();
	}
}
