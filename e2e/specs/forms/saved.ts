import { expect } from '../../fixtures';
import type { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';

export const CANVAS = 'iframe[name="editor-canvas"]';
export const FORM = '[data-type="jetpack/contact-form"]';

interface Saved extends Omit< EditedBlock, 'clientId' | 'innerBlocks' > {
	innerBlocks: Saved[];
}

/** Every block of the post, with those inside. */
const blocksOf = ( page: Page ): Promise< Saved[] > =>
	page.evaluate( () => {
		const all = ( blocks: Saved[] ): Saved[] =>
			blocks.flatMap( ( { name, isValid, attributes, innerBlocks } ) => [
				{ name, isValid, attributes, innerBlocks: [] },
				...all( innerBlocks ),
			] );
		return all( window.wp.data.select( 'core/block-editor' ).getBlocks() );
	} );

/** Saves the post, opens it again, and expects the editor to take every block for valid. */
export async function expectSaved( editor: Editor, page: Page ) {
	await editor.saveDraft();
	const before = await blocksOf( page );
	await page.reload();
	await expect(
		editor.canvas.locator( '[data-type="jetpack/contact-form"]' ).first()
	).toBeVisible();
	const after = await blocksOf( page );
	expect( after.filter( ( { isValid } ) => ! isValid ) ).toEqual( [] );
	expect( after ).toEqual( before );
	return after;
}
