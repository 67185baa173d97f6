#!/usr/bin/env node
/*
 * npm run bench [-- editor typing streaming front embeds relay forms stats payments hub related-posts] [--runs=7]: measures the plugin against a bare WordPress in one run, natively
 * (nginx, php-fpm, MariaDB), prints a table and fails when a budget is passed. Times below a tenth's difference are noise.
 * PHP time of pages is taken from the instructions that PHP runs where valgrind and php-cgi are there (Debian: apt-get install valgrind php-cgi).
 * npm run bench -- chaos [--submissions=2000]: sends forms to a site that breaks all the time (docs/reliability.md). Runs alone, and only when it is named.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectCache, root } from '../bin/lib/paths.mjs';
import { startStripeFake } from '../e2e/fakes/stripe.mjs';
import { runChaos } from './chaos.mjs';
import { measureEditor } from './editor.mjs';
import { measureEmbeds } from './embeds.mjs';
import { measureForms } from './forms.mjs';
import { measureFront } from './front.mjs';
import { measureHub } from './hub.mjs';
import {
	chaosRows,
	editorRows,
	formRows,
	frontRows,
	hubRows,
	paymentRows,
	relatedRows,
	relayRows,
	row,
	rows,
	statsRows,
} from './lib/rows.mjs';
import { embedRows } from './lib/embed-rows.mjs';
import { startStack } from './lib/stack.mjs';
import { startUpstream } from './lib/upstream.mjs';
import { measurePayments } from './payments.mjs';
import { measureStats } from './stats.mjs';
import { measureRelatedPosts } from './related-posts.mjs';
import { measureRelay } from './relay.mjs';
import { measureStreaming } from './streaming.mjs';
import { measureTyping } from './typing.mjs';

/** Related posts last: they leave 10,000 posts. */
const PARTS = [
	'relay',
	'front',
	'embeds',
	'editor',
	'typing',
	'streaming',
	'forms',
	'stats',
	'payments',
	'hub',
	'related-posts',
];
const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		runs: { type: 'string', default: '7' },
		submissions: { type: 'string', default: '2000' },
	},
} );
const wanted = positionals.length ? positionals : PARTS;
const budgets = JSON.parse(
	readFileSync( join( root, 'bench/budgets.json' ), 'utf8' )
);
const say = ( line ) => console.error( line );

const upstream = await startUpstream();
const stripe = await startStripeFake();
const results = {};

/** Measures one part on the running sites and prints its rows. */
const measures = {
	editor: async ( { sites } ) =>
		editorRows(
			( results.editor = await measureEditor(
				sites,
				Number( values.runs )
			) ),
			budgets
		),
	typing: async ( { sites } ) => {
		const keys = ( results.typing = await measureTyping(
			sites,
			Number( values.runs )
		) );
		row(
			`Typing in 1,000 paragraphs: a key, of bare (${ keys.bare.toFixed( 1 ) } ms)`,
			keys.ours / keys.bare,
			budgets.editor.typing,
			'',
			0.1
		);
	},
	streaming: async ( stack ) => {
		const { longest } = ( results.streaming = await measureStreaming(
			oursOf( stack ),
			Number( values.runs )
		) );
		row(
			'Streaming 200 chunks a second: longest task',
			longest,
			budgets.editor.streamingTaskMs,
			'ms'
		);
	},
	front: async ( { sites } ) =>
		frontRows( ( results.front = await measureFront( sites ) ), budgets ),
	embeds: async ( { sites } ) =>
		embedRows(
			( results.embeds = await measureEmbeds( sites, say ) ),
			budgets
		),
	relay: async ( stack ) =>
		relayRows(
			( results.relay = await measureRelay(
				oursOf( stack ),
				upstream,
				stack
			) ),
			budgets
		),
	forms: async ( stack ) =>
		formRows(
			( results.forms = await measureForms(
				oursOf( stack ),
				stack.database
			) ),
			budgets.forms
		),
	stats: async ( stack ) =>
		statsRows(
			( results.stats = await measureStats(
				oursOf( stack ),
				stack.database
			) ),
			budgets.stats
		),
	payments: async ( stack ) =>
		paymentRows(
			( results.payments = await measurePayments(
				oursOf( stack ),
				stack.database,
				stripe
			) ),
			budgets.payments
		),
	'related-posts': async ( stack ) =>
		relatedRows(
			( results.relatedPosts = await measureRelatedPosts(
				oursOf( stack ),
				say
			) ),
			budgets.relatedPosts
		),
};

/** A hub on two nodes. */
measures.hub = async ( stack ) =>
	hubRows(
		( results.hub = await measureHub( oursOf( stack ), stack ) ),
		budgets.hub
	);

/** Forms on a site that breaks: it is of no use afterwards. */
measures.chaos = async ( stack ) =>
	chaosRows(
		( results.chaos = await runChaos(
			oursOf( stack ),
			stack,
			Number( values.submissions ),
			say
		) ),
		budgets.chaos
	);

function oursOf( { sites } ) {
	return sites.find( ( { name } ) => name === 'ours' );
}

/** Measures parts on two new sites. */
async function measure( parts, children, isTwice = false ) {
	if ( ! parts.length ) {
		return;
	}
	const stack = await startStack( {
		children,
		isTwice,
		constants: {
			SLIPSTREAM_AI_BASE_URL: `${ upstream.url }/v1`,
			SLIPSTREAM_AI_MODEL: 'bench',
			SLIPSTREAM_AI_MAX_STREAMS: 200,
			SLIPSTREAM_STRIPE_URL: stripe.url,
		},
		say,
	} );
	try {
		for ( const part of parts ) {
			say( `Measuring: ${ part } …` );
			await measures[ part ]( stack );
		}
	} finally {
		await stack.stop();
	}
}

try {
	const isRelay = ( part ) => part === 'relay';
	const isChaos = ( part ) => part === 'chaos';
	const isHub = ( part ) => part === 'hub';
	// A hundred streams keep a hundred processes busy. Pages get as many as a small host has: among a hundred, each would be seen cold.
	await measure( wanted.filter( isRelay ), 112 );
	await measure(
		wanted.filter(
			( part ) =>
				! isRelay( part ) && ! isChaos( part ) && ! isHub( part )
		),
		8
	);
	await measure( wanted.filter( isHub ), 24, true );
	await measure( wanted.filter( isChaos ), 12 );
} finally {
	upstream.close();
	await stripe.close();
}
mkdirSync( join( root, 'artifacts' ), { recursive: true } );
writeFileSync(
	join( root, 'artifacts/bench.json' ),
	JSON.stringify( { results, rows }, null, '\t' )
);
const over = rows.filter( ( { isOver } ) => isOver ).length;
console.log(
	over ? `\n${ over } budgets are passed.` : '\nAll within their budgets.'
);
console.log(
	`Results: ${ join( projectCache, '..', 'artifacts/bench.json' ) }`
);
process.exit( over ? 1 : 0 );
