import { expect, OFFLINE, status, test } from '../fixtures';
import { imageDialogOf } from '../image-dialog';
import { pictures, VIEWS } from './views';
import type { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';

/** The dialogs, and how they are opened. */
const DIALOGS = {
	async featured( editor: Editor, page: Page ) {
		await editor.openDocumentSettingsSidebar();
		await page
			.getByRole( 'button', { name: 'Generate an image with AI' } )
			.click();
	},
	async logo( editor: Editor, page: Page ) {
		await editor.insertBlock( { name: 'core/site-logo' } );
		await editor.showBlockToolbar();
		await page
			.getByRole( 'button', { name: 'Generate a logo with AI' } )
			.click();
	},
} as const;

for ( const { view, locale, ...size } of VIEWS ) {
	for ( const [ name, open ] of Object.entries( DIALOGS ) ) {
		test( `Screens of the dialog for a ${ name } image: ${ view }`, async ( {
			admin,
			editor,
			page,
			expectConsoleErrors,
			setLanguage,
			upstream,
		} ) => {
			await setLanguage( locale );
			await admin.createNewPost( { title: 'A boat trip' } );
			await page.setViewportSize( size );
			await open( editor, page );
			const { dialog, button, image, problem, prompt } =
				imageDialogOf( page );
			await expect( dialog ).toBeVisible();
			const shoot = pictures( page, dialog, `${ name }-${ view }` );
			await shoot( '1-empty' );
			await prompt.fill( 'Two small boats on a calm lake at dawn' );
			await upstream.behave( { hold: 0 } );
			await button( /^(Generate|أنشئ)$/ ).click();
			await expect( button( 'Cancel' ) ).toBeVisible();
			await shoot( '2-working' );
			await upstream.release();
			await expect( image ).toBeVisible();
			await shoot( '3-image' );
			await upstream.behave( { status: 503 } );
			await button( 'Generate again' ).click();
			await expect( problem ).toBeVisible();
			await shoot( '4-error' );
			expectConsoleErrors(
				status( 400, 403, 413, 422, 429, 500, 502, 503 ),
				OFFLINE
			);
		} );
	}
}
