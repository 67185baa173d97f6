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
	return file.startsWith( 'docs/' )
		? paths( ( { text } ) => text.includes( file ) )
		: [];
}

/** PHPUnit's filter for the tests of a change; 'all' for all of them, '' for none. */
function phpFilter( files, root ) {
	if ( files.some( ( file ) => CENTRAL_PHP.test( file ) ) ) {
		return 'all';
	}
	const tests = texts( root, 'tests/php/**/*_Test.php' );
	const named = files.flatMap( ( file ) => phpTestsOf( file, tests ) );
	const lists = files.some( ( file ) => file.endsWith( '.php' ) )
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

/** The browser tests, each with the text of the helpers that it imports. */
const specsWithHelpers = ( root ) =>
	texts( root, 'e2e/specs/**/*.spec.ts' ).map( ( { path, text } ) => ( {
		path,
		text: [ ...text.matchAll( /from '(\.[^']+)'/g ) ]
			.map( ( [ , name ] ) =>
				join( root, dirname( path ), `${ name }.ts` )
			)
			.filter( existsSync )
			.map( ( helper ) => readFileSync( helper, 'utf8' ) )
			.concat( text )
			.join( '\n' ),
	} ) );

/** Whether a test names a block, an extension, a screen or a domain of the server. */
function isNamed( kind, name ) {
	const stem = name.replace( /^ai-/, '' );
	const inFile = new RegExp( `(^|[-/])${ stem }[-.]` );
	const inText = {
		blocks: `jetpack/${ name }(?![\\w-])`,
		screens: `slipstream-screen-${ name }|page=(slipstream-)?${ name.replace( /s$/, '' ) }`,
	}[ kind ];
	return ( { path, text } ) =>
		inFile.test( path.replace( 'e2e/specs/', '' ) ) ||
		path.startsWith( `e2e/specs/${ stem }/` ) ||
		( inText !== undefined && new RegExp( inText ).test( text ) );
}

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

/** The browser tests that a file can have broken. */
function specsOf( file, specs, root ) {
	const paths = ( isMeant ) =>
		specs.filter( isMeant ).map( ( { path } ) => path );
	if ( file.startsWith( 'e2e/' ) ) {
		const helper = basename( file, '.ts' );
		return paths(
			( { path, text } ) =>
				path === file || text.includes( `/${ helper }'` )
		);
	}
	const [ , kind, name ] =
		/^(?:src\/)?(blocks|extensions|screens)\/([^/]+)\/(?!test\/)/.exec(
			file
		) ?? [];
	if ( kind ) {
		const named = paths( isNamed( kind, name ) );
		return named.length ? named : SMOKE;
	}
	const domain = /^php\/(\w+)\//.exec( file )?.[ 1 ];
	if ( domain ) {
		const slug = domain.toLowerCase().replaceAll( '_', '-' );
		const named = paths( isNamed( 'php', slug ) );
		return named.length ? named : SMOKE;
	}
	const library = /^src\/([^/]+)\/(?!test\/)/.exec( file )?.[ 1 ];
	if ( library ) {
		const users = usersOf( library, root );
		return users.length > 0 && users.length <= MOST_USERS
			? users.flatMap( ( user ) => specsOf( user, specs, root ) )
			: SMOKE;
	}
	return /^(plugin\.php|php\/|webpack\.config|package-lock)/.test( file )
		? SMOKE
		: [];
}

/**
 * Which checks a change can have broken.
 *
 * @param {string[]} changed Paths in the project; files that are gone count too.
 * @param {string}   root    The project's folder.
 * @return {{lint: string[]|'all', styles: string[], phpFiles: string[], hasTypes: boolean, unit: string[]|'all', php: string, specs: string[]|'all', tools: string[]}}
 *         Files to look at; `php` is PHPUnit's filter; '' or an empty list for nothing, 'all' for everything.
 */
export function planOf( changed, root ) {
	const there = changed.filter(
		( file ) => existsSync( join( root, file ) ) && ! /\.tmpl$/.test( file )
	);
	const specs = specsWithHelpers( root );
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
		specs: has( CENTRAL_E2E )
			? 'all'
			: unique(
					changed.flatMap( ( file ) => specsOf( file, specs, root ) )
				).filter( ( path ) => existsSync( join( root, path ) ) ),
		tools: [
			...( has( /^bin\/(scaffold|new|lib\/scaffold)/ )
				? [ 'scaffold' ]
				: [] ),
			...( has( /^bin\/(plugin-zip|lib\/zip-site)/ ) ? [ 'zip' ] : [] ),
		],
	};
}
