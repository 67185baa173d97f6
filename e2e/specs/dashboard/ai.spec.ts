import { messageFor } from '@slipstream/errors';
import { SERVER_ERROR } from '../../faults';
import { expect, status, test as base } from '../../fixtures';
import { goToSection, MY_JETPACK } from '../../my-jetpack';
import { requestsOf } from '../../plans';
import { setModuleActive, setSettings } from '../../site-settings';
import { openSidebar, resetWriting } from '../../write-page';
import { readFile } from 'node:fs/promises';
import type { AssistantPage } from '../../assistant-page';
import type { Page } from '@playwright/test';
import type {
	Editor,
	RequestUtils,
} from '@wordpress/e2e-test-utils-playwright';

/** What the fake server calls itself. */
const MODEL = 'fake-model';
const NONE = { requests: 0, tokens: 0, cost: 0 };

/** No limits, no prices, everything on, no style. */
async function reset( utils: RequestUtils ) {
	await setSettings( utils, {
		slipstream_ai_enabled: true,
		slipstream_ai_request_limit: 0,
		slipstream_ai_limits_site: NONE,
		slipstream_ai_limits_roles: {},
		slipstream_ai_prices: {},
	} );
	await resetWriting( utils );
	await setModuleActive( utils, 'analytics', false );
}

/** Tests that begin and end with a site as it was. */
const test = base.extend< { site: void } >( {
	site: [
		async ( { requestUtils }, use ) => {
			await reset( requestUtils );
			await use();
			await reset( requestUtils );
		},
		{ auto: true },
	],
} );

test( 'the AI server is tried, limited, priced and switched off', async ( {
	admin,
	page,
	upstream,
	expectAccessible,
	expectConsoleErrors,
} ) => {
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack' );
	await test.step( 'its test is stopped, and says what is wrong', async () => {
		const section = await goToSection( page, 'AI', 'Server' );
		const ask = section.getByRole( 'button', { name: 'Run the test' } );
		await upstream.behave( {
			chunks: [ 'It begins', ' and goes on' ],
			hold: 1,
		} );
		await ask.click();
		await expect( section ).toContainText( 'It begins' );
		await section.getByRole( 'button', { name: 'Stop' } ).click();
		await expect( section ).toContainText( 'The test was stopped.' );
		await upstream.reset();
		await upstream.behave( { status: 503 } );
		await ask.click();
		await expect( section ).toContainText( SERVER_ERROR );
		await expect( ask ).toBeVisible();
		expectConsoleErrors( status( 503 ) );
	} );

	await test.step( 'limits and prices are set', async () => {
		const form = await goToSection( page, 'AI', 'Limits and access' );
		const field = ( label: string, row = 0 ) =>
			form.getByLabel( label, { exact: true } ).nth( row );
		await field( 'Whole site: Requests' ).fill( '5000' );
		await field( 'Author: Cost in USD' ).fill( '2.5' );
		const add = form.getByRole( 'button', { name: 'Add a model' } );
		await add.click();
		await field( 'Model' ).fill( 'dall-e-3' );
		await field( 'Price per image' ).fill( '0.04' );
		await add.click();
		await field( 'Model', 1 ).fill( 'whisper-1' );
		await field( 'Price per minute of speech', 1 ).fill( '0.006' );
		await form.getByRole( 'button', { name: 'Save limits' } ).click();
		await expect( form ).toContainText( 'Saved.' );
		await page.reload();
		await expect( field( 'Whole site: Requests' ) ).toHaveValue( '5000' );
		await expect( field( 'Author: Cost in USD' ) ).toHaveValue( '2.5' );
		await expect( field( 'Price per image' ) ).toHaveValue( '0.04' );
		await expect( field( 'Price per image', 1 ) ).toHaveValue( '' );
		await expect( field( 'Price per minute of speech', 1 ) ).toHaveValue(
			'0.006'
		);
		await expectAccessible( MY_JETPACK );
		await expect( await goToSection( page, 'AI', 'Usage' ) ).toContainText(
			'of 5,000 AI requests this month.'
		);
	} );

	await test.step( 'it is switched off at once, and nothing says that it answers', async () => {
		const form = await goToSection( page, 'AI', 'Server' );
		const toggle = form.getByRole( 'checkbox', {
			name: 'Use AI on this site',
		} );
		await toggle.click();
		await page.getByRole( 'button', { name: 'Turn off AI' } ).click();
		await expect( toggle ).not.toBeChecked();
		await expect( toggle ).toBeEnabled();
		await expect( form ).toContainText( messageFor( 'ai_disabled' ) );
	} );
} );

/** Sets templates and the house style. */
async function setStyle( page: Page ) {
	const templates = await goToSection( page, 'AI', 'Templates' );
	await templates
		.getByRole( 'button', { name: 'Add a template' } )
		.press( 'Enter' );
	await expect( templates.getByLabel( 'Name' ).last() ).toBeFocused();
	await page.keyboard.type( 'Recipe' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'Write a recipe with rhubarb.' );
	const up = templates.getByRole( 'button', { name: 'Move “Recipe” up' } );
	for ( let place = 3; place > 0; place-- ) {
		await up.press( 'Enter' );
		await expect( up ).toBeFocused();
	}
	await templates.getByRole( 'button', { name: 'Save templates' } ).click();
	await expect( templates ).toContainText( 'Saved.' );

	const style = await goToSection( page, 'AI', 'House style' );
	await style
		.getByLabel( 'Guidelines' )
		.fill( 'Write as a gardener speaks.' );
	await style.getByRole( 'button', { name: 'Add a word' } ).click();
	await page.keyboard.type( 'web site' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'website' );
	await style.getByLabel( 'Words to avoid' ).fill( 'synergy\nleverage' );
	await style.getByRole( 'button', { name: 'Save house style' } ).click();
	await expect( style ).toContainText( 'Saved.' );
}

