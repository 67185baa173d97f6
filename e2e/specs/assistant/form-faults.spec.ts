import {
	causeEach,
	changeEach,
	disconnect,
	expectBanner,
	listen,
	restoreSite,
	setLimit,
	KINDS,
	UNLINKED,
} from '../../faults';
import { expect, OFFLINE, status } from '../../fixtures';
import { BOOKING, BUTTON, FORM, says, test } from '../../form-bar';

test.afterEach( restoreSite );

test.describe( 'The AI bar of a form, when it goes wrong', () => {
	test( 'says so, and keeps the form and the words', async ( {
		formBar,
		toolbar,
		upstream,
		requestUtils,
		expectConsoleErrors,
		page,
		expectAccessible,
	} ) => {
		await formBar.open( FORM );
		await formBar.show();
		const before = await toolbar.markup();
		const heard = await listen( page );
		const close = formBar.bar.locator( '.components-notice__dismiss' );
		const check = async ( name: string, words: string | RegExp ) => {
			await formBar.ask( name );
			await expectBanner( formBar.bar, words, heard );
			await expect( formBar.prompt ).toHaveValue( name );
			await expect( formBar.prompt ).toBeFocused();
			expect( await toolbar.markup() ).toBe( before );
			await expect( formBar.button( 'Accept' ) ).toHaveCount( 0 );
		};
		await causeEach( KINDS, async ( { name, says: words } ) => {
			await check( name, words );
			// That no requests are left is not put away.
			await expect( close ).toHaveCount( name.includes( '429' ) ? 0 : 1 );
		} );
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'.slipstream-ai-form',
		] );
		await close.click();
		await expect( close ).toHaveCount( 0 );
		await changeEach( requestUtils, ( { name, says: words } ) =>
			check( name, `${ words } Try Again` )
		);
		await disconnect( requestUtils );
		await check( 'Unlinked', `${ UNLINKED } Reconnect Try Again` );
		await formBar.button( 'Reconnect' ).click();
		await expect( formBar.button( 'Reconnect' ) ).toBeEnabled();
		await setLimit( requestUtils, 1 );
		await check( 'Too many', /requests.* Raise limit/ );
		expect( await upstream.seen() ).toEqual( [] );
		expectConsoleErrors( status( 400, 403, 413, 422, 429, 503 ), OFFLINE );
	} );

	test( 'a form that breaks off is continued from there', async ( {
		formBar,
		toolbar,
		upstream,
	} ) => {
		await formBar.open( FORM );
		await formBar.show();
		await upstream.behave( {
			chunks: [
				says( 'email', { label: 'Email' } ),
				'<!-- wp:jetpack/fi',
				'eld',
			],
			cutAfter: 2,
		} );
		await formBar.ask( 'Another form' );
		await expect( formBar.bar ).toContainText( 'not complete' );
		await upstream.reset();
		await upstream.behave( {
			chunks: [ '-->\n', says( 'url', { label: 'Site' } ), BUTTON ],
		} );
		await formBar.button( 'Continue' ).click();
		await formBar.button( 'Accept' ).click();
		const [ request ] = await upstream.seen();
		expect( request?.body?.messages?.at( -2 )?.content ).toMatch(
			/^<!-- wp:jetpack\/field-email .*-->$/
		);
		const [ form ] = await toolbar.blocks();
		expect( form?.innerBlocks.map( ( { name } ) => name ) ).toEqual( [
			'jetpack/field-email',
			'jetpack/field-url',
			expect.stringMatching( /button$/ ),
		] );
	} );

	test( 'a cut stream and Stop leave the form; what arrived can be used, and takes nothing away', async ( {
		formBar,
		toolbar,
		upstream,
		page,
	} ) => {
		await formBar.open( FORM );
		await formBar.show();
		const before = await toolbar.markup();
		const chunks = [
			says( 'email', { label: 'Email' } ),
			says( 'url', { label: 'Site' } ),
			BUTTON,
		];
		await upstream.behave( { chunks, cutAfter: 1, times: 1 } );
		await formBar.ask( 'Another form' );
		await expect( formBar.bar ).toContainText( 'Error:' );
		await expect( formBar.bar ).toContainText( 'not complete' );
		await page.screenshot( {
			path: 'artifacts/screens/ai-form-6-cut.png',
		} );
		expect( await toolbar.markup() ).toBe( before );
		await upstream.behave( { chunks, hold: 1 } );
		await formBar.button( 'Try Again' ).click();
		await expect( formBar.changes ).toHaveCount( 4 );
		await page.keyboard.press( 'Escape' );
		await expect( formBar.button( 'Accept' ) ).toBeVisible();
		expect( await toolbar.markup() ).toBe( before );
		await formBar.button( 'Accept' ).click();
		const [ form ] = await toolbar.blocks();
		expect( form?.innerBlocks.map( ( { name } ) => name ) ).toEqual( [
			'jetpack/field-text',
			'jetpack/field-text',
			'jetpack/field-email',
			'core/button',
		] );
	} );

	test( 'offline nothing is sent, and it can be tried again', async ( {
		formBar,
		upstream,
		context,
	} ) => {
		await formBar.open();
		await formBar.show();
		await context.setOffline( true );
		await formBar.ask( 'A form' );
		await expect( formBar.bar ).toContainText( 'not possible to process' );
		await context.setOffline( false );
		expect( await upstream.seen() ).toHaveLength( 0 );
		await upstream.behave( { text: BOOKING.join( '' ) } );
		await formBar.button( 'Try Again' ).click();
		await expect( formBar.changes ).toHaveCount( 6 );
	} );

	test( 'words without a form change nothing', async ( {
		formBar,
		toolbar,
		upstream,
	} ) => {
		await formBar.open( FORM );
		await formBar.show();
		const before = await toolbar.markup();
		await upstream.behave( { text: 'I would rather not.' } );
		await formBar.ask( 'A poem' );
		await expect( formBar.bar ).toContainText( 'changes nothing' );
		await expect( formBar.button( 'Generate' ) ).toBeVisible();
		expect( await toolbar.markup() ).toBe( before );
	} );
} );
