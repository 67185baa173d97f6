import { expect, status, test } from '../../fixtures';
import { goToSection, MY_JETPACK } from '../../my-jetpack';

test( 'forms that were refused are accessible, and one that is empty', async ( {
	admin,
	page,
	expectAccessible,
	expectConsoleErrors,
} ) => {
	expectConsoleErrors( status( 400 ) );
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack' );
	await test.step( 'a template without a name, and none at all', async () => {
		const templates = await goToSection( page, 'AI', 'Templates' );
		const name = templates.getByLabel( 'Name' ).first();
		await name.fill( ' ' );
		await templates
			.getByRole( 'button', { name: 'Save templates' } )
			.click();
		await expect( name ).toHaveAccessibleDescription( 'Enter a name.' );
		await expectAccessible( MY_JETPACK );
		await templates
			.getByRole( 'button', { name: 'Discard changes' } )
			.click();
		for ( let left = 3; left > 0; left-- ) {
			await templates
				.getByRole( 'button', { name: /^Delete/ } )
				.first()
				.click();
		}
		await expect( templates ).toContainText( 'There are no templates.' );
		await expectAccessible( MY_JETPACK );
		await templates
			.getByRole( 'button', { name: 'Discard changes' } )
			.click();
	} );
	await test.step( 'a limit that is too large', async () => {
		const form = await goToSection( page, 'AI', 'Limits and access' );
		await form.getByLabel( 'Whole site: Requests' ).fill( '2000000000' );
		await form.getByRole( 'button', { name: 'Save limits' } ).click();
		await expect(
			form.getByRole( 'group', { name: 'Monthly limits' } )
		).toContainText( /must be between 0 .* and 1000000000/ );
		await expectAccessible( MY_JETPACK );
		await form.getByRole( 'button', { name: 'Discard changes' } ).click();
	} );
	await test.step( 'what is no key', async () => {
		const form = await goToSection( page, 'Site', 'Maps' );
		await form.getByLabel( 'Apple Maps' ).check();
		await form.getByLabel( 'Private key' ).fill( 'no key' );
		await form.getByRole( 'button', { name: 'Save maps' } ).click();
		await expect( form ).toContainText( 'This is not an Apple Maps key' );
		await expectAccessible( MY_JETPACK );
		await form.getByRole( 'button', { name: 'Discard changes' } ).click();
	} );
} );
