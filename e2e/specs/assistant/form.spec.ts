import { expect } from '../../fixtures';
import { BOOKING, BUTTON, FORM, says, test } from '../../form-bar';
import { expectSaved } from '../forms/saved';

test( 'a form is asked for, streamed, accepted, and taken back by one undo', async ( {
	formBar,
	toolbar,
	upstream,
	editor,
	page,
	pageUtils,
	expectAccessible,
} ) => {
	await formBar.open();
	await formBar.show();
	await expect( formBar.prompt ).toHaveAttribute(
		'placeholder',
		'Ask the AI to create your form'
	);
	await page.screenshot( { path: 'artifacts/screens/ai-form-1-empty.png' } );
	await expectAccessible( [
		'iframe[name="editor-canvas"]',
		'.slipstream-ai-form',
	] );
	const before = await toolbar.markup();
	await upstream.behave( { chunks: BOOKING, hold: 3 } );
	await formBar.ask( 'A booking form' );
	await expect( formBar.bar ).toContainText(
		'Creating your form. Please wait a few moments.'
	);
	// Three fields, and the button that every form has.
	await expect( formBar.changes ).toHaveCount( 4 );
	await page.screenshot( {
		path: 'artifacts/screens/ai-form-2-working.png',
	} );
	expect( await toolbar.markup() ).toBe( before );
	await upstream.release();
	await expect( formBar.button( 'Accept' ) ).toBeVisible();
	await expect( formBar.changes ).toHaveCount( 6 );
	expect( await toolbar.markup() ).toBe( before );
	await page.screenshot( { path: 'artifacts/screens/ai-form-3-ready.png' } );
	await expectAccessible( [
		'iframe[name="editor-canvas"]',
		'.slipstream-ai-form',
	] );
	await formBar.prompt.press( 'ControlOrMeta+Enter' );
	await expect( formBar.bar ).toHaveCount( 0 );
	await expect( formBar.form ).toBeFocused();
	const [ form ] = await toolbar.blocks();
	expect( form?.innerBlocks.map( ( { name } ) => name ) ).toEqual( [
		'jetpack/field-name',
		'jetpack/field-email',
		'jetpack/field-date',
		'jetpack/field-radio',
		'jetpack/field-textarea',
		'core/button',
	] );
	await page.screenshot( { path: 'artifacts/screens/ai-form-4-done.png' } );
	await pageUtils.pressKeys( 'primary+z' );
	expect( await toolbar.markup() ).toBe( before );
	await pageUtils.pressKeys( 'primaryShift+z' );
	await expectSaved( editor, page );
} );

test( 'a form that is there keeps its ids and all that was not touched', async ( {
	formBar,
	toolbar,
	upstream,
	page,
} ) => {
	await formBar.open( FORM );
	const [ old ] = await toolbar.blocks();
	await formBar.show();
	await upstream.behave( {
		text: [
			says( 'text', { ref: 'r1', label: 'Name', required: true } ),
			says( 'email', { label: 'Email', required: true } ),
			says( 'text', { ref: 'r2', label: 'City', required: false } ),
			BUTTON,
		].join( '' ),
	} );
	await formBar.ask( 'Add an email address, and say City' );
	await expect( formBar.changes ).toHaveText( [
		/^Name \* Text/,
		/^NewEmail \*/,
		/^ChangedCity/,
		/^ChangedSend it/,
	] );
	await page.screenshot( { path: 'artifacts/screens/ai-form-5-change.png' } );
	await formBar.button( 'Accept' ).click();
	const [ form ] = await toolbar.blocks();
	expect( form?.innerBlocks[ 0 ] ).toEqual( old?.innerBlocks[ 0 ] );
	expect( form?.innerBlocks[ 2 ]?.clientId ).toBe(
		old?.innerBlocks[ 1 ]?.clientId
	);
	expect( form?.innerBlocks[ 2 ]?.attributes.id ).toBe( 'where' );
	expect( form?.innerBlocks[ 3 ]?.clientId ).toBe(
		old?.innerBlocks[ 2 ]?.clientId
	);
	const [ request ] = await upstream.seen();
	const sent = JSON.stringify( request?.body?.messages );
	expect( sent ).toContain( 'say City' );
	expect( sent ).toContain(
		String.raw`\\\"ref\\\":\\\"r2\\\"`.replaceAll( '\\\\\\', '\\' )
	);
} );

