import type { Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** Forgets what was said to the first steps. */
export const openSteps = ( utils: RequestUtils ) =>
	utils.rest( {
		method: 'POST',
		path: '/wp/v2/settings',
		data: { e2e_forget: 'slipstream_first_steps' },
	} );

/** A first step by its name. */
export const stepOf = ( page: Page, name: string ) =>
	page
		.locator( '.slipstream-home__steps li' )
		.filter( { has: page.getByRole( 'heading', { name } ) } );

/** Has the mail server take everything, or nobody reach it; '' for whatever the machine has. */
export const setMail = ( utils: RequestUtils, mail: 'up' | 'down' | '' ) =>
	utils.rest( {
		method: 'POST',
		path: '/wp/v2/settings',
		data: { e2e_mail: mail },
	} );
