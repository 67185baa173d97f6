import { expect } from '../../fixtures';
import { MY_JETPACK } from '../../my-jetpack';
import { test as base } from '../../person';
import { setSettings } from '../../site-settings';
import { openSection } from '../first-use/my-jetpack';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const DEAD = 'http://127.0.0.1:1/v1';
const NO_ANSWER = 'No answer from 127.0.0.1:1. Is the AI server running?';

/** Has the settings name the server, or wp-config.php again. */
async function nameServer( utils: RequestUtils, engine: 'own' | '' ) {
	const none = { slipstream_ai_base_url: '', slipstream_ai_model: '' };
	if ( engine === '' ) {
		await setSettings( utils, none );
	}
	await utils.rest( {
		method: 'POST',
		path: '/wp/v2/settings',
		data: { e2e_engine: engine },
	} );
}

/** Tests on a site that has no AI server yet. */
const test = base.extend< { site: void } >( {
	site: [
		async ( { requestUtils }, use ) => {
			await nameServer( requestUtils, 'own' );
			await use();
			await nameServer( requestUtils, '' );
		},
		{ auto: true },
	],
} );

test( 'an AI server is found missing, tried while it is dead, stored all the same, and fixed', async ( {
	person,
	admin,
	editor,
	page,
	upstream,
	expectAccessible,
} ) => {
	const setUp = page.getByRole( 'link', { name: /^Set up AI/ } );
	const makeImage = page.getByRole( 'button', {
		name: 'Generate an image with AI',
	} );
	await test.step( 'an editor without it has one quiet line', async () => {
		await admin.createNewPost();
		await editor.openDocumentSettingsSidebar();
		await expect( setUp ).toHaveAttribute( 'href', /#\/add-jetpack-ai$/ );
		await expect( makeImage ).toBeHidden();
		await expect(
			page.getByRole( 'button', { name: 'Write with AI' } )
		).toBeHidden();
	} );

	await openSection( { person, admin, page }, 'AI' );
	const section = page.locator( '[data-section]:visible' );
	const address = section.getByLabel( 'Server address' );
	const model = section.getByLabel( 'Model', { exact: true } );
	const save = section.getByRole( 'button', { name: 'Save', exact: true } );
	await test.step( 'a dead server is named, and nothing is stored', async () => {
		await expect( section ).toContainText( 'No AI server is set up yet.' );
		await person.write( address, DEAD );
		await person.click( save );
		await expect( section ).toContainText(
			`${ NO_ANSWER } Nothing was saved.`
		);
		person.finish( 'Learn that an AI server is dead', 4 );
		await expect( address ).toBeFocused();
		await expect( address ).toHaveValue( DEAD );
		await expectAccessible( MY_JETPACK );
		await page.reload();
		await expect( address ).toHaveValue( '' );
	} );

	await test.step( 'it can be stored all the same, and is not said to work', async () => {
		await address.fill( DEAD );
		await save.click();
		await section.getByRole( 'button', { name: 'Save anyway' } ).click();
		await expect( section ).toContainText( 'Saved.' );
		await page.reload();
		await expect( section ).toContainText( `${ NO_ANSWER } Tested` );
	} );

	await test.step( 'a server that wants a model offers its own', async () => {
		await upstream.behave( {
			models: [ 'llama', 'qwen' ],
			isStrict: true,
		} );
		await person.write(
			address,
			`${ process.env.SLIPSTREAM_E2E_UPSTREAM }/v1`
		);
		await person.click( save );
		await expect( model ).toBeFocused();
		await expect( model ).toHaveAccessibleDescription(
			/needs to know which model to use/
		);
		await expect(
			section.locator( 'datalist option' ).first()
		).toHaveAttribute( 'value', 'llama' );
		await person.type( 'qwen' );
		await person.press( 'Enter' );
		await expect( section ).toContainText( 'It works. Tested' );
		person.finish( 'Fix an AI server', 3 );
		await expectAccessible( MY_JETPACK );
	} );

	await test.step( 'the editor has AI now', async () => {
		await admin.createNewPost();
		await editor.openDocumentSettingsSidebar();
		await expect( makeImage ).toBeVisible();
		await expect( setUp ).toBeHidden();
	} );
} );
