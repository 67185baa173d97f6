// Installs the zip as a site owner would and looks whether the plugin works from it.
import AdmZip from 'adm-zip';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LIMIT = 5 * 1024 * 1024;

/**
 * Tries a zip in a clean WordPress.
 *
 * @return {Promise<string[]>} What is wrong with it; empty when all is well.
 */
export async function installZip( { file, bytes, say, startSite } ) {
	const problems = [];
	if ( bytes > LIMIT ) {
		problems.push(
			`The zip has ${ bytes } bytes; ${ LIMIT } are allowed.`
		);
	}
	const names = new AdmZip( file )
		.getEntries()
		.map( ( { entryName } ) => entryName );
	const stray = names.filter(
		( name ) =>
			! /^slipstream\/(plugin\.php|uninstall\.php|readme\.txt|LICENSE|php\/|build\/|languages\/)/.test(
				name
			)
	);
	if ( stray.length ) {
		problems.push(
			`Files that do not belong: ${ stray.slice( 0, 5 ).join( ', ' ) }`
		);
	}
	const temp = mkdtempSync( join( tmpdir(), 'slipstream-zip-' ) );
	let site;
	try {
		new AdmZip( file ).extractAllTo( temp );
		site = await startSite( {
			name: 'zip',
			runtime: 'auto',
			port: 8931,
			reset: true,
			plugin: join( temp, 'slipstream' ),
			constants: { SLIPSTREAM_LOCAL_LOGIN: true },
			say,
		} );
		const page = await fetch( `${ site.url }/when-we-are-open/` );
		if ( ! ( await page.text() ).includes( 'jetpack-business-hours' ) ) {
			problems.push(
				`A page with a block of the plugin (${ page.status }) does not show it.`
			);
		}
		const index = await ( await fetch( `${ site.url }/wp-json/` ) ).json();
		if ( ! index.namespaces.includes( 'slipstream/v1' ) ) {
			problems.push(
				'The plugin’s routes are not there: it is not active.'
			);
		}
	} finally {
		await site?.stop();
		rmSync( temp, { recursive: true, force: true } );
	}
	return problems;
}
