import { expect } from '../../fixtures';
import { BOOKING, BUTTON, FORM, says, test } from '../../form-bar';
import type { Behaviour } from '../../upstream';

/** What goes wrong, what is said of it, and whether that can be put away. */
const FAULTS: [ string, Behaviour, string, boolean ][] = [
	[ 'quota', { status: 429, body: {} }, 'limit of requests', false ],
	[ 'service', { status: 503, body: {} }, 'currently unavailable', true ],
	[ 'moderation', { status: 422, body: {} }, 'flagged by our', true ],
	[ 'too large', { status: 413, body: {} }, 'too large to be', true ],
	[ 'unclear', { unclear: true }, 'was unclear', true ],
	[ 'malformed', { malformed: 'all' }, 'Error:', true ],
	[ 'refused', { status: 400, body: {} }, 'not possible to', true ],
	[ 'empty', { chunks: [] }, 'Error: ', true ],
	[
		'broken in the stream',
		{ streamError: { after: 0, error: { message: 'boom' } } },
		'Error: ',
		true,
	],
];

test.describe( 'The AI bar of a form, when it goes wrong', () => {
	for ( const [ name, behaviour, words, canDismiss ] of FAULTS ) {
		test( `${ name }: the form and the words stay`, async ( {
			formBar,
			toolbar,
			upstream,
			problems,
		} ) => {
			await formBar.open( FORM );
			await formBar.show();
			const before = await toolbar.markup();
			await upstream.behave( behaviour );
			await formBar.ask( 'Add a field' );
			await expect( formBar.bar ).toContainText( words );
			await expect( formBar.prompt ).toHaveValue( 'Add a field' );
			await expect( formBar.prompt ).toBeFocused();
			expect( await toolbar.markup() ).toBe( before );
			await expect( formBar.button( 'Accept' ) ).toHaveCount( 0 );
			const close = formBar.bar.locator( '.components-notice__dismiss' );
			await expect( close ).toHaveCount( canDismiss ? 1 : 0 );
			if ( canDismiss ) {
				await close.click();
				await expect( formBar.bar ).not.toContainText( words );
			}
			problems.length = 0; // The statuses were asked for.
		} );
	}

	test( 'a cut stream and Stop leave the form; what arrived can be used, and takes nothing away', async ( {
		formBar,
		toolbar,
		upstream,
		problems,
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
		await upstream.behave( { chunks, delay: 1500 } );
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
		problems.length = 0;
	} );

	test( 'offline nothing is sent, and it can be tried again', async ( {
		formBar,
		upstream,
		context,
		problems,
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
		problems.length = 0;
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
