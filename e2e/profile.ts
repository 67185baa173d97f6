import { readFileSync } from 'node:fs';
import { test as base } from '@wordpress/e2e-test-utils-playwright';
import type { BrowserContext } from '@playwright/test';

interface StorageState {
	cookies: Parameters< BrowserContext[ 'addCookies' ] >[ 0 ];
}

/** What pages keep beside cookies. */
const STORAGE = 'local_storage,indexeddb,cache_storage';

/** Forgets what pages have kept, except the files that the browser has fetched. */
async function clear( profile: BrowserContext, origin: string ) {
	await profile.setOffline( false );
	await profile.clearPermissions();
	await profile.clearCookies();
	const [ blank, ...others ] = profile.pages();
	await Promise.all( others.map( ( page ) => page.close() ) );
	const session = await profile.newCDPSession( blank! );
	await session.send( 'Storage.clearDataForOrigin', {
		origin,
		storageTypes: STORAGE,
	} );
	await session.detach();
}

/**
 * Tests whose pages have one browser profile, which knows of no test before: as in every browser in use, WordPress's scripts are fetched and compiled once.
 *
 * A test that changes what a whole browser has, such as its clock, needs a context of its own.
 */
export const test = base.extend< object, { profile: BrowserContext } >( {
	profile: [
		async (
			{ playwright, browserName, launchOptions, headless },
			use,
			{ project }
		) => {
			const { viewport, contextOptions, baseURL } = project.use;
			const profile = await playwright[
				browserName
			].launchPersistentContext( '', {
				...launchOptions,
				...contextOptions,
				headless,
				viewport,
				baseURL,
			} );
			await use( profile );
			await profile.close();
		},
		{ scope: 'worker' },
	],
	context: async ( { profile, baseURL, storageState, permissions }, use ) => {
		const { cookies }: StorageState = JSON.parse(
			readFileSync( String( storageState ), 'utf8' )
		);
		await profile.addCookies( cookies );
		await profile.grantPermissions( permissions ?? [] );
		await use( profile );
		await clear( profile, String( baseURL ) );
	},
} );
