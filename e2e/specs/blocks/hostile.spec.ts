import { asAddress, expectNothingRuns, inTurn } from '../../hostile';
import { test } from '../../fixtures';

test( 'nothing that a post holds runs in the editor, nor on its page', async ( {
	admin,
	page,
	requestUtils,
	context,
	expectConsoleErrors,
} ) => {
	test.slow();
	await expectNothingRuns(
		{ admin, page, requestUtils, context, expectConsoleErrors },
		[ inTurn( 0 ), asAddress ]
	);
} );
