#!/usr/bin/env node
// npm run docs: what is made from the code in docs/.
import { writeHooksPage } from './lib/hooks/index.mjs';
import { writePictures } from './lib/layers-picture.mjs';
import { phpunit } from './lib/phpunit.mjs';
import { writeSettingsPage } from './lib/settings-page.mjs';

writeHooksPage();
writePictures();
writeSettingsPage();

// The routes are known to a running WordPress alone.
process.env.SLIPSTREAM_WRITE_DOCS = '1';
const { failed, log } = await phpunit( 'latest', {
	filter: 'test_the_list_in_the_documents_is_of_today',
} )( 'docs', console.log );
if ( failed ) {
	console.error(
		`The arguments of the routes could not be listed: see ${ log }`
	);
	process.exitCode = 1;
}
