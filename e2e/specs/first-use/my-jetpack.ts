import { sectionLink } from '../../my-jetpack';
import type { Person } from '../../person';
import type { Page } from '@playwright/test';
import type { Admin } from '@wordpress/e2e-test-utils-playwright';

interface At {
	person: Person;
	admin: Admin;
	page: Page;
}

/** Goes from the dashboard to a section of My Jetpack. */
export async function openSection(
	{ person, admin, page }: At,
	entry: string,
	tab?: string
): Promise< void > {
	await admin.visitAdminPage( 'index.php' );
	await person.click(
		page.locator( '#adminmenu' ).getByRole( 'link', { name: 'Slipstream' } )
	);
	await person.click( sectionLink( page, entry ) );
	if ( tab ) {
		await person.click(
			page
				.getByRole( 'navigation', { name: entry } )
				.getByRole( 'link', { name: tab, exact: true } )
		);
	}
}
