// Which checks a change can have broken, by where its files stand.
import fastGlob from 'fast-glob';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Domains that all others stand on, and what every PHP test is made with. */
const CENTRAL_PHP =
	/^(plugin\.php|uninstall\.php|phpunit\.xml\.dist|php\/[^/]+\.php|php\/(Admin|Http|Modules|Rest|Settings|Support)\/.*|tests\/php\/[^/]+\.php)$/;
/** What every Jest test is made with. */
const CENTRAL_JEST =
	/^(jest\.config\.js|package-lock\.json|tests\/js\/(setup|environment|packages|resolver|transform)\..*)$/;
/** What every script is linted by. */
const CENTRAL_LINT =
	/^(eslint\.config\.cjs|package-lock\.json|tests\/architecture\/layers\.json)$/;
/** What every browser test is made with. */
const CENTRAL_E2E =
	/^(playwright\.config\.ts|e2e\/(fakes\/.*|fixtures\.ts|global-setup\.mjs|mu-plugin\.php|profile\.ts|sign-in\.mjs|upstream\.ts))$/;
/** They hold code and lists together, whatever has changed. */
const PHP_LISTS = [
	'Modules/Modules_Test',
	'Rest/Error_Codes_Test',
	'Rest/Routes_Test',
];
/** One of each kind of page, for what no test names. */
const SMOKE = [
	'assistant/main',
	'blocks/everywhere',
	'dashboard/my-jetpack',
	'editor/lazy',
	'forms/editor',
].map( ( name ) => `e2e/specs/${ name }.spec.ts` );
/** What tests call by another name than its folder has. */
const CALLED = {
	'blocks/ai-assistant': /\bassistant\.\w|jetpack\/ai-assistant(?![\w-])/,
	'extensions/ai-logo': /\blogo\b/i,
	'extensions/ai-provenance': /slipstreamAi|slipstream-ai-provenance/,
	'php/Modules': /Modules and blocks|setModuleActive/,
};
/** What runs the tests, and what starts sites for them: one of each kind is run. */
const RUNS_TESTS =
	/^bin\/(test|lib\/(changed|dev-site|machine-speed|parts|processor|reports|run|site|tasks|test-history))\.mjs$/;
/** What starts PHPUnit. */
const RUNS_PHP = /^bin\/lib\/(core|debian-core|mariadb|phpunit)\.mjs$/;
/** What starts sites for browsers, and browsers. */
const RUNS_BROWSERS =
	/^bin\/(php\/(router|setup|local-site|sample-content)\.php|lib\/(chromium|native|playground|start-data)\.mjs|lib\/chromium-flags\.json)$/;
/** What tests of all services that blocks embed read, instead of naming a block. */
const EVERY_EMBED = /fakes\/embeds\.cjs'/;
/** A library that more blocks, extensions and screens use is tried by the smoke tests. */
const MOST_USERS = 4;

const isScript = ( file ) => /\.(tsx?|js|cjs|mjs)$/.test( file );
const unique = ( list ) => [ ...new Set( list ) ].sort();
const texts = ( root, patterns ) =>
	fastGlob
		.sync( patterns, { cwd: root } )
		.sort()
		.map( ( path ) => ( {
			path,
			text: readFileSync( join( root, path ), 'utf8' ),
		} ) );

/** The PHP tests that a file can have broken: those of its domain, and those that name it. */
function phpTestsOf( file, tests ) {
	const domain = /^(?:tests\/)?php\/(\w+)\//.exec( file )?.[ 1 ];
	const isForm =
		/^blocks\/(contact-form|field|form-|input|label|option|phone-input|dropzone)/;
	const paths = ( isMeant ) =>
		tests.filter( isMeant ).map( ( { path } ) => path );
	if ( domain ) {
		const isTest = file.startsWith( 'tests/' );
		return paths(
			( { path, text } ) =>
				path.startsWith( `tests/php/${ domain }/` ) ||
				( ! isTest && text.includes( `Slipstream\\${ domain }\\` ) )
		);
	}
	if (
		/^blocks\/[^/]+\/(block\.json|field\.json|render\.php)$/.test( file )
	) {
		const folder = isForm.test( file ) ? 'Forms' : 'Blocks';
		return paths( ( { path } ) =>
			path.startsWith( `tests/php/${ folder }/` )
		);
	}
	if ( /^blocks\/[^/]+\/(embed|test\/service)\.json$/.test( file ) ) {
		return paths( ( { path } ) => path.startsWith( 'tests/php/Embeds/' ) );
	}
	return file.startsWith( 'docs/' )
		? paths( ( { text } ) => text.includes( file ) )
		: [];
}

