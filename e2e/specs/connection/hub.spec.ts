import {
	button,
	connect,
	expect,
	expectConnected,
	HUB_ADMIN,
	HUB_KEY,
	leaveHub,
	SECTION,
	status,
	test,
} from '../../hub';
import { expectNothingWrong } from '../../fixtures';
import type { AssistantPage } from '../../assistant-page';
import type { Hub, HubSite } from '../../hub';
import type { Page } from '@playwright/test';

test.afterAll( ( { requestUtils } ) => leaveHub( requestUtils ) );

/** Asks the hub for more, from the editor's tab beside, and has it granted there. */
async function upgrade( hub: Hub, site: Page, address: string ) {
	await site.goto( address );
	await button( site, /^Ask/ ).click();
	await expect( site.getByText( /Request sent/ ).first() ).toBeVisible();
	expect( await hub.rest< HubSite[] >( `${ HUB_ADMIN }/sites` ) ).toEqual( [
		expect.objectContaining( { requests: 1, wanted_tier: 'large' } ),
	] );
	const screen = await hub.admin( 'admin.php?page=slipstream-hub' );
	await expect( screen.getByText( /asks for the tier Large/ ) ).toBeVisible();
	await expectNothingWrong( screen, '#wpbody-content .wrap' );
	await button( screen, 'Grant' ).click();
	await expect( screen.getByText( /asks for the tier/ ) ).toBeHidden();
}

/** Hears of it where it was asked, and goes back to the post, which says it too. */
async function comeBack( site: Page ) {
	await button( site, 'Check again' ).click();
	await site.getByRole( 'link', { name: 'Back to where you were' } ).click();
	await expect( site ).toHaveURL( /post\.php\?post=\d+&action=edit/ );
	await expect(
		site
			.locator( '.components-notice' )
			.filter( { hasText: 'now on the Large plan' } )
	).toBeVisible();
}

/** Goes back from a hub that does not answer. */
async function goBack( site: Page ) {
	await site.goto( `/wp-admin/${ SECTION }` );
	await site.reload();
	await expect(
		site.getByText( /Agency hub is not responding/ )
	).toBeVisible();
	const back = 'Leave the hub';
	await button( site, back ).click();
	await site
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: back } )
		.click();
	await expect(
		site.getByText( /^This site works on its own\. No account/ )
	).toBeVisible();
}

const ask = async (
	assistant: AssistantPage,
	request: string,
	text: string
) => {
	await assistant.ask( request );
	await assistant.settled();
	await expect( assistant.text ).toHaveText( text );
};

test( 'a site is invited by a hub, asks AI through it up to its limit, is granted more, and goes back to itself when the hub is gone', async ( {
	hub,
	page,
	context,
	assistant,
	upstream,
	expectConsoleErrors,
} ) => {
	test.setTimeout( 120_000 );
	// The own provider does not take the hub's token that the browser still has, and gives its own.
	expectConsoleErrors( /ERR_/, status( 401, 429, 502, 503 ) );
	const site = await context.newPage();
	await test.step( 'the owner connects it', async () => {
		await connect( hub, site );
		await site.reload();
		await expectConnected( site );
		await expectNothingWrong( site, '#wpbody-content' );
	} );

	await test.step( 'AI is asked with the key of the hub, which nobody sees', async () => {
		await upstream.behave( { text: 'Rivers begin small.' } );
		await assistant.open();
		await ask( assistant, 'How do rivers begin?', 'Rivers begin small.' );
		const [ request ] = await upstream.seen();
		expect( request?.authorization ).toBe( `Bearer ${ HUB_KEY }` );
		expect( await page.content() ).not.toContain( HUB_KEY );
	} );

	await test.step( 'the limit of the tier is reached, more is asked for and granted', async () => {
		await hub.settings( {
			slipstream_hub_tiers: [
				{ slug: 'free', name: 'Free', requests: 1 },
				{ slug: 'large', name: 'Large', requests: 100 },
			],
		} );
		await assistant.ask( 'More' );
		await expect( assistant.block ).toContainText(
			'Upgrade to 100 requests'
		);
		const link = assistant.block.getByRole( 'link', {
			name: /Upgrade to/,
		} );
		await upgrade( hub, site, ( await link.getAttribute( 'href' ) ) ?? '' );
		await comeBack( site );
		await upstream.behave( { text: 'More.' } );
		await ask( assistant, 'More', 'More.' );
	} );

	await test.step( 'the hub is switched off in the middle of a stream, which costs no text', async () => {
		await upstream.behave( {
			chunks: [ 'First ', 'second ', 'third.' ],
			hold: 2,
		} );
		await assistant.ask( 'Count' );
		await expect( assistant.text ).toContainText( 'First second' );
		await hub.stop();
		await expect(
			assistant.block.getByText( 'Stopped early' )
		).toBeVisible();
		await expect( assistant.text ).toContainText( 'First second' );
	} );

	await test.step( 'the site goes back to itself', async () => {
		await goBack( site );
		await upstream.reset();
		await upstream.behave( { text: 'On my own.' } );
		// The text is not saved, and the page asks.
		page.once( 'dialog', ( dialog ) => void dialog.accept() );
		await assistant.open();
		await ask( assistant, 'And now?', 'On my own.' );
	} );
} );
