#!/usr/bin/env node
/*
 * npm start: a WordPress with the plugin, ready to write in.
 *
 *   --runtime=playground|native   PHP in WebAssembly (needs npm alone), or the system's PHP: faster
 *   --db=sqlite|mariadb           with --runtime=native
 *   --wp=latest|6.8   --php=8.3   versions (--php with Playground)
 *   --port=8881   --reset         --reset starts afresh
 *   --ai-base-url=http://127.0.0.1:11434/v1   --ai-model=llama3   an AI endpoint; its key in SLIPSTREAM_AI_API_KEY
 */
import { parseArgs } from 'node:util';
import { startSite } from './lib/dev-site.mjs';

const began = Date.now();
const say = ( line ) =>
	console.log(
		`[${ ( ( Date.now() - began ) / 1000 ).toFixed( 1 ).padStart( 5 ) } s] ${ line }`
	);

const OPTIONS = {
	runtime: { type: 'string', default: 'playground' },
	db: { type: 'string', default: 'sqlite' },
	wp: { type: 'string', default: 'latest' },
	php: { type: 'string' },
	port: { type: 'string', default: '8881' },
	reset: { type: 'boolean', default: false },
	'ai-base-url': { type: 'string' },
	'ai-model': { type: 'string' },
};

function aiConstants( values ) {
	return {
		...( values[ 'ai-base-url' ]
			? { SLIPSTREAM_AI_BASE_URL: values[ 'ai-base-url' ] }
			: {} ),
		...( values[ 'ai-model' ]
			? { SLIPSTREAM_AI_MODEL: values[ 'ai-model' ] }
			: {} ),
		...( process.env.SLIPSTREAM_AI_API_KEY
			? { SLIPSTREAM_AI_API_KEY: process.env.SLIPSTREAM_AI_API_KEY }
			: {} ),
	};
}

async function main() {
	const { values } = parseArgs( { options: OPTIONS } );
	const port = Number( values.port );
	if ( ! Number.isInteger( port ) || port < 1 || port > 65535 ) {
		throw new Error( `--port=${ values.port } is no port.` );
	}
	const site = await startSite( {
		name: 'start',
		...values,
		port,
		constants: { SLIPSTREAM_LOCAL_LOGIN: true, ...aiConstants( values ) },
		say,
	} );
	console.log( `
  Post editor   ${ site.url }/wp-admin/post-new.php
  Slipstream    ${ site.url }/wp-admin/admin.php?page=my-jetpack
  Site          ${ site.url }/        (admin / password; you are signed in)

  AI: ${ values[ 'ai-base-url' ] ?? 'the demo engine; name an endpoint with --ai-base-url and --ai-model' }
  Posts are kept in ${ site.dir }. Ctrl+C stops.
` );
	let isStopping = false;
	const stop = async () => {
		if ( isStopping ) {
			return;
		}
		isStopping = true;
		say( 'Stopping …' );
		await site.stop();
		process.exit( 0 );
	};
	process.on( 'SIGINT', stop );
	process.on( 'SIGTERM', stop );
}

main().catch( ( error ) => {
	console.error( `\n${ error.message }` );
	process.exit( 1 );
} );