/** Writes with a template from the post's sidebar. */
async function useTemplate(
	page: Page,
	editor: Editor,
	assistant: AssistantPage
) {
	// Other plugins find the store by its name.
	await expect
		.poll( async () => ( await requestsOf( page ) ).requestsLimit )
		.toBe( 999_999_999 );
	const sidebar = await openSidebar( editor, page );
	const templates = sidebar
		.locator( '.slipstream-ai-write ul' )
		.last()
		.getByRole( 'button' );
	await expect( templates ).toHaveCount( 4 );
	await expect( templates.first() ).toHaveText( 'Recipe' );
	await templates.first().click();
	await expect( assistant.prompt ).toHaveValue(
		'Write a recipe with rhubarb.'
	);
	await expect( assistant.prompt ).toBeFocused();
	await expect( assistant.block ).toContainText(
		/About 2\d0 tokens, \$0\.000\d+\./
	);
}

/** Looks at the usage of the month, and fetches it. */
async function expectUsage( page: Page ) {
	const panel = page.locator( '.slipstream-usage' );
	await expect(
		panel.getByRole( 'figure', { name: /Requests by day/ } )
	).toBeVisible();
	await panel.getByText( 'Show days as a table' ).click();
	await expect( panel.getByRole( 'table' ) ).toBeVisible();
	const fetching = page.waitForEvent( 'download' );
	await panel.getByRole( 'button', { name: 'Download as CSV' } ).click();
	const file = await fetching;
	expect( file.suggestedFilename() ).toMatch( /^ai-usage-\d{4}-\d\d\.csv$/ );
	const [ head, ...lines ] = ( await readFile( await file.path(), 'utf8' ) )
		.trim()
		.split( '\r\n' );
	expect( head ).toContain( 'Tokens sent' );
	expect( lines.join() ).toContain( MODEL );
}

test( 'what the site sets is what authors find and AI is told, and what was asked is counted and logged', async ( {
	admin,
	page,
	editor,
	assistant,
	requestUtils,
	upstream,
	expectAccessible,
	expectConsoleErrors,
} ) => {
	await setModuleActive( requestUtils, 'analytics', true );
	await setSettings( requestUtils, {
		slipstream_ai_currency: 'USD',
		slipstream_ai_prices: { [ MODEL ]: { in: 1, out: 2 } },
	} );
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack' );
	await test.step( 'templates and the house style are set', async () => {
		await setStyle( page );
		await expectAccessible( MY_JETPACK );
	} );

	await admin.createNewPost( { title: 'Rhubarb' } );
	await test.step( 'templates are offered in their order, with a price', () =>
		useTemplate( page, editor, assistant ) );

	await test.step( 'AI is told the house style, and its answers are checked by it', async () => {
		await upstream.behave( { text: 'A web site of osiers.' } );
		await assistant.prompt.press( 'Enter' );
		await assistant.settled();
		await expect( assistant.block ).toContainText(
			'This site writes “website”, not “web site”.'
		);
		const [ request ] = await upstream.seen();
		const system = request?.body?.messages?.[ 0 ]?.content ?? '';
		for ( const part of [
			'Write as a gardener speaks.',
			'"website", not "web site"',
			'"synergy", "leverage"',
		] ) {
			expect( system ).toContain( part );
		}
	} );

	await test.step( 'a server that fails, and a limit that is reached: the editor says until when', async () => {
		expectConsoleErrors( status( 429, 503 ) );
		await upstream.behave( { status: 503 } );
		await assistant.ask( 'Once more' );
		await expect( assistant.block ).toContainText( SERVER_ERROR );
		const { used } = await requestUtils.rest< { used: number } >( {
			path: '/slipstream/v1/ai-usage',
		} );
		await setSettings( requestUtils, {
			slipstream_ai_request_limit: used,
		} );
		const { length } = await upstream.seen();
		await assistant.ask( 'And again' );
		await expect( assistant.block ).toContainText(
			`${ messageFor( 'error_quota_exceeded' ) } Resets `
		);
		await expect(
			assistant.block.getByRole( 'link', { name: /^Raise limit/ } )
		).toHaveAttribute( 'href', /page=my-jetpack#\/ai-control/ );
		expect( await upstream.seen() ).toHaveLength( length );
	} );

	await test.step( 'the month is told in numbers, a chart, a table and a file', async () => {
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/usage' );
		await expectUsage( page );
		await expectAccessible( MY_JETPACK );
	} );

	await test.step( 'the log tells how each request ended, and nothing of texts', async () => {
		const log = await goToSection( page, 'AI', 'Log' );
		const rows = log.locator( 'tbody tr' );
		await expect( rows.first() ).toContainText( 'Error of the AI server' );
		await expect( rows.nth( 1 ) ).toContainText( 'Answered' );
		await expect( rows.nth( 1 ) ).toContainText( MODEL );
		await expect( log ).not.toContainText( 'osiers' );
		await log
			.getByRole( 'combobox', { name: 'Requests' } )
			.selectOption( 'failed' );
		await expect( log.getByText( 'Answered' ) ).toHaveCount( 0 );
		await expect( log ).toContainText( 'Error of the AI server' );
		await expect( page ).toHaveURL( /outcome=failed/ );
		await expectAccessible( MY_JETPACK );
	} );

	await test.step( 'who is asked, and what was done in the editor, is told', async () => {
		await expect( await goToSection( page, 'Privacy' ) ).toContainText(
			'127.0.0.1'
		);
		await expectAccessible( MY_JETPACK );
		await expect( await goToSection( page, 'Audience' ) ).toContainText(
			'jetpack_editor_block_inserted (block=jetpack/ai-assistant)'
		);
	} );
} );
