import { expect } from './fixtures';
import type { Locator, Page, Route } from '@playwright/test';

export const MY_JETPACK = '#slipstream-screen-my-jetpack';

/** What the REST API is asked by. */
export const REST = /rest_route=|\/wp-json\//;

/** How a server answers that breaks down. */
export const breakDown = ( route: Route ) =>
	route.fulfill( {
		status: 500,
		contentType: 'text/html',
		body: '<p>There has been a critical error on this website.</p>',
	} );

/** The link to a section. */
export const sectionLink = ( page: Page, name: string ): Locator =>
	page
		.getByRole( 'navigation', { name: 'Sections' } )
		.getByRole( 'link', { name, exact: true } );

/** Goes to a section by its link, and gives what it holds. */
export async function goToSection(
	page: Page,
	name: string
): Promise< Locator > {
	await sectionLink( page, name ).click();
	await expect( page.getByRole( 'heading', { name } ) ).toBeFocused();
	return page.locator( '[data-section]:visible' );
}

/** The addresses of all sections. */
export async function sectionAddresses( page: Page ): Promise< string[] > {
	const links = page.locator( '.slipstream-ui-sections__list a' );
	await expect( links.first() ).toBeVisible();
	return links.evaluateAll( ( all ) =>
		all.map( ( link ) => link.getAttribute( 'href' ) ?? '' )
	);
}
