// Brings up what the browser tests need: a WordPress with the plugin, and the fake AI endpoint that it asks.
import { request } from '@playwright/test';
import { startSite } from '../bin/lib/dev-site.mjs';
import { join } from 'node:path';
import { root } from '../bin/lib/paths.mjs';
import { startOpenaiFake } from './fakes/openai.mjs';

const say = ( line ) => process.stdout.write( `  ${ line }\n` );

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
	try {
		await signIn( site.url );
	} catch ( error ) {
		await stop();
		throw error;
	}
	return stop;
}
