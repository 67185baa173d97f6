#!/usr/bin/env node
/*
 * npm run evaluate -- --ai-base-url=http://127.0.0.1:11434/v1 --ai-model=llama3 [--only=correct-list]: asks a model the cases of
 * tests/evaluation through the plugin, keeps its answers in .cache/evaluation/<model>, and prints how many of them keep language, links
 * and formats. The key of the endpoint stands in SLIPSTREAM_AI_API_KEY.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signIn } from '../bench/lib/session.mjs';
import { startSite } from './lib/dev-site.mjs';
import { bin, projectCache, root } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

const { values } = parseArgs( {
	options: {
		'ai-base-url': { type: 'string' },
		'ai-model': { type: 'string', default: '' },
		only: { type: 'string' },
	},
} );
if ( ! values[ 'ai-base-url' ] ) {
	console.error(
		'Name the endpoint of the model: --ai-base-url=http://127.0.0.1:11434/v1 --ai-model=llama3'
	);
	process.exit( 2 );
}
const say = ( line ) => console.log( `  ${ line }` );
const cases = JSON.parse(
	readFileSync( join( root, 'tests/evaluation/cases.json' ), 'utf8' )
).filter( ( { id } ) => ! values.only || id === values.only );
const folder = join(
	projectCache,
	'evaluation',
	( values[ 'ai-model' ] || 'default' ).replace( /[^\w.-]+/g, '-' )
);

/** The message that the editor would send. */
function messageOf( { action, block, text, tone, language, request } ) {
	const kind = block.name.replace( 'core/', '' );
	return {
		role: 'jetpack-ai',
		context: {
			type: `ai-assistant-${ action }-${ kind }-extension`,
			content: text,
			tone,
			language,
			request,
			is_follow_up: false,
		},
	};
}

/** A token as the editor gets one. */
async function tokenOf( url ) {
	const answer = await fetch( `${ url }/wp-json/jetpack/v4/jetpack-ai-jwt`, {
		method: 'POST',
		headers: await signIn( url ),
	} );
	return ( await answer.json() ).token;
}

/** Asks, and keeps the stream as it came. */
async function record( url, token, task ) {
	const answer = await fetch( `${ url }/wp-json/wpcom/v2/jetpack-ai-query`, {
		method: 'POST',
		headers: {
			Authorization: `Bearer ${ token }`,
			'Content-Type': 'application/json',
		},
		body: JSON.stringify( {
			messages: [ messageOf( task ) ],
			feature: 'evaluation',
		} ),
	} );
	const stream = await answer.text();
	writeFileSync( join( folder, `${ task.id }.sse` ), stream );
	say( `${ task.id }: ${ answer.status }, ${ stream.length } characters` );
}

const site = await startSite( {
	name: 'evaluation',
	runtime: 'auto',
	port: 8971,
	reset: true,
	constants: {
		SLIPSTREAM_AI_BASE_URL: values[ 'ai-base-url' ],
		...( values[ 'ai-model' ]
			? { SLIPSTREAM_AI_MODEL: values[ 'ai-model' ] }
			: {} ),
		...( process.env.SLIPSTREAM_AI_API_KEY
			? { SLIPSTREAM_AI_API_KEY: process.env.SLIPSTREAM_AI_API_KEY }
			: {} ),
	},
	say,
} );
try {
	mkdirSync( folder, { recursive: true } );
	for ( const task of cases ) {
		// A token lasts minutes, a slow model may need longer for all.
		await record( site.url, await tokenOf( site.url ), task );
	}
} finally {
	await site.stop();
}
const { status } = await run(
	bin( 'wp-scripts' ),
	[
		'test-unit-js',
		'--config',
		'jest.config.js',
		'--silent',
		...( values.only ? [ '-t', values.only ] : [] ),
		'/tests/evaluation/',
	],
	{
		cwd: root,
		env: { ...process.env, SLIPSTREAM_EVALUATION: folder },
		show: true,
	}
);
process.exit( status );
