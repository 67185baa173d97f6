import { AssistantPage } from '../../assistant-page';
import { EMBEDS } from '../../fakes/embeds.cjs';
import { expect, status, test } from '../../fixtures';
import { invalid, openAll, STANDING } from '../../all-blocks';

const CANVAS = 'iframe[name="editor-canvas"]';

/** Blocks that show what their service gives. */
const SERVICES = EMBEDS.map( ( { block } ) => `jetpack/${ block }` );

test.describe( 'in a language written from right to left', () => {
	test.beforeEach( ( { setLanguage } ) => setLanguage( 'ar' ) );

	test( 'all blocks open valid, and the assistant is translated, late chunks included, and mirrored', async ( {
		admin,
		editor,
		page,
		requestUtils,
		upstream,
		expectAccessible,
		expectConsoleErrors,
	} ) => {
		test.slow();
		// Nobody has made the connection that the photo feed names.
		expectConsoleErrors( status( 403 ) );
		await upstream.behave( { text: 'النهر يتذكر كل حجر.' } );
		await openAll( { admin, page, requestUtils } );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );

		await test.step( 'all blocks', async () => {
			for ( const name of [ ...STANDING, ...SERVICES ] ) {
				await expect(
					editor.canvas.locator( `[data-type="${ name }"]` ).first()
				).toBeVisible();
			}
			for ( const name of SERVICES ) {
				await expect(
					editor.canvas
						.locator(
							`[data-type="${ name }"] :is(.slipstream-embed-preview, iframe)`
						)
						.first()
				).toBeAttached();
			}
			await expect(
				editor.canvas.locator( '.block-editor-warning' )
			).toHaveCount( 0 );
			expect( await invalid( page ) ).toEqual( [] );
			await expectAccessible(
				...SERVICES.map( ( name ) => [
					CANVAS,
					`[data-type="${ name }"]`,
				] )
			);
		} );

		await test.step( 'fields beside each other', async () => {
			const address = editor.canvas.locator(
				'[data-type="jetpack/address"]'
			);
			await editor.selectBlocks( address );
			const leftOf = async ( label: string ) =>
				( await address.getByLabel( label ).boundingBox() )!.x;
			expect( await leftOf( 'State, province or region' ) ).toBeLessThan(
				await leftOf( 'City' )
			);
		} );

		await test.step( 'the assistant', async () => {
			await editor.insertBlock( { name: 'jetpack/ai-assistant' } );
			const { block, text } = new AssistantPage( admin, editor );
			const prompt = block.getByRole( 'textbox', {
				name: 'اسأل الذكاء الاصطناعي',
			} );
			const generate = block.getByRole( 'button', { name: 'أنشئ' } );
			await expect( generate ).toBeVisible();
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
				CANVAS,
				'[data-type="jetpack/ai-assistant"]',
			] );
		} );
	} );
} );
