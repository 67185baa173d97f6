import {
	BROKEN_OFF,
	CUT,
	disconnect,
	expectBanner,
	listen,
	NETWORK,
	setLimit,
	UNLINKED,
} from '../../faults';
import { expect } from '../../fixtures';
import { causeEach, changeEach, KINDS } from './every-fault';
import type { ToolbarPage } from '../../toolbar-page';
import type { upstream as Upstream } from '../../upstream';
import type { Locator, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** What a panel is tested with. */
export interface Around {
	page: Page;
	toolbar: ToolbarPage;
	upstream: typeof Upstream;
	requestUtils: RequestUtils;
}

const promptOf = ( toolbar: ToolbarPage ): Locator =>
	toolbar.panel.getByRole( 'textbox', { name: 'Ask AI' } );

/** Asks with the author's own words. */
export async function ask(
	toolbar: ToolbarPage,
	words: string
): Promise< void > {
	await promptOf( toolbar ).fill( words );
	await promptOf( toolbar ).press( 'Enter' );
}

/** Causes everything that can go wrong in a panel that is open, whose first answer has come. */
export async function causeAll(
	{ page, toolbar, upstream, requestUtils }: Around,
	expectKept: () => Promise< void >
): Promise< void > {
	const heard = await listen( page );
	const { panel } = toolbar;
	const check = async ( name: string, says: string | RegExp ) => {
		await ask( toolbar, name );
		await expectBanner( panel, says, heard );
		await expect( promptOf( toolbar ) ).toHaveValue( name );
		await expect( promptOf( toolbar ) ).toBeFocused();
		await expectKept();
	};
	await causeEach( KINDS, ( { name, says } ) => check( name, says ) );
	await changeEach( requestUtils, ( { name, says } ) =>
		check( name, `${ says } Try Again` )
	);
	await disconnect( requestUtils );
	await check( 'Unlinked', `${ UNLINKED } Reconnect Try Again` );
	await panel.getByRole( 'button', { name: 'Reconnect' } ).click();
	await expect(
		panel.getByRole( 'button', { name: 'Reconnect' } )
	).toBeEnabled();
	await page.context().setOffline( true );
	await check( 'Offline', `${ NETWORK } Try Again` );
	await page.context().setOffline( false );
	await setLimit( requestUtils, 1 );
	await check( 'Too many', /requests.* Raise limit/ );
	expect( await upstream.seen() ).toEqual( [] );
}

/** Has a text break off, and continued. */
export async function breakOff( {
	toolbar,
	upstream,
}: Around ): Promise< void > {
	await upstream.behave( CUT );
	await ask( toolbar, 'Once more' );
	await expectBanner( toolbar.panel, `Error: ${ BROKEN_OFF } Try Again` );
}
