import { messageFor } from '@slipstream/errors';
import { expect } from './fixtures';
import { setSettings } from './site-settings';
import type { Behavior } from './upstream';
import type { Locator, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

export const NETWORK = `Error: ${ messageFor( 'error_network' ) }`;

/** What an administrator is told of the site's own server, whose address it begins with or ends with. */
const { host } = new URL(
	process.env.SLIPSTREAM_E2E_UPSTREAM ?? 'http://127.0.0.1'
);
export const SERVER_ERROR = `${ host } reported an internal error. Try again, or check that server’s log.`;
export const TIMED_OUT = `${ host } took too long to respond. If it is still loading the model, try again in a minute.`;
export const SERVER_BUSY = `${ host } is getting too many requests. Try again in a minute.`;
export const SERVER_REJECTED = `${ host } rejected the request. Check that the model can write text.`;
export const KEY_REFUSED = `${ host } refused the API key. Check it, or create a new one there.`;
export const NOT_AI = `${ host } responds, but not like an AI server. Check the address: most end in /v1.`;
export const UNREADABLE = `${ host } sent a response that could not be read. Check the address and the model.`;
export const BROKEN_OFF = `The connection to ${ host } broke off. Try again.`;

/** A text that breaks off, its rest, and the whole. */
export const CUT: Behavior = {
	text: 'Half a sentence that never comes to its end',
	cutAfter: 4,
};
export const PART = 'Half a sentence that';
export const REST: Behavior = { text: 'that is whole again.' };
export const WHOLE = 'Half a sentence that is whole again.';

/** Sets how many requests the site may make; 0 for as many as it likes. */
export const setLimit = ( utils: RequestUtils, value: number ) =>
	setSettings( utils, { slipstream_ai_request_limit: value } );

/** For after each test: nothing of what was changed is left, also where the test failed. */
export async function restoreSite( {
	requestUtils,
}: {
	requestUtils: RequestUtils;
} ): Promise< void > {
	await setSettings( requestUtils, {
		slipstream_ai_enabled: true,
		slipstream_ai_inactive_roles: [],
		slipstream_ai_inactive_features: [],
		slipstream_ai_request_limit: 0,
	} );
	await requestUtils.rest( {
		method: 'POST',
		path: '/jetpack/v4/connection/reconnect',
	} );
}

/** What a user who is not connected any more is told. */
export const UNLINKED = messageFor( 'user_not_linked' );

/** Ends the connection behind the editor's back. */
export const disconnect = ( utils: RequestUtils ) =>
	utils.rest( {
		method: 'POST',
		path: '/jetpack/v4/connection',
		data: { isActive: false },
	} );

/** Checks the one banner in a part of the screen: all of its words, with those of its buttons; and that they were told. */
export async function expectBanner(
	within: Locator,
	says: string | RegExp,
	heard?: () => Promise< string >
): Promise< void > {
	const words = within.locator(
		'.slipstream-ai-banner .components-notice__content'
	);
	await expect( words ).toHaveText( says );
	if ( heard ) {
		const sentence = await words.evaluate(
			( node ) => node.firstChild?.textContent ?? ''
		);
		await expect.poll( heard ).toContain( sentence.trim() );
	}
}

/** Writes down from now on what screen readers are told; the function gives it, and begins anew. */
export async function listen( page: Page ): Promise< () => Promise< string > > {
	await page.evaluate( () => {
		const heard: string[] = [];
		Object.assign( window, { heard } );
		for ( const region of document.querySelectorAll(
			'.a11y-speak-region'
		) ) {
			new MutationObserver(
				() => region.textContent && heard.push( region.textContent )
			).observe( region, {
				childList: true,
				characterData: true,
				subtree: true,
			} );
		}
	} );
	return () =>
		page.evaluate( () => ( window.heard ?? [] ).splice( 0 ).join( ' | ' ) );
}