test( 'a quick action, the key, and no mouse', async ( {
	formBar,
	toolbar,
	upstream,
	page,
	pageUtils,
} ) => {
	await formBar.open(
		'',
		'\n\n<!-- wp:paragraph -->\n<p>Below</p>\n<!-- /wp:paragraph -->'
	);
	await formBar.form.focus();
	await pageUtils.pressKeys( 'primary+/' );
	await expect( formBar.prompt ).toBeFocused();
	await upstream.behave( { text: BOOKING.join( '' ), times: 1 } );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await expect( formBar.button( 'Cancel' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( formBar.button( 'Contact form' ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( formBar.button( 'Accept' ) ).toBeVisible();
	await expect( formBar.prompt ).toBeFocused();
	await expect( formBar.prompt ).toHaveValue( '' );
	// Out of sight while something else is selected, and there again.
	await toolbar.select( 1 );
	await expect( formBar.bar ).toBeHidden();
	await toolbar.select( 0 );
	await expect( formBar.button( 'Accept' ) ).toBeVisible();
	await pageUtils.pressKeys( 'primary+/' );
	await expect( formBar.prompt ).toBeFocused();
	await page.keyboard.press( 'ControlOrMeta+Enter' );
	await expect( formBar.bar ).toHaveCount( 0 );
	expect( ( await toolbar.blocks() )[ 0 ]?.innerBlocks ).toHaveLength( 6 );
	await expect( formBar.form ).toBeFocused();
	await pageUtils.pressKeys( 'primary+/' );
	await expect( formBar.button( 'Add a phone field' ) ).toBeVisible();
	await expect( formBar.prompt ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( formBar.bar ).toHaveCount( 0 );
	await expect( formBar.form ).toBeFocused();
} );

test( 'a form that is kept for several places is changed where it stands', async ( {
	formBar,
	toolbar,
	upstream,
	admin,
	page,
	requestUtils,
} ) => {
	const kept = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/wp/v2/jetpack_form',
		data: {
			title: 'Kept',
			status: 'publish',
			content: `<!-- wp:jetpack/contact-form -->\n<div class="wp-block-jetpack-contact-form">${ FORM }</div>\n<!-- /wp:jetpack/contact-form -->`,
		},
	} );
	const post = await requestUtils.createPost( {
		title: 'A place',
		status: 'draft',
		date_gmt: '2026-01-02T03:04:05',
		content: `<!-- wp:jetpack/contact-form {"ref":${ kept.id }} /-->`,
	} );
	await admin.editPost( post.id );
	await expect( formBar.form ).toHaveCount( 2 );
	await toolbar.select();
	await expect(
		page.getByRole( 'button', { name: 'AI Assistant' } )
	).toHaveCount( 0 );
	await formBar.form.last().focus();
	await formBar.show();
	await upstream.behave( {
		text: [
			says( 'text', { ref: 'r1', label: 'Name' } ),
			says( 'text', { ref: 'r2', label: 'City' } ),
			BUTTON,
		].join( '' ),
	} );
	await formBar.ask( 'Say City' );
	await formBar.button( 'Accept' ).click();
	await expect( formBar.form.last() ).toContainText( 'City' );
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
		await page.screenshot( {
			path: `artifacts/screens/ai-form-7-${ name }.png`,
		} );
		await upstream.behave( { text: BOOKING.join( '' ) } );
		await field.fill( 'A booking form' );
		await field.press( 'Enter' );
		await expect( bar.getByRole( 'listitem' ) ).toHaveCount( 7 );
		await page.screenshot( {
			path: `artifacts/screens/ai-form-8-${ name }.png`,
		} );
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
