// What the parts of the test run do. Each task gives how many checks passed and failed, and what a person should know.
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { makeZip } from '../plugin-zip.mjs';
import { findCore } from './core.mjs';
import { findChromium } from './chromium.mjs';
import { findGfmSpec } from './gfm-spec.mjs';
import { startSite } from './dev-site.mjs';
import { bin, logs, root } from './paths.mjs';
import { phpunitSite } from './phpunit.mjs';
import { readJest, readPlaywright, settle } from './reports.mjs';
import { has, run } from './run.mjs';

/** One command is one check. */
export const check = ( command, args, options ) => async ( name ) => {
	const log = join( logs, `${ name }.log` );
	const { status } = await run( command, args, {
		cwd: root,
		log,
		...options,
	} );
	return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, log };
};

/** Checks of one part, one after another; the log is that of the first that failed. */
async function inTurn( ...checks ) {
	const results = [];
	for ( const start of checks ) {
		results.push( await start() );
	}
	const sum = ( key ) =>
		results.reduce( ( total, result ) => total + result[ key ], 0 );
	return {
		passed: sum( 'passed' ),
		failed: sum( 'failed' ),
		log: ( results.find( ( { failed } ) => failed ) ?? results[ 0 ] ).log,
	};
}

/** TypeScript 7, in Go; the ESLint rules need the one in JavaScript. With one thread and no garbage collection it takes the least processor time. */
export const types = check(
	join( root, 'node_modules/@typescript/native/bin/tsc' ),
	[ '--noEmit', '--singleThreaded', '-p', '.' ],
	{ env: { ...process.env, GOGC: 'off', GOMEMLIMIT: '2GiB' } }
);

/** Both linters, over some files or all. */
export const lint =
	( ...files ) =>
	async ( name ) => {
		const typed = files.filter( ( file ) =>
			/^(src|blocks|extensions)\/.+\.tsx?$/.test( file )
		);
		const checks = [
			check( bin( 'wp-scripts' ), [
				'lint-js',
				...( files.length ? files : [ '.' ] ),
			] ),
		];
		if ( ! files.length || typed.length ) {
			const paths = files.length
				? typed
				: [ 'src', 'blocks', 'extensions' ];
			checks.push(
				check( bin( 'oxlint' ), [ '--type-aware', ...paths ] )
			);
		}
		return inTurn( ...checks.map( ( task ) => () => task( name ) ) );
	};

export const jest =
	( ...paths ) =>
	async ( name ) => {
		const log = join( logs, `${ name }.log` );
		const report = join( logs, `${ name }.json` );
		const args = [
			'test-unit-js',
			'--config',
			'jest.config.js',
			// By itself it leaves a processor to others, also where none of them is waiting for it.
			`--maxWorkers=${ availableParallelism() }`,
			'--json',
			`--outputFile=${ report }`,
			...paths,
		];
		const { status } = await run( bin( 'wp-scripts' ), args, {
			cwd: root,
			log,
			env: { ...process.env, GFM_SPEC: ( await findGfmSpec() ) ?? '' },
		} );
		if ( ! existsSync( report ) ) {
			return { passed: 0, failed: 1, log };
		}
		return settle( readJest( report ), status, log );
	};

/** How models' answers do, with the rates for people to read. */
export async function evaluation( name, say ) {
	const result = await jest( '/tests/evaluation/' )( name );
	const rates = /^answered with words[^]+?^error .*$/m.exec(
		readFileSync( result.log, 'utf8' )
	);
	rates?.[ 0 ].split( '\n' ).forEach( say );
	return result;
}

function phpFiles( dir ) {
	return readdirSync( join( root, dir ), { withFileTypes: true } ).flatMap(
		( entry ) => {
			const path = join( dir, entry.name );
			if ( entry.isDirectory() ) {
				return phpFiles( path );
			}
			return path.endsWith( '.php' ) ? [ path ] : [];
		}
	);
}

/** Without the extensions, which no syntax depends on, PHP starts three times as fast. */
export async function phpSyntax( name ) {
	const log = join( logs, `${ name }.log` );
	const files = [
		'plugin.php',
		'uninstall.php',
		...[ 'php', 'blocks', 'bin', 'tests/php' ].flatMap( phpFiles ),
	];
	const { status } = await run(
		'sh',
		[
			'-c',
			'printf "%s\\n" "$@" | xargs -P2 -n1 php -n -l',
			'sh',
			...files,
		],
		{ cwd: root, log }
	);
	return {
		passed: status === 0 ? files.length : 0,
		failed: status === 0 ? 0 : 1,
		log,
	};
}

