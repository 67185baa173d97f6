// Makes the files of a new block, extension, module or screen from the templates in bin/scaffold, and adds it to the lists that name it.
import fastGlob from 'fast-glob';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { bin, root } from './paths.mjs';
import { mustRun } from './run.mjs';
import { writeSettings } from './settings.mjs';

const templates = join( root, 'bin/scaffold' );
export const KINDS = readdirSync( templates );

const read = ( file ) => readFileSync( join( root, file ), 'utf8' );
const write = ( file, text ) => {
	mkdirSync( dirname( join( root, file ) ), { recursive: true } );
	writeFileSync( join( root, file ), text );
};

/**
 * The forms of a name, by the placeholder that stands for each in a template.
 *
 * @param {string} name Such as 'guest-book' or 'Guest_Book'.
 */
export function namesOf( name ) {
	const slug = name.toLowerCase().replaceAll( '_', '-' );
	if ( ! /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test( slug ) ) {
		throw new Error(
			`“${ name }” is no name: give words of a to z, such as opening-times.`
		);
	}
	const words = slug
		.split( '-' )
		.map( ( word ) => word[ 0 ].toUpperCase() + word.slice( 1 ) );
	return {
		slug,
		snake: slug.replaceAll( '-', '_' ),
		title: slug[ 0 ].toUpperCase() + slug.slice( 1 ).replaceAll( '-', ' ' ),
		Class: words.join( '_' ),
		Component: words.join( '' ),
	};
}

const fill = ( text, names ) =>
	text.replace(
		/__(slug|snake|title|Class|Component)__/g,
		( _, key ) => names[ key ]
	);

/** What begins as another kind does: its own files take the place of those, and some are left out. */
const BASES = {
	'server-block': { kind: 'block', without: /\/save\.tsx\.tmpl$/ },
};

/** The templates of a kind, by the file that each makes. */
function templatesOf( kind ) {
	const base = BASES[ kind ];
	const own = fastGlob
		.sync( '**/*.tmpl', { cwd: join( templates, kind ) } )
		.sort()
		.map( ( file ) => [ file, join( 'bin/scaffold', kind, file ) ] );
	return new Map( [
		...( base
			? [ ...templatesOf( base.kind ) ].filter(
					( [ file ] ) => ! base.without.test( file )
				)
			: [] ),
		...own,
	] );
}

/** Writes the files of a kind; none where one of them is there already. */
async function makeFiles( kind, names ) {
	const files = [ ...templatesOf( kind ) ].map( ( [ file, from ] ) => ( {
		from,
		to: fill( file, names ).replace( /\.tmpl$/, '' ),
	} ) );
	const taken = files.filter( ( { to } ) => existsSync( join( root, to ) ) );
	if ( taken.length ) {
		throw new Error( `${ taken[ 0 ].to } is there already.` );
	}
	files.forEach( ( { from, to } ) =>
		write( to, fill( read( from ), names ) )
	);
	const made = files.map( ( { to } ) => to );
	const scripts = made.filter( ( file ) => /\.tsx?$/.test( file ) );
	if ( scripts.length ) {
		// How lines break depends on the length of the name.
		await mustRun( bin( 'wp-scripts' ), [ 'format', ...scripts ], {
			cwd: root,
		} );
	}
	return made;
}

/** Changes a file once; a file that does not look as expected is not guessed at. */
function edit( file, pattern, replacement ) {
	const text = read( file );
	const changed = text.replace( pattern, replacement );
	if ( changed === text ) {
		throw new Error( `${ file } does not look as expected: ${ pattern }.` );
	}
	write( file, changed );
	return file;
}

/** Lists a module in php/modules.php, and its route, error and table in the tables that tests read. */
function listModule( { slug, snake, Class } ) {
	return [
		edit(
			'php/modules.php',
			/\n\t\);\n};\n$/,
			`\n\t\tnew ${ Class }\\${ Class }_Module( $site ),\n\t);\n};\n`
		),
		edit(
			'docs/routes.md',
			/(\n\| (?:GET|POST)[^\n]*)(?=\n\n)/,
			`$1\n| GET | /slipstream/v1/${ slug } | nonce | 401 | 403 | 200 | 200 | 200 | 200 | 403 | 401 |`
		),
		edit(
			'docs/error-codes.md',
			/\n$/,
			`\n| \`${ snake }_unavailable\` | 503 | the database did not answer |\n`
		),
		edit(
			'docs/data-flows.md',
			/\n$/,
			`\n| table \`slipstream_${ snake }\` | what it keeps | uninstalled |\n`
		),
	];
}

/** Lets a module bring its screen. */
function addScreen( file, { Class } ) {
	edit( file, /implements ([^{]+) \{/, ( _, interfaces ) => {
		const all = [ ...interfaces.split( ', ' ), 'With_Screens' ].sort();
		return `implements ${ all.join( ', ' ) } {`;
	} );
	edit( file, /(?:use [^;]+;\n)+/, ( block ) => {
		const uses = [
			...block.trimEnd().split( '\n' ),
			'use Slipstream\\Modules\\Interfaces\\With_Screens;',
		];
		return `${ uses.sort().join( '\n' ) }\n`;
	} );
	edit(
		file,
		/\n}\n$/,
		`

	/**
	 * Its screen.
	 */
	public function screens(): array {
		return array( new ${ Class }_Screen() );
	}
}
`
	);
}

/** Makes a module, and what the build makes of its settings. */
async function makeModule( names ) {
	const made = [
		...( await makeFiles( 'module', names ) ),
		...listModule( names ),
	];
	await writeSettings();
	return [
		...made,
		`src/site-settings/${ names.slug }.ts`,
		'src/site-settings/index.ts',
	];
}

/** A screen stands in a module, which is made where there is none of its name. */
async function makeScreen( names ) {
	const module = `php/${ names.Class }/${ names.Class }_Module.php`;
	const made = existsSync( join( root, module ) )
		? [ module ]
		: await makeModule( names );
	if ( read( module ).includes( 'With_Screens' ) ) {
		throw new Error(
			`${ module } has screens: add the new one to screens() by hand.`
		);
	}
	made.push( ...( await makeFiles( 'screen', names ) ) );
	addScreen( module, names );
	return made;
}

/**
 * Makes one.
 *
 * @param {string} kind 'block', 'server-block', 'extension', 'module' or 'screen'.
 * @param {string} name Such as 'guest-book' or 'Guest_Book'.
 * @return {Promise<string[]>} The files that were made or changed.
 */
export function scaffold( kind, name ) {
	const names = namesOf( name );
	const makers = { module: makeModule, screen: makeScreen };
	return ( makers[ kind ] ?? ( () => makeFiles( kind, names ) ) )( names );
}
