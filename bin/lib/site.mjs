// Makes the folder of a local WordPress: a copy of core that may be written to, its configuration, the SQLite drop-in.
import AdmZip from 'adm-zip';
import { randomBytes } from 'node:crypto';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { coreVersion } from './core.mjs';
import { root } from './paths.mjs';

const require = createRequire( import.meta.url );
const SALTS = [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ].flatMap(
	( name ) => [ `${ name }_KEY`, `${ name }_SALT` ]
);

/** A PHP literal of a string, number or boolean. */
const literal = ( value ) =>
	typeof value === 'string'
		? `'${ value.replaceAll( '\\', '\\\\' ).replaceAll( "'", "\\'" ) }'`
		: String( value );

/** The secrets of a site stay the same over its starts: sessions and encrypted settings depend on them. */
function salts( dir ) {
	const file = join( dir, 'salts.json' );
	if ( ! existsSync( file ) ) {
		writeFileSync(
			file,
			JSON.stringify(
				Object.fromEntries(
					SALTS.map( ( name ) => [
						name,
						randomBytes( 32 ).toString( 'hex' ),
					] )
				)
			)
		);
	}
	return JSON.parse( readFileSync( file, 'utf8' ) );
}

function writeConfig( dir, wordpress, constants ) {
	// The SQLite drop-in wants a name and nothing else.
	const database = {
		DB_NAME: 'wordpress',
		DB_USER: '',
		DB_PASSWORD: '',
		DB_HOST: '',
	};
	const lines = Object.entries( {
		...database,
		...salts( dir ),
		...constants,
	} ).map(
		( [ name, value ] ) =>
			`defined( '${ name }' ) || define( '${ name }', ${ literal( value ) } );`
	);
	writeFileSync(
		join( wordpress, 'wp-config.php' ),
		[
			'<?php',
			...lines,
			"$table_prefix = 'wp_';",
			"defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );",
			"require ABSPATH . 'wp-settings.php';",
			'',
		].join( '\n' )
	);
}

/** Core as new; what the site wrote (posts, uploads) stays. */
function placeCore( core, wordpress ) {
	const content = join( wordpress, 'wp-content' );
	const kept = `${ wordpress }-content`;
	if ( existsSync( content ) ) {
		renameSync( content, kept );
	}
	rmSync( wordpress, { recursive: true, force: true } );
	cpSync( core, wordpress, { recursive: true } );
	for ( const file of [ 'wp-config.php', '.htaccess' ] ) {
		rmSync( join( wordpress, file ), { force: true } );
	}
	if ( existsSync( kept ) ) {
		cpSync( join( content, 'themes' ), join( kept, 'themes' ), {
			recursive: true,
		} );
		rmSync( content, { recursive: true } );
		renameSync( kept, content );
	}
}

/** The drop-in that Playground ships lets a WordPress run on SQLite. */
function placeSqlite( content ) {
	const target = join( content, 'mu-plugins/sqlite-database-integration' );
	if ( ! existsSync( target ) ) {
		const archive = join(
			dirname( require.resolve( '@wp-playground/cli/package.json' ) ),
			'sqlite-database-integration.zip'
		);
		const zip = new AdmZip( archive );
		const folder = zip.getEntries()[ 0 ].entryName.split( '/' )[ 0 ];
		zip.extractAllTo( join( content, 'mu-plugins' ), true );
		renameSync( join( content, 'mu-plugins', folder ), target );
	}
	writeFileSync(
		join( content, 'db.php' ),
		readFileSync( join( target, 'db.copy' ), 'utf8' )
			.replaceAll( '{SQLITE_IMPLEMENTATION_FOLDER_PATH}', target )
			.replaceAll(
				'{SQLITE_PLUGIN}',
				'sqlite-database-integration/load.php'
			)
	);
}

/**
 * Makes or refreshes a site.
 *
 * @param {Object}   options
 * @param {string}   options.dir         The site's folder; WordPress goes to `wordpress` in it.
 * @param {string}   options.core        WordPress to copy.
 * @param {boolean}  options.reset       Starts afresh.
 * @param {boolean}  options.sqlite      Adds the SQLite drop-in (Playground brings its own).
 * @param {string}   [options.plugin]    Folder that is linked in as the plugin.
 * @param {Object}   options.constants   What wp-config.php defines.
 * @param {string[]} [options.muPlugins] Files of further must-use plugins.
 * @return {string} The folder of the WordPress.
 */
export function makeSite( {
	dir,
	core,
	reset,
	sqlite,
	plugin = root,
	constants,
	muPlugins = [],
} ) {
	if ( reset ) {
		rmSync( dir, { recursive: true, force: true } );
	}
	const wordpress = join( dir, 'wordpress' );
	mkdirSync( dir, { recursive: true } );
	if ( coreVersion( wordpress ) !== coreVersion( core ) ) {
		placeCore( core, wordpress );
	}
	const content = join( wordpress, 'wp-content' );
	for ( const name of [ 'plugins', 'mu-plugins', 'uploads' ] ) {
		mkdirSync( join( content, name ), { recursive: true } );
	}
	for ( const file of [
		join( root, 'bin/php/local-site.php' ),
		...muPlugins,
	] ) {
		cpSync( file, join( content, 'mu-plugins', basename( file ) ) );
	}
	const link = join( content, 'plugins/slipstream' );
	rmSync( link, { recursive: true, force: true } );
	if ( sqlite ) {
		placeSqlite( content );
		symlinkSync( plugin, link, 'dir' );
	} else if ( ! constants.DB_HOST ) {
		mkdirSync( link ); // Playground mounts the plugin here.
	} else {
		symlinkSync( plugin, link, 'dir' );
	}
	writeConfig( dir, wordpress, constants );
	return wordpress;
}
