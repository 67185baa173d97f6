import { join } from 'node:path';
import { test as base } from './fixtures';
import type { Browser, Page } from '@playwright/test';

interface Site {
	url: string;
	stop: () => Promise< void >;
}

/** The key that the hub's AI server is asked with. It must be on no page and in no answer. */
export const HUB_KEY = 'sk-hub-secret-key';

/** A second WordPress, which is the provider of the one that the tests use. */
export interface Hub {
	url: string;
	/** Switches it off, as a power cut does. */
	stop: () => Promise< void >;
	/** Switches it on again, with all it had. */
	start: () => Promise< void >;
	/** Opens a screen of its administration, in a browser of its own. */
	admin: ( path: string ) => Promise< Page >;
}

/** Brings up the hub on a port of this worker. */
async function startHub( reset: boolean ): Promise< Site > {
	const { startSite } = await import( '../bin/lib/dev-site.mjs' );
	const { port } = new URL( process.env.WP_BASE_URL! );
	return startSite( {
		name: `hub-${ port }`,
		runtime: process.env.SLIPSTREAM_E2E_RUNTIME ?? 'auto',
		wp: process.env.SLIPSTREAM_E2E_WP ?? 'latest',
		port: Number( port ) + 5,
		reset,
		muPlugins: [
			join( __dirname, 'core-provider.php' ),
			join( __dirname, 'mu-plugin.php' ),
		],
		constants: {
			SLIPSTREAM_E2E_AI_URL: `${ process.env.SLIPSTREAM_E2E_UPSTREAM }/v1`,
			SLIPSTREAM_E2E_AI_KEY: HUB_KEY,
		},
		say: () => {},
	} );
}

/** Signs in as the hub's administrator. */
async function signIn( browser: Browser, url: string ): Promise< Page > {
	const context = await browser.newContext( {
		baseURL: url,
		storageState: { cookies: [], origins: [] },
	} );
	const page = await context.newPage();
	await page.goto( `${ url }/wp-login.php` );
	await page.getByLabel( 'Username' ).fill( 'admin' );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'password' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await page.locator( '#adminmenu' ).waitFor();
	return page;
}

/** Tests with a hub. It comes up when the first of them wants it. */
export const test = base.extend< object, { hub: Hub } >( {
	hub: [
		async ( { browser }, use ) => {
			let site = await startHub( true );
			const { url } = site;
			const page = await signIn( browser, url );
			await page.goto( `${ url }/wp-admin/admin.php?page=my-jetpack` );
			await page.evaluate( () =>
				window.wp.apiFetch( {
					path: '/jetpack/v4/module/hub/active',
					method: 'POST',
					data: { active: true },
				} )
			);
			await use( {
				url,
				stop: () => site.stop(),
				start: async () => {
					site = await startHub( false );
				},
				admin: async ( path ) => {
					await page.goto( `${ url }/wp-admin/${ path }` );
					return page;
				},
			} );
			await page.context().close();
			await site.stop();
		},
		{ scope: 'worker', timeout: 120_000 },
	],
} );

export { expect, overflow, status } from './fixtures';
