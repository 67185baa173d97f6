import {
	disconnect,
	expectBanner,
	listen,
	restoreSite,
	setLimit,
	UNLINKED,
} from '../../faults';
import { expect, OFFLINE, status } from '../../fixtures';
import { BOOKING, FORM, takeBooking, test } from '../../form-bar';
import { causeEach, changeEach, KINDS } from './every-fault';

test.afterEach( restoreSite );

test( 'whatever fails in the bar of a form, the form and the words stay', async ( {
	formBar,
	toolbar,
	upstream,
	requestUtils,
	expectConsoleErrors,
	page,
} ) => {
	expectConsoleErrors( status( 400, 403, 413, 422, 429, 502, 503 ), OFFLINE );
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
		await expect( close ).toHaveCount( 1 );
	} );
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
	// That no requests are left is not put away.
	await expect( close ).toHaveCount( 0 );
	expect( await upstream.seen() ).toEqual( [] );
} );

for ( const [ name, width, locale ] of [
	[ 'rtl', 1280, 'ar' ],
	[ 'narrow', 320, '' ],
] as const ) {
	test( `${ name }: everything is in reach`, async ( {
		formBar,
		upstream,
		page,
		setLanguage,
		expectAccessible,
	} ) => {
		if ( locale ) {
			await setLanguage( locale );
		}
		await page.setViewportSize( { width, height: 740 } );
		await formBar.open( FORM );
		await formBar.form.focus();
		await page.keyboard.press( 'ControlOrMeta+/' );
		const bar = formBar.bar;
		const field = bar.locator( 'textarea' );
		await expect( field ).toBeFocused();
		await upstream.behave( { text: BOOKING.join( '' ) } );
		await field.fill( 'A booking form' );
		await field.press( 'Enter' );
		await expect( bar.getByRole( 'listitem' ) ).toHaveCount( 7 );
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'.slipstream-ai-form',
		] );
		const [ outer, last ] = await Promise.all( [
			bar.boundingBox(),
			bar.getByRole( 'button' ).last().boundingBox(),
		] );
		expect( outer!.x ).toBeGreaterThanOrEqual( 0 );
		expect( outer!.x + outer!.width ).toBeLessThanOrEqual( width );
		expect( last!.x + last!.width ).toBeLessThanOrEqual(
			outer!.x + outer!.width + 1
		);
	} );
}

test( 'a form in a template is asked for, accepted and saved', async ( {
	formBar,
	admin,
	editor,
	page,
	requestUtils,
	upstream,
} ) => {
	await upstream.behave( { text: BOOKING.join( '' ) } );
	const template = await requestUtils.rest< { id: string } >( {
		method: 'POST',
		path: '/wp/v2/templates',
		data: {
			slug: 'with-form',
			title: 'With a form',
			content: formBar.content( FORM ),
			status: 'publish',
		},
	} );
	const path = `/wp/v2/templates/${ template.id }`;
	await admin.visitSiteEditor( {
		postId: template.id,
		postType: 'wp_template',
		canvas: 'edit',
	} );
	await takeBooking( formBar, page );
	await editor.saveSiteEditorEntities( { isOnlyCurrentEntityDirty: true } );
	const { content } = await requestUtils.rest< {
		content: { raw: string };
	} >( { path, params: { context: 'edit' } } );
	expect( content.raw ).toContain( 'wp:jetpack/field-date' );
	expect( content.raw ).not.toContain( '"label":"Town"' );
	await requestUtils.rest( {
		method: 'DELETE',
		path,
		data: { force: true },
	} );
} );
