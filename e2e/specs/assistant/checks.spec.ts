import { UNAVAILABLE } from '../../faults';
import { expect, status } from '../../fixtures';
import { paragraph, test } from '../../toolbar-page';
import { resetWriting, setWriting } from '../../write-page';

const STORY =
	'Rivers begin small. They grow because new streams keep joining them, and they carry the sand of the mountains slowly down to the sea.';
const screen = ( name: string ) => ( {
	path: `artifacts/screens/write-${ name }.png`,
} );

test.afterEach( ( { requestUtils } ) => resetWriting( requestUtils ) );

const GERMAN =
	'Flüsse beginnen klein. Sie wachsen, weil immer neue Bäche zu ihnen kommen, und tragen den Sand der Berge langsam bis hinunter ins Meer.';

test( 'an answer in another language is asked for once more, then both choices are there', async ( {
	toolbar,
	upstream,
	page,
	requestUtils,
	expectAccessible,
} ) => {
	const used = async () =>
		(
			await requestUtils.rest< { used: number } >( {
				path: '/slipstream/v1/ai-usage',
			} )
		).used;
	const before = await used();
	await toolbar.open( paragraph( GERMAN ) );
	await upstream.behave( { text: STORY, times: 2 } );
	await toolbar.choose( 'Simplify' );
	await expect( toolbar.panel ).toContainText(
		'This answer seems to be in English, and should be in German.'
	);
	const seen = await upstream.seen();
	expect( seen ).toHaveLength( 2 );
	const words = seen.map(
		( { body } ) => body?.messages?.at( -1 )?.content ?? ''
	);
	expect( words[ 0 ] ).not.toContain( 'no other' );
	expect( words[ 1 ] ).toContain( 'no other: de (German)' );
	expect( await used() ).toBe( before + 2 );
	await expectAccessible( '.slipstream-ai-panel' );
	await page.screenshot( screen( 'language' ) );
	await toolbar.button( 'Use it anyway' ).click();
	await expect( toolbar.panel ).not.toContainText( 'should be in German' );

	await upstream.behave( {
		text: 'Flüsse sind erst klein. Neue Bäche kommen dazu, und so werden sie groß. Den Sand der Berge tragen sie langsam bis ins Meer.',
	} );
	await toolbar.button( 'Regenerate' ).click();
	await toolbar.accept();
	expect( await toolbar.markup() ).toContain( 'Flüsse sind erst klein' );
} );

test( 'a translation must be in its language; a second request that fails leaves the first answer', async ( {
	toolbar,
	upstream,
	page,
	expectConsoleErrors,
} ) => {
	await toolbar.open( paragraph( STORY ) );
	await upstream.behave( { text: GERMAN, hold: 0, times: 1 } );
	await toolbar.choose( 'Translate', 'French' );
	await expect.poll( async () => ( await upstream.seen() ).length ).toBe( 1 );
	await upstream.behave( { status: 503, body: {} } );
	await upstream.release();
	await expect( toolbar.panel ).toContainText(
		'This answer seems to be in German, and should be in French.'
	);
	await expect( toolbar.panel ).toContainText( UNAVAILABLE );
	await expect( toolbar.panel ).toContainText( 'Flüsse' );
	await page.screenshot( screen( 'language-failed' ) );
	expectConsoleErrors( status( 503 ) );
} );

test( 'the diff of a toolbar action tells what is not as the house writes', async ( {
	toolbar,
	upstream,
	page,
	requestUtils,
} ) => {
	await setWriting( requestUtils, {
		glossary: [ { term: 'e-mail', preferred: 'email' } ],
	} );
	await toolbar.open( paragraph( 'Send it.' ) );
	await upstream.behave( { text: 'Send an e-mail.' } );
	await toolbar.choose( 'Expand' );
	await page.screenshot( screen( 'diff-style' ) );
	await toolbar.button( 'Replace with “email”' ).click();
	await expect( toolbar.panel ).not.toContainText( 'This site writes' );
	await toolbar.accept();
	expect( await toolbar.markup() ).toContain( 'Send an email.' );
} );

test( 'the assistant block tells it too', async ( {
	assistant,
	upstream,
	page,
	requestUtils,
	expectAccessible,
} ) => {
	await setWriting( requestUtils, {
		glossary: [ { term: 'e-mail', preferred: 'email' } ],
		banned: [ 'very' ],
	} );
	await assistant.open();
	await upstream.behave( { text: 'A very good e-mail.' } );
	await assistant.ask( 'Write' );
	await assistant.settled();
	await assistant.button( 'Replace with “email”' ).click();
	await expect( assistant.text ).toHaveText( 'A very good email.' );
	await expectAccessible( [
		'iframe[name="editor-canvas"]',
		'[data-type="jetpack/ai-assistant"]',
	] );
	await page.screenshot( screen( 'block-style' ) );
	await assistant.button( 'Ignore “very”' ).click();
	await expect( assistant.block ).not.toContainText( 'avoids' );
	await assistant.button( 'Accept' ).click();
} );
