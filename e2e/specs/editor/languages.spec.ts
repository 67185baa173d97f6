import { AssistantPage } from '../../assistant-page';
import { expect, test } from '../../fixtures';

test.describe( 'in a language written from right to left', () => {
	test.beforeEach( ( { setLanguage } ) => setLanguage( 'ar' ) );

	test( 'the assistant is translated, late chunks included, and mirrored', async ( {
		admin,
		editor,
		page,
		upstream,
		expectAccessible,
	} ) => {
		await upstream.behave( { text: 'النهر يتذكر كل حجر.' } );
		await admin.createNewPost();
		await editor.insertBlock( { name: 'jetpack/ai-assistant' } );
		const { block, text } = new AssistantPage( admin, editor );
		const prompt = block.getByRole( 'textbox', {
			name: 'اسأل الذكاء الاصطناعي',
		} );
		const generate = block.getByRole( 'button', { name: 'أنشئ' } );
		await expect( generate ).toBeVisible();
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		expect( ( await generate.boundingBox() )!.x ).toBeLessThan(
			( await prompt.boundingBox() )!.x
		);

		await prompt.fill( 'اكتب عن النهر' );
		await prompt.press( 'Enter' );
		await expect( text ).toHaveText( 'النهر يتذكر كل حجر.' );
		await expect(
			block.getByRole( 'button', { name: 'اقبل' } )
		).toBeVisible();
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'[data-type="jetpack/ai-assistant"]',
		] );
		await page.screenshot( {
			path: 'artifacts/screens/assistant-rtl-4-done.png',
		} );
	} );
} );