/** Composer's tools are used where Composer answers; the plugin and its tests do not depend on it. */
async function composerTools() {
	const tools = [ 'bin/phpcs', 'bin/phpstan', 'slevomat/coding-standard' ];
	if (
		tools.every( ( tool ) => existsSync( join( root, 'vendor', tool ) ) )
	) {
		return true;
	}
	if ( ! ( await has( 'composer' ) ) ) {
		return false;
	}
	const options = {
		cwd: root,
		log: join( logs, 'composer.log' ),
		timeout: 180_000,
		env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
	};
	return (
		(
			await run(
				'composer',
				[ 'install', '--no-interaction', '--quiet' ],
				options
			)
		).status === 0
	);
}

/** PHP's just-in-time compiler: the analysis takes a quarter less time. */
const JIT = [
	'-dopcache.enable_cli=1',
	'-dopcache.jit=tracing',
	'-dopcache.jit_buffer_size=256M',
];

/** WordPress's coding standard, of some files or of all, and the analysis of all. */
export const phpStandards =
	( ...files ) =>
	async ( name ) => {
		if ( ! ( await composerTools() ) ) {
			return {
				passed: 0,
				failed: 0,
				skipped: 2,
				why: 'Composer did not answer',
			};
		}
		return inTurn(
			() =>
				check( 'vendor/bin/phpcs', [
					'-q',
					'--report=full',
					...files,
				] )( `${ name }-phpcs` ),
			() =>
				check( 'php', [
					...JIT,
					'vendor/bin/phpstan',
					'analyse',
					'--no-progress',
					'--memory-limit=1G',
				] )( `${ name }-phpstan` )
		);
	};

/** Fetches WordPress, before parts that run at once would each fetch it to the same place. */
export async function fetchCore( name, say ) {
	await findCore( 'latest', say );
	return { passed: 1, failed: 0 };
}

/** The browser tests of a project, all or some, against a site of their own. */
export const playwright =
	( runtime, wp, { project = 'e2e', specs = [] } = {} ) =>
	async ( name ) => {
		const chromium = await findChromium();
		if ( ! chromium ) {
			return {
				passed: 0,
				failed: 1,
				why: 'no Chromium: apt-get install chromium',
			};
		}
		const log = join( logs, `${ name }.log` );
		const report = join( logs, `${ name }.json` );
		const env = {
			...process.env,
			CHROMIUM_PATH: chromium,
			PLAYWRIGHT_JSON_OUTPUT_NAME: report,
			SLIPSTREAM_E2E_RUNTIME: runtime,
			SLIPSTREAM_E2E_WP: wp,
		};
		const { status } = await run(
			bin( 'playwright' ),
			[
				'test',
				`--project=${ project }`,
				'--reporter=list,json',
				...specs,
			],
			{ cwd: root, log, env }
		);
		if ( ! existsSync( report ) ) {
			return { passed: 0, failed: 1, log };
		}
		return settle( readPlaywright( report ), status, log );
	};

/** The zip is installed into a clean WordPress, which must activate it. */
export async function zip( name, say ) {
	const { file, bytes } = await makeZip();
	const { installZip } = await import( './zip-site.mjs' );
	const problems = await installZip( { file, bytes, say, startSite } );
	problems.forEach( say );
	return { passed: problems.length ? 0 : 1, failed: problems.length ? 1 : 0 };
}

/** What the generators of new blocks, extensions, modules and screens make is built and opened. */
export async function scaffold( name, say ) {
	const { checkScaffold } = await import( './scaffold-check.mjs' );
	const wordpress = await phpunitSite( name, 'latest', say );
	try {
		const problems = await checkScaffold( { wordpress, startSite, say } );
		const failed = problems.length ? 1 : 0;
		return { passed: 1 - failed, failed, failures: problems };
	} catch ( error ) {
		// What a program printed may be long.
		const log = join( logs, `${ name }.log` );
		mkdirSync( logs, { recursive: true } );
		writeFileSync( log, error.message );
		return { passed: 0, failed: 1, log };
	}
}

/** The plugin's scripts and styles, made anew. */
export async function buildPlugin( name ) {
	await build( { log: join( logs, `${ name }.log` ) } );
	return { passed: 1, failed: 0 };
}
