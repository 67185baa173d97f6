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

/** The link to an entry of the list at the side. */
export const sectionLink = ( page: Page, name: string ): Locator =>
	page
		.getByRole( 'navigation', { name: 'Sections' } )
		.getByRole( 'link', { name, exact: true } );

/** Goes to a section by its entry and its tab, and gives what it holds. */
export async function goToSection(
	page: Page,
	entry: string,
	tab?: string
): Promise< Locator > {
	const section = page.locator( '[data-section]:visible' );
	const tabs = page.getByRole( 'navigation', { name: entry } );
	const links = [
		sectionLink( page, entry ),
		...( tab
			? [ tabs.getByRole( 'link', { name: tab, exact: true } ) ]
			: [] ),
	];
	for ( const link of links ) {
		// Of what is there already, nothing is focused.
		if ( ! ( await link.getAttribute( 'aria-current' ) ) ) {
			await link.click();
			await expect( section.locator( 'h2' ) ).toBeFocused();
		}
	}
	return section;
}

/** The addresses of all sections. */
export async function sectionAddresses( page: Page ): Promise< string[] > {
	const hrefs = ( links: Locator ) =>
		links.evaluateAll( ( all ) =>
			all.map( ( link ) => link.getAttribute( 'href' ) ?? '' )
		);
	const entries = page.locator( '.slipstream-ui-sections__list a' );
	const tabs = page.locator(
		'.slipstream-ui-sections__content > .slipstream-ui-tabs a'
	);
	const size = page.viewportSize();
	// On small screens the list is not beside a section.
	await page.setViewportSize( { width: 1280, height: 900 } );
	await expect( entries.first() ).toBeVisible();
	const found = [];
	for ( const entry of await entries.all() ) {
		const [ address = '' ] = await hrefs( entry );
		await entry.click();
		await expect( entry ).toHaveAttribute( 'aria-current', 'page' );
		const inside = await hrefs( tabs );
		found.push( ...( inside.length ? inside : [ address ] ) );
	}
	if ( size ) {
		await page.setViewportSize( size );
	}
	return found;
}
