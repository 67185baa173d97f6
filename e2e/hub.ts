import { cpSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openSignedIn } from './as-user';
import { expect, expectNothingWrong, test as base } from './fixtures';
import type { Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

interface Site {
	url: string;
	/** The folder of its WordPress. */
	wordpress: string;
	stop: () => Promise< void >;
}

/** The key that the hub's AI server is asked with. It must be on no page and in no answer. */
export const HUB_KEY = 'sk-hub-secret-key';

/** The section of the connection, in the administration. */
export const SECTION = 'admin.php?page=my-jetpack#/connection';

/** Where the hub's REST API is for its administrators. */
export const HUB_ADMIN = '/slipstream/v1/hub/admin';

/** A site as the hub lists it. */
export interface HubSite {
	id: number;
	home: string;
	requests: number;
	/** Of the tier that counts, which a license may give. */
	limit: number;
	/** Given by the hub. */
	tier: string;
	wanted_tier: string;
}

/** A second WordPress, which is the provider of the one that the tests use. */
export interface Hub {
	url: string;
	/** The folder of its WordPress. */
	wordpress: string;
	/** Switches it off, as a power cut does. */
	stop: () => Promise< void >;
	/** Switches it on again, with all it had. */
	start: () => Promise< void >;
	/** Opens a screen of its administration, in a browser of its own. */
	admin: ( path: string ) => Promise< Page >;
	/** Asks its REST API as its administrator. */
	rest: < Answer >( path: string, data?: object ) => Promise< Answer >;
	/** Stores settings of it, Slipstream's and those of its tests. */
	settings: ( data: object ) => Promise< void >;
	/** The six digits of the last email that it sent. */
	mailedCode: () => Promise< string >;
}

/** Brings up another WordPress on a port of this worker. */
async function start(
	name: string,
	distance: number,
	reset: boolean
): Promise< Site > {
	const { startSite } = await import( '../bin/lib/dev-site.mjs' );
	const { port } = new URL( process.env.WP_BASE_URL! );
	return startSite( {
		name: `${ name }-${ port }`,
		runtime: process.env.SLIPSTREAM_E2E_RUNTIME ?? 'auto',
		wp: process.env.SLIPSTREAM_E2E_WP ?? 'latest',
		port: Number( port ) + distance,
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

const startHub = ( reset: boolean ) => start( 'hub', 5, reset );

/** Brings up a copy of the tests' own site, files and database, at another address. */
export async function startCopy(): Promise< Site > {
	const { port } = new URL( process.env.WP_BASE_URL! );
	const original = dirname( process.env.SLIPSTREAM_E2E_SITE! );
	const name = basename( original ).replace(
		/^e2e(-\d+)?/,
		`copy-${ port }`
	);
	const copy = join( dirname( original ), name );
	rmSync( copy, { recursive: true, force: true } );
	cpSync( original, copy, { recursive: true, verbatimSymlinks: true } );
	return start( 'copy', 7, false );
}

/** Tests with a hub. It comes up when the first of them wants it. */
export const test = base.extend< object, { hub: Hub } >( {
	hub: [
		async ( { browser }, use ) => {
			let site = await startHub( true );
			const { url, wordpress } = site;
			const page = await openSignedIn( browser, 'admin', url );
			// Stays where it can ask.
			const asking = await page.context().newPage();
			await asking.goto( `${ url }/wp-admin/admin.php?page=my-jetpack` );
			const rest = async < Answer >( path: string, data?: object ) =>
				asking.evaluate(
					( request ) => window.wp.apiFetch( request ),
					data ? { path, method: 'POST', data } : { path }
				) as Promise< Answer >;
			await rest( '/jetpack/v4/module/hub/active', { active: true } );
			await rest( '/wp/v2/settings', {
				title: 'Agency hub',
				e2e_mail: 'up',
			} );
			await use( {
				url,
				wordpress,
				stop: () => site.stop(),
				start: async () => {
					site = await startHub( false );
				},
				admin: async ( path ) => {
					await page.goto( `${ url }/wp-admin/${ path }` );
					return page;
				},
				rest,
				settings: async ( data ) => {
					await rest( '/jetpack/v4/settings', data );
				},
				mailedCode: async () => {
					const { e2e_last_mail: mail } = await rest< {
						e2e_last_mail: string;
					} >( '/wp/v2/settings' );
					return /\b\d{6}\b/.exec( mail )?.[ 0 ] ?? '';
				},
			} );
			await page.context().close();
			await site.stop();
		},
		{ scope: 'worker', timeout: 120_000 },
	],
} );

export const button = ( page: Page, name: string | RegExp ) =>
	page.getByRole( 'button', { name, exact: true } );

/** The overview stays beside the section that is open. */
export const expectConnected = ( page: Page ) =>
	expect(
		page
			.getByText( 'Connected to Agency hub.' )
			.filter( { visible: true } )
			.first()
	).toBeVisible();

/** Connects the site with an invitation of the hub, as its owner, who proves an address of email there. */
export async function connect( hub: Hub, page: Page ): Promise< void > {
	const { code } = await hub.rest< { code: string } >(
		`${ HUB_ADMIN }/invitations`,
		{ label: 'A client', days: 7, sites: 1, tier: 'free' }
	);
	await page.goto( `/wp-admin/${ SECTION }` );
	await page.getByLabel( 'Hub address' ).fill( hub.url );
	await button( page, 'Test' ).click();
	await page.getByLabel( 'Invitation code' ).fill( code );
	await button( page, 'Connect to Agency hub' ).click();
	await page.getByLabel( 'Your email address' ).fill( 'owner@example.org' );
	await button( page, 'Send me a code' ).click();
	await page.getByLabel( /Six-digit code/ ).fill( await hub.mailedCode() );
	await expectNothingWrong( page, 'body' );
	await button( page, 'Approve' ).click();
	await expectConnected( page );
}

/** For after the tests: the site forgets its hub, which the next one with its address knows nothing of, and is its own provider again. */
export async function leaveHub( utils: RequestUtils ): Promise< void > {
	const post = ( path: string, data: object = {} ) =>
		utils.rest( { method: 'POST', path, data } );
	await post( '/jetpack/v4/connection', { isActive: false } );
	await post( '/slipstream/v1/connection/provider', { address: '' } );
	await post( '/jetpack/v4/connection/reconnect' );
}

export { expect, status } from './fixtures';
