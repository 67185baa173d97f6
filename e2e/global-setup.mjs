// Brings up what the browser tests need: a WordPress with the plugin, and the fake AI endpoint that it asks.
import { request } from '@playwright/test';
import { startSite } from '../bin/lib/dev-site.mjs';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bin/lib/paths.mjs';
import { startOpenaiFake } from './fakes/openai.mjs';

const say = ( line ) => process.stdout.write( `  ${ line }\n` );

/** Gives the site a language that is written from right to left, with strings of ours that stand in a chunk. */
function addLanguage( wordpress ) {
	const languages = join( wordpress, 'wp-content/languages' );
	mkdirSync( join( languages, 'plugins' ), { recursive: true } );
	const from = ( name ) => join( root, 'e2e/languages', name );
	// A language counts as installed when its .mo file is there; the .php file is what is read.
	writeFileSync( join( languages, 'ar.mo' ), '' );
	cpSync( from( 'ar.l10n.php' ), join( languages, 'ar.l10n.php' ) );
	cpSync(
		from( 'slipstream-ar-chunk.json' ),
		join( languages, 'plugins/slipstream-ar-chunk.json' )
	);
}

/** Signs in as the administrator and keeps the session for the tests. */
async function signIn( baseURL ) {
	// The package reads the address when it is loaded.
	const { RequestUtils } =
		await import( '@wordpress/e2e-test-utils-playwright' );
	const context = await request.newContext( { baseURL } );
	const requestUtils = new RequestUtils( context, {
		baseURL,
		storageStatePath: process.env.STORAGE_STATE_PATH,
		user: { username: 'admin', password: 'password' },
	} );
	await requestUtils.setupRest();
	await context.dispose();
}

export default async function globalSetup() {
	const upstream = await startOpenaiFake();
	const site = await startSite( {
		name: 'e2e',
		runtime: process.env.SLIPSTREAM_E2E_RUNTIME ?? 'auto',
		wp: process.env.SLIPSTREAM_E2E_WP ?? 'latest',
		port: 8951,
		reset: true,
		muPlugins: [ join( root, 'e2e/mu-plugin.php' ) ],
		constants: {
			SLIPSTREAM_AI_BASE_URL: upstream.url,
			SLIPSTREAM_AI_MODEL: 'fake-model',
			SLIPSTREAM_AI_API_KEY: 'sk-e2e-secret-key',
		},
		say,
	} );
	const stop = async () => {
		await site.stop();
		await upstream.close();
	};
	process.env.WP_BASE_URL = site.url;
	process.env.SLIPSTREAM_E2E_UPSTREAM = new URL( upstream.url ).origin;
	process.env.SLIPSTREAM_E2E_RUNTIME = site.runtime;
	process.env.SLIPSTREAM_E2E_SITE = site.wordpress;
	addLanguage( site.wordpress );
	try {
		await signIn( site.url );
	} catch ( error ) {
		await stop();
		throw error;
	}
	return stop;
}
