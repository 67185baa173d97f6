import { listen, restoreSite, SERVER_ERROR } from '../../faults';
import { expect, OFFLINE, status } from '../../fixtures';
import { BOOKING, BUTTON, FORM, says, test } from '../../form-bar';
import { resetWriting, setWriting } from '../../write-page';
import { expectSaved } from '../forms/saved';

const BAR = [ 'iframe[name="editor-canvas"]', '.slipstream-ai-form' ];

test.afterEach( async ( { requestUtils } ) => {
	await restoreSite( { requestUtils } );
	await resetWriting( requestUtils );
} );

test( 'a form is asked for, streamed, accepted by key, taken back by one undo, and saved', async ( {
	formBar,
	toolbar,
	upstream,
	editor,
	page,
	pageUtils,
	expectAccessible,
} ) => {
	await formBar.open(
		'',
		'\n\n<!-- wp:paragraph -->\n<p>Below</p>\n<!-- /wp:paragraph -->'
	);
	const before = await toolbar.markup();

	await test.step( 'the field opens by its key; requests that need no words come after it', async () => {
		await formBar.form.focus();
		await pageUtils.pressKeys( 'primary+/' );
		await expect( formBar.prompt ).toBeFocused();
		await expect( formBar.prompt ).toHaveAttribute(
			'placeholder',
			'Ask the AI to create your form'
		);
		await expectAccessible( BAR );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Tab' );
		await expect( formBar.button( 'Cancel' ) ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( formBar.button( 'Contact form' ) ).toBeFocused();
	} );

	await test.step( 'a form arrives, and waits while something else is selected', async () => {
		await upstream.behave( { chunks: BOOKING, hold: 3 } );
		await page.keyboard.press( 'Enter' );
		await expect( formBar.bar ).toContainText(
			'Creating your form. Please wait a few moments.'
		);
		// Three fields, and the button that every form has.
		await expect( formBar.changes ).toHaveCount( 4 );
		await toolbar.select( 1 );
		await expect( formBar.bar ).toBeHidden();
		await upstream.release();
		await toolbar.select( 0 );
		await expect( formBar.button( 'Accept' ) ).toBeVisible();
		await expect( formBar.changes ).toHaveCount( 6 );
		expect( await toolbar.markup() ).toBe( before );
		await expectAccessible( BAR );
	} );

	await test.step( 'it is accepted, taken back, and saved', async () => {
		await pageUtils.pressKeys( 'primary+/' );
		await expect( formBar.prompt ).toBeFocused();
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
		await pageUtils.pressKeys( 'primary+z' );
		expect( await toolbar.markup() ).toBe( before );
		await pageUtils.pressKeys( 'primaryShift+z' );
		await formBar.form.focus();
		await pageUtils.pressKeys( 'primary+/' );
		await expect( formBar.button( 'Add a phone field' ) ).toBeVisible();
		await expect( formBar.prompt ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( formBar.bar ).toHaveCount( 0 );
		await expect( formBar.form ).toBeFocused();
		await expectSaved( editor, page );
	} );
} );

test( 'a form that is there is changed in the words of the house, and keeps what was not touched; what fails leaves it alone', async ( {
	formBar,
	toolbar,
	upstream,
	page,
	context,
	requestUtils,
	expectConsoleErrors,
	expectAccessible,
} ) => {
	expectConsoleErrors( status( 503 ), OFFLINE );
	await setWriting( requestUtils, {
		glossary: [ { term: 'e-mail', preferred: 'email' } ],
	} );
	await formBar.open( FORM );
	const before = await toolbar.markup();
	const [ old ] = await toolbar.blocks();
	await formBar.show();

	await test.step( 'a failure is told, and form and words stay', async () => {
		const heard = await listen( page );
		await upstream.behave( { status: 503 } );
		await formBar.ask( 'Another form' );
		await expect( formBar.bar ).toContainText( SERVER_ERROR );
		await expect.poll( heard ).toContain( SERVER_ERROR );
		await expect( formBar.prompt ).toHaveValue( 'Another form' );
		await expect( formBar.prompt ).toBeFocused();
		await expect( formBar.button( 'Accept' ) ).toHaveCount( 0 );
		await expectAccessible( BAR );
		await context.setOffline( true );
		await formBar.button( 'Try Again' ).click();
		await expect( formBar.bar ).toContainText( 'not possible to process' );
		await context.setOffline( false );
		expect( await toolbar.markup() ).toBe( before );
	} );

	await test.step( 'a form that breaks off is continued from there', async () => {
		await upstream.behave( {
			chunks: [
				says( 'email', { label: 'Email' } ),
				'<!-- wp:jetpack/fi',
				'eld',
			],
			cutAfter: 2,
		} );
		await formBar.button( 'Try Again' ).click();
		await expect( formBar.bar ).toContainText( 'incomplete' );
		await upstream.reset();
		await upstream.behave( {
			chunks: [ '-->\n', says( 'url', { label: 'Site' } ), BUTTON ],
		} );
		await formBar.button( 'Continue' ).click();
		await expect( formBar.bar ).not.toContainText( 'incomplete' );
		await expect( formBar.changes.nth( 1 ) ).toContainText( 'Site' );
		const [ request ] = await upstream.seen();
		expect( request?.body?.messages?.at( -2 )?.content ).toMatch(
			/^<!-- wp:jetpack\/field-email .*-->$/
		);
		await formBar.button( 'Discard' ).click();
		expect( await toolbar.markup() ).toBe( before );
	} );

	await test.step( 'a change keeps ids and all that was not touched', async () => {
		await upstream.reset();
		await upstream.behave( {
			text: [
				says( 'text', { ref: 'r1', label: 'Name', required: true } ),
				says( 'email', { label: 'Your e-mail', required: true } ),
				says( 'text', { ref: 'r2', label: 'City', required: false } ),
				BUTTON,
			].join( '' ),
		} );
		await formBar.ask( 'Add an email address, and say City' );
		await expect( formBar.changes ).toHaveText( [
			/^Name \* Text/,
			/^NewYour e-mail \*/,
			/^ChangedCity/,
			/^ChangedSend it/,
		] );
		await expectAccessible( BAR );
		await formBar.button( 'Replace with “email”' ).click();
		await expect( formBar.changes.nth( 1 ) ).toContainText( 'Your email' );
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
		expect( await toolbar.markup() ).toContain( '"label":"Your email"' );
		const [ request ] = await upstream.seen();
		const sent = JSON.stringify( request?.body?.messages );
		expect( sent ).toContain( 'say City' );
		expect( sent ).toContain(
			String.raw`\\\"ref\\\":\\\"r2\\\"`.replaceAll( '\\\\\\', '\\' )
		);
	} );
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
			content: formBar.content( FORM ),
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
