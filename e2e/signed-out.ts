import type { Browser, BrowserContextOptions } from '@playwright/test';

/** What a person's browser says of itself. Chromium says that it is headless, and machines are not counted. */
export const PERSON =
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** What keeps nobody signed in. */
export const SIGNED_OUT = { cookies: [], origins: [] };

/** A browser of somebody who is not signed in. */
export const newStranger = (
	browser: Browser,
	options: BrowserContextOptions = {}
) =>
	browser.newContext( {
		storageState: SIGNED_OUT,
		reducedMotion: 'reduce',
		...options,
	} );
