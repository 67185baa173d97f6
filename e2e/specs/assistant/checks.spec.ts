import { expect } from '../../fixtures';
import { paragraph, test } from '../../toolbar-page';
import { resetWriting, setWriting } from '../../write-page';

const STORY =
	'Rivers begin small. They grow because new streams keep joining them, and they carry the sand of the mountains slowly down to the sea.';
const GERMAN =
	'Flüsse beginnen klein. Sie wachsen, weil immer neue Bäche zu ihnen kommen, und tragen den Sand der Berge langsam bis hinunter ins Meer.';

test.beforeEach( ( { requestUtils } ) =>
	setWriting( requestUtils, {
		glossary: [ { term: 'e-mail', preferred: 'email' } ],
		banned: [ 'very' ],
	} )
);
test.afterEach( ( { requestUtils } ) => resetWriting( requestUtils ) );

test( 'answers are read before they are taken: for their language, and for how the house writes', async ( {
	toolbar,
	assistant,
	editor,
	upstream,
	expectAccessible,
} ) => {
	await test.step( 'another language is asked about once more, then both choices are there', async () => {
		await toolbar.open( paragraph( GERMAN ) );
		await upstream.behave( { text: STORY, times: 2 } );
		await toolbar.choose( 'Simplify' );
		await expect( toolbar.panel ).toContainText(
			'This answer seems to be in English instead of German.'
		);
		const words = ( await upstream.seen() ).map(
			( { body } ) => body?.messages?.at( -1 )?.content ?? ''
		);
		expect( words ).toHaveLength( 2 );
		expect( words[ 0 ] ).not.toContain( 'no other' );
		expect( words[ 1 ] ).toContain( 'no other: de (German)' );
		await expectAccessible( '.slipstream-ai-panel' );
		await toolbar.button( 'Use it anyway' ).click();
		await expect( toolbar.panel ).not.toContainText( 'instead of German' );
		await upstream.behave( {
			text: 'Flüsse sind erst klein. Neue Bäche kommen dazu, und so werden sie groß. Den Sand der Berge tragen sie langsam bis ins Meer.',
		} );
		await toolbar.button( 'Regenerate' ).click();
		await toolbar.accept();
		expect( await toolbar.markup() ).toContain( 'Flüsse sind erst klein' );
	} );

	await test.step( 'a toolbar action tells what is not as the house writes', async () => {
		await toolbar.fill( paragraph( 'Send it.' ) );
		await upstream.behave( { text: 'Send an e-mail.' } );
		await toolbar.choose( 'Expand' );
		await toolbar.button( 'Replace with “email”' ).click();
		await expect( toolbar.panel ).not.toContainText( 'This site writes' );
		await toolbar.accept();
		expect( await toolbar.markup() ).toContain( 'Send an email.' );
	} );

	await test.step( 'the assistant block tells it too', async () => {
		await editor.insertBlock( { name: 'jetpack/ai-assistant' } );
		await upstream.behave( { text: 'A very good e-mail.' } );
		await assistant.ask( 'A line about post' );
		await assistant.settled();
		await assistant.button( 'Replace with “email”' ).click();
		await expect( assistant.text ).toHaveText( 'A very good email.' );
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'[data-type="jetpack/ai-assistant"]',
		] );
		await assistant.button( 'Ignore “very”' ).click();
		await expect( assistant.block ).not.toContainText( 'avoids' );
		await assistant.button( 'Accept' ).click();
		await expect( assistant.block ).toHaveCount( 0 );
		expect( await toolbar.markup() ).toContain( 'A very good email.' );
	} );
} );
