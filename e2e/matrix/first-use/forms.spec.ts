import { status } from '../../fixtures';
import { test } from '../../person';
import { CONTENT, sendTwice } from '../../specs/first-use/form-tasks';
import { publish } from '../../specs/forms/pages';

for ( const [ task, width, locale ] of [
	[ 'Send a form at 360 px', 360, '' ],
	[ 'Send a form from right to left', 1280, 'ar' ],
] as const ) {
	test(
		task,
		async ( {
			person,
			page,
			requestUtils,
			setLanguage,
			expectConsoleErrors,
		} ) => {
			// Quicker than people are: the form waits, and sends itself again.
			expectConsoleErrors( status( 429 ) );
			await page.setViewportSize( { width, height: 800 } );
			if ( locale ) {
				await setLanguage( locale );
			}
			await page.goto( await publish( requestUtils, CONTENT ) );
			await sendTwice( person, page, task );
		}
	);
}