/** PHPUnit's filter for the tests of a change; 'all' for all of them, '' for none. */
function phpFilter( files, root ) {
	if (
		files.some(
			( file ) => CENTRAL_PHP.test( file ) || RUNS_PHP.test( file )
		)
	) {
		return 'all';
	}
	const tests = texts( root, 'tests/php/**/*_Test.php' );
	const named = files.flatMap( ( file ) => phpTestsOf( file, tests ) );
	const lists = files.some(
		( file ) => file.endsWith( '.php' ) || RUNS_TESTS.test( file )
	)
		? PHP_LISTS
		: [];
	const names = unique( [
		...named.map( ( path ) =>
			path.slice( 'tests/php/'.length, -'.php'.length )
		),
		...lists,
	] );
	return names.length
		? `Tests\\\\(${ names.join( '|' ).replaceAll( '/', '\\\\' ) })::`
		: '';
}

/** The browser tests, each with the text of the helpers that it imports; not of those that every test imports, which name what they need and try nothing. */
const testsWithHelpers = ( root ) =>
	texts( root, 'e2e/{specs,matrix,screens}/**/*.spec.ts' ).map(
		( { path, text } ) => ( {
			path,
			text: [ ...text.matchAll( /from '(\.[^']+)'/g ) ]
				.map( ( [ , name ] ) =>
					join( dirname( path ), `${ name }.ts` )
				)
				.filter(
					( helper ) =>
						! CENTRAL_E2E.test( helper ) &&
						existsSync( join( root, helper ) )
				)
				.map( ( helper ) =>
					readFileSync( join( root, helper ), 'utf8' )
				)
				.concat( text )
				.join( '\n' ),
		} )
	);

/** Whether a test names a block, an extension, a screen or a domain of the server. */
function isNamed( kind, name, root ) {
	const called = CALLED[ `${ kind }/${ name }` ];
	if ( called ) {
		return ( { text } ) => called.test( text );
	}
	const slug = name.toLowerCase().replaceAll( '_', '-' );
	const stem = slug.replace( /^ai-/, '' );
	const inFile = new RegExp( `(^|[-/])${ stem }[-.]` );
	const inText = {
		blocks: `jetpack/${ name }(?![\\w-])`,
		screens: `slipstream-screen-${ name }|page=(slipstream-)?${ name.replace( /s$/, '' ) }`,
	}[ kind ];
	const isEmbed = existsSync( join( root, kind, name, 'embed.json' ) );
	return ( { path, text } ) =>
		( isEmbed && EVERY_EMBED.test( text ) ) ||
		inFile.test( path.replace( 'e2e/specs/', '' ) ) ||
		path.startsWith( `e2e/specs/${ stem }/` ) ||
		( inText !== undefined && new RegExp( inText ).test( text ) );
}

/** Whether a test names a service, as Giphy or Opentable. */
const namesService = ( name ) => {
	const words = new RegExp( name.replace( '_', '[-_ ]?' ), 'i' );
	return ( { text } ) => words.test( text );
};

/** The blocks, extensions and screens that import a library. */
const usersOf = ( library, root ) =>
	unique(
		texts( root, '{blocks,extensions,src/screens}/**/*.{ts,tsx}' )
			.filter( ( { text } ) =>
				text.includes( `'@slipstream/${ library }'` )
			)
			.map(
				( { path } ) =>
					/^(src\/screens|\w+)\/[^/]+\//.exec( path )?.[ 0 ]
			)
	);

/** The browser tests that a file of theirs can have broken. */
function testsOfHelper( file, tests ) {
	const helper = basename( file, '.ts' );
	return tests
		.filter(
			( { path, text } ) =>
				path === file || text.includes( `/${ helper }'` )
		)
		.map( ( { path } ) => path );
}

