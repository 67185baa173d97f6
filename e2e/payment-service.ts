import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setSettings } from './site-settings';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** Runs a stand-in as a process of its own, which ends with this one. */
async function start( name: string ) {
	const child = spawn(
		process.execPath,
		[ join( __dirname, `fakes/${ name }.mjs` ), '--tied' ],
		{ stdio: [ 'pipe', 'pipe', 'inherit' ] }
	);
	const [ line ] = ( await once( child.stdout, 'data' ) ) as [ Buffer ];
	const { port } = JSON.parse( line.toString() ) as { port: number };
	return {
		url: `http://127.0.0.1:${ port }`,
		close: async () => {
			child.stdin.end();
			await once( child, 'exit' );
		},
	};
}

/**
 * Starts a stand-in for a payment service that the site asks, until it is stopped.
 *
 * @param utils    Asks the site.
 * @param name     The service.
 * @param settings The site's settings after it is stopped.
 */
export async function usePaymentService(
	utils: RequestUtils,
	name: 'stripe' | 'paypal',
	settings: object
) {
	const service = await start( name );
	const ask = ( url: string ) =>
		utils.rest( {
			method: 'POST',
			path: '/wp/v2/settings',
			data: { [ `e2e_${ name }` ]: url },
		} );
	await ask( service.url );
	return {
		url: service.url,
		stop: async () => {
			await setSettings( utils, settings );
			await ask( '' );
			await service.close();
		},
	};
}
