import { test } from '../../person';
import {
	shortenTwo,
	writeParagraph,
} from '../../specs/first-use/writing-tasks';

for ( const [ where, width, locale ] of [
	[ 'at 360 px', 360, '' ],
	[ 'from right to left', 1280, 'ar' ],
] as const ) {
	test( `Texts are written and shortened ${ where }`, async ( {
		person,
		admin,
		editor,
		assistant,
		toolbar,
		page,
		upstream,
		setLanguage,
		expectAccessible: look,
	} ) => {
		const desk = {
			person,
			page,
			editor,
			assistant,
			toolbar,
			upstream,
			look,
		};
		await page.setViewportSize( { width, height: 800 } );
		if ( locale ) {
			await setLanguage( locale );
		}
		await admin.createNewPost( { title: 'Rivers' } );
		await writeParagraph( desk, `Write a paragraph ${ where }` );
		if ( ! locale ) {
			await shortenTwo( desk, `Shorten two paragraphs ${ where }` );
		}
	} );
}
