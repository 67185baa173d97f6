// Brings up what the browser tests need, once for each worker: a WordPress with the plugin, and the fake AI endpoint that it asks.
import { prepareSite, startSite } from '../bin/lib/dev-site.mjs';
import { join } from 'node:path';
import { root } from '../bin/lib/paths.mjs';
import { mustRun } from '../bin/lib/run.mjs';
import { addLanguage } from './add-language.mjs';
import { startOpenaiFake } from './fakes/openai.mjs';

const wp = process.env.SLIPSTREAM_E2E_WP ?? 'latest';
const say = ( line ) => process.stdout.write( `  ${ line }\n` );

/** Brings up the site of one worker. The worker finds it again in playwright.config.ts. */
async function bringUp( worker ) {
	const upstream = await startOpenaiFake();
	const site = await startSite( {
		name: worker ? `e2e-${ worker + 1 }` : 'e2e',
		runtime: process.env.SLIPSTREAM_E2E_RUNTIME ?? 'auto',
		wp,
		port: 8951 + 10 * worker,
		reset: true,
		muPlugins: [ 'core-provider.php', 'mu-plugin.php' ].map( ( name ) =>
			join( root, 'e2e', name )
		),
		constants: { SLIPSTREAM_E2E_AI_URL: upstream.url },
		say,
	} );
	const stop = async () => {
		await site.stop();
		await upstream.close();
	};
	addLanguage( site.wordpress );
	const environment = {
		WP_BASE_URL: site.url,
		STORAGE_STATE_PATH: join(
			root,
			'artifacts',
			`admin-${ worker + 1 }.json`
		),
		SLIPSTREAM_E2E_UPSTREAM: new URL( upstream.url ).origin,
		SLIPSTREAM_E2E_RUNTIME: site.runtime,
		SLIPSTREAM_E2E_SITE: site.wordpress,
	};
	try {
		await mustRun( process.execPath, [ join( root, 'e2e/sign-in.mjs' ) ], {
			env: { ...process.env, ...environment },
		} );
	} catch ( error ) {
		await stop();
		throw error;
	}
	return { environment, stop };
}

export default async function globalSetup( { workers } ) {
	await prepareSite( { wp, say } );
	const outcomes = await Promise.allSettled(
		Array.from( { length: workers }, ( _, worker ) => bringUp( worker ) )
	);
	const sites = outcomes.flatMap( ( { value } ) => value ?? [] );
	const stop = async () => {
		await Promise.all( sites.map( ( site ) => site.stop() ) );
	};
	const failure = outcomes.find( ( { status } ) => status === 'rejected' );
	if ( failure ) {
		await stop();
		throw failure.reason;
	}
	process.env.SLIPSTREAM_E2E_SITES = JSON.stringify(
		sites.map( ( { environment } ) => environment )
	);
	return stop;
}
