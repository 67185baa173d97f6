#!/usr/bin/env node
// npm run new-block, new-extension, new-module or new-screen -- name: makes what a new one begins with.
import { KINDS, scaffold } from './lib/scaffold.mjs';

const [ kind, name ] = process.argv.slice( 2 );
if ( ! KINDS.includes( kind ) || ! name ) {
	console.error(
		'Give a name: npm run new-block -- opening-times. Also: new-extension, new-module, new-screen.'
	);
	process.exit( 2 );
}
try {
	const files = await scaffold( kind, name );
	console.log( files.join( '\n' ) );
	console.log( 'Next: npm start, and npm test -- --changed.' );
} catch ( error ) {
	console.error( error.message );
	process.exit( 1 );
}
