import { cpSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openSignedIn } from './as-user';
import { expect, expectNothingWrong, overflow, test as base } from './fixtures';
import type { Page } from '@playwright/test';

interface Site {
	url: string;
	/** The folder of its WordPress. */
	wordpress: string;
	stop: () => Promise< void >;
}

/** The key that the hub's AI server is asked with. It must be on no page and in no answer. */
export const HUB_KEY = 'sk-hub-secret-key';

const HUB_SECTIONS = [
	'sites',
	'users',
	'usage',
	'tiers',
	'licences',
	'invitations',
];

/** A second WordPress, which is the provider of the one that the tests use. */
export interface Hub {
	url: string;
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
export const test = base.extend<
	{ shoot: ( name: string ) => Promise< void > },
	{ hub: Hub }
>( {
	shoot: async ( { page }, use ) => {
		await use( async ( name ) => {
			await page.screenshot( {
				path: `artifacts/screens/${ name }.png`,
				fullPage: true,
			} );
		} );
	},
	hub: [
		async ( { browser }, use ) => {
			let site = await startHub( true );
			const { addLanguage } = await import( './add-language.mjs' );
			addLanguage( site.wordpress );
			const { url } = site;
			const page = await openSignedIn( browser, 'admin', url );
			const rest = async < Answer >( path: string, data?: object ) => {
				await page.goto(
					`${ url }/wp-admin/admin.php?page=my-jetpack`
				);
				return page.evaluate(
					( request ) => window.wp.apiFetch( request ),
					data ? { path, method: 'POST', data } : { path }
				) as Promise< Answer >;
			};
			await rest( '/jetpack/v4/module/hub/active', { active: true } );
			await rest( '/wp/v2/settings', {
				title: 'Agency hub',
				e2e_mail: 'up',
			} );
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

/** Shoots a screen of the hub, wide and narrow; neither may overflow, nor have what axe finds. */
export async function shootHub( screen: Page, name: string ) {
	await expectNothingWrong( screen, '#wpbody-content .wrap' );
	for ( const width of [ 1280, 320 ] ) {
		await screen.setViewportSize( { width, height: 900 } );
		expect( await overflow( screen ) ).toBeLessThanOrEqual( 0 );
		await screen.screenshot( {
			path: `artifacts/screens/${ name }-${ width }.png`,
			fullPage: true,
		} );
	}
	await screen.setViewportSize( { width: 1280, height: 900 } );
}

/** Shoots all sections of the hub's screen, in both directions of text. */
export async function shootHubSections( { admin, rest }: Hub ) {
	for ( const language of [ '', 'ar' ] ) {
		await rest( '/wp/v2/settings', { language } );
		for ( const section of HUB_SECTIONS ) {
			const screen = await admin(
				`admin.php?page=slipstream-hub#/${ section }`
			);
			await expect( screen.locator( 'html' ) ).toHaveCSS(
				'direction',
				language ? 'rtl' : 'ltr'
			);
			await expect(
				screen.locator( '.slipstream-ui-skeleton' )
			).toHaveCount( 0 );
			await shootHub( screen, `hub${ language }-${ section }` );
		}
	}
	await rest( '/wp/v2/settings', { language: '' } );
}

export { expect, status } from './fixtures';
