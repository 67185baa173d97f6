#!/usr/bin/env node
// npm run new-block, new-extension, new-module or new-screen -- name: makes what a new one begins with. A block may be --server.
import { parseArgs } from 'node:util';
import { KINDS, scaffold } from './lib/scaffold.mjs';

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: { server: { type: 'boolean', default: false } },
} );
const [ base, name ] = positionals;
const kind = values.server ? `server-${ base }` : base;
if ( ! KINDS.includes( kind ) || ! name ) {
	console.error(
		'Give a name: npm run new-block -- opening-times, with --server for a block that PHP draws. Also: new-extension, new-module, new-screen.'
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
