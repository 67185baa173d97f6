import { expectNothingRuns, inTurn } from '../../hostile';
import { test } from '../../fixtures';

test( 'nothing that a post holds runs in the editor, nor on its page, whatever the text', async ( {
	admin,
	page,
	requestUtils,
	context,
	expectConsoleErrors,
} ) => {
	test.setTimeout( 600_000 );
	// WordPress measures where the caret is with a sign that it adds to the script of a rich text.
	expectConsoleErrors( /'insertNode' on 'Range'/ );
	await expectNothingRuns(
		{ admin, page, requestUtils, context, expectConsoleErrors },
		[ 1, 2, 3, 4, 5, 6 ].map( inTurn )
	);
} );
