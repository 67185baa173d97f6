// Signs in as the administrator and keeps the session for the tests. A process of its own: the package reads the site's address when it is loaded.
import { request } from '@playwright/test';
import { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const { WP_BASE_URL: baseURL, STORAGE_STATE_PATH: storageStatePath } =
	process.env;
const context = await request.newContext( { baseURL } );
const requestUtils = new RequestUtils( context, {
	baseURL,
	storageStatePath,
	user: { username: 'admin', password: 'password' },
} );
await requestUtils.setupRest();
await context.dispose();
