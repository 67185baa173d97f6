import type { Page } from '@playwright/test';

/** The dialog in which images are made. */
export const IMAGE_DIALOG = '.slipstream-ai-image';

/** The dialog that is open, and what is done in it. */
export function imageDialogOf( page: Page ) {
	const dialog = page.locator( IMAGE_DIALOG );
	return {
		dialog,
		button: ( name: string | RegExp ) =>
			dialog.getByRole( 'button', { name, exact: true } ),
		prompt: dialog.getByRole( 'textbox' ),
		problem: dialog.locator( '.is-error' ),
		image: dialog.locator( 'img' ),
	};
}