/** The browser tests of each change that a file can have broken. */
function specsOf( file, specs, root ) {
	const pathsOr = ( others, isMeant ) => {
		const named = specs.filter( isMeant ).map( ( { path } ) => path );
		return named.length ? named : others;
	};
	const [ , kind, name ] =
		/^(?:src\/)?(blocks|extensions|screens)\/([^/]+)\/(?!test\/(?!service\.json|stand-in\.js|fixtures\/embed))/.exec(
			file
		) ?? [];
	if ( kind ) {
		return pathsOr( SMOKE, isNamed( kind, name, root ) );
	}
	const [ , domain, service ] =
		/^php\/(\w+)\/(?:(\w+)\/)?/.exec( file ) ?? [];
	if ( domain ) {
		return pathsOr(
			SMOKE,
			domain === 'Services' && service
				? namesService( service )
				: isNamed( 'php', domain, root )
		);
	}
	const library = /^src\/([^/]+)\/(?!test\/)/.exec( file )?.[ 1 ];
	if ( library ) {
		const users = usersOf( library, root );
		return users.length > 0 && users.length <= MOST_USERS
			? users.flatMap( ( user ) => specsOf( user, specs, root ) )
			: SMOKE;
	}
	if ( RUNS_TESTS.test( file ) ) {
		return SMOKE.slice( 0, 1 );
	}
	return RUNS_BROWSERS.test( file ) ||
		/^(plugin\.php|php\/|webpack\.config|package-lock)/.test( file )
		? SMOKE
		: [];
}

/** The browser tests of a change: those of each change, and the repetitions that were changed themselves. */
function browserTests( changed, root ) {
	const all = testsWithHelpers( root );
	const isIn = ( folder ) => ( path ) =>
		path.startsWith( `e2e/${ folder }/` );
	const specs = all.filter( ( { path } ) => isIn( 'specs' )( path ) );
	const own = changed
		.filter( ( file ) => file.startsWith( 'e2e/' ) )
		.flatMap( ( file ) => testsOfHelper( file, all ) );
	const others = changed
		.filter( ( file ) => ! file.startsWith( 'e2e/' ) )
		.flatMap( ( file ) => specsOf( file, specs, root ) );
	const of = ( folder, list ) =>
		unique( list.filter( isIn( folder ) ) ).filter( ( path ) =>
			existsSync( join( root, path ) )
		);
	// A helper of both is tried by those of each change.
	const repeated = own.filter(
		( path ) => changed.includes( path ) || ! own.some( isIn( 'specs' ) )
	);
	return {
		specs: changed.some( ( file ) => CENTRAL_E2E.test( file ) )
			? 'all'
			: of( 'specs', [ ...own, ...others ] ),
		matrix: of( 'matrix', repeated ),
		screens: of( 'screens', repeated ),
	};
}

/**
 * Which checks a change can have broken.
 *
 * @param {string[]} changed Paths in the project; files that are gone count too.
 * @param {string}   root    The project's folder.
 * @return {{lint: string[]|'all', styles: string[], phpFiles: string[], hasTypes: boolean, unit: string[]|'all', php: string, specs: string[]|'all', matrix: string[], screens: string[], tools: string[]}}
 *         Files to look at; `php` is PHPUnit's filter; '' or an empty list for nothing, 'all' for everything.
 */
export function planOf( changed, root ) {
	const there = changed.filter(
		( file ) => existsSync( join( root, file ) ) && ! /\.tmpl$/.test( file )
	);
	const has = ( pattern ) => changed.some( ( file ) => pattern.test( file ) );
	return {
		lint: has( CENTRAL_LINT ) ? 'all' : there.filter( isScript ),
		styles: there.filter( ( file ) => file.endsWith( '.scss' ) ),
		phpFiles: there.filter( ( file ) => file.endsWith( '.php' ) ),
		hasTypes: has( /\.tsx?$|\.json$/ ),
		unit: has( CENTRAL_JEST )
			? 'all'
			: there.filter( ( file ) =>
					/^(src|blocks|extensions|tests\/js)\/.*\.(tsx?|c?js|json)$/.test(
						file
					)
				),
		php: phpFilter( changed, root ),
		...browserTests( changed, root ),
		tools: [
			...( has( /^bin\/(scaffold|new|lib\/scaffold)/ )
				? [ 'scaffold' ]
				: [] ),
			...( has( /^bin\/(plugin-zip|lib\/(zip-site|dev-site))/ )
				? [ 'zip' ]
				: [] ),
		],
	};
}
