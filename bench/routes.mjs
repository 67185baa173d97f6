#!/usr/bin/env node
/*
 * node bench/routes.mjs [part]: every route with every bad value as four roles (tests/php/Rest/Hostile_Requests_Test.php), and every attribute of every block
 * with every hostile text (tests/php/Blocks/Hostile_Attributes_Test.php). `npm test` tries some of them.
 * The part is a pattern of PHPUnit's, such as Hostile_Attributes_Test or slipstream/v1: one that must end within some minutes is run by parts.
 * Prints how many requests were sent to each and the slowest, and fails where one was answered with a 5xx, a message of PHP, or after two seconds.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../bin/lib/paths.mjs';
import { phpunitSite } from '../bin/lib/phpunit.mjs';

const LONGEST_MS = 2000;
const LINE = /(\d+) requests (\{.*?\})?.*slowest +(\d+) ms \((.*)\)/;

/** A run that is stopped from outside has printed what it tried. */
function runTests( part, env, onLine ) {
	const child = spawn(
		'phpunit',
		[ '--filter', `(?=.*Hostile_(Requests|Attributes)_Test).*${ part }` ],
		{ cwd: root, env, stdio: [ 'ignore', 'inherit', 'pipe' ] }
	);
	createInterface( { input: child.stderr } ).on( 'line', onLine );
	return new Promise( ( resolve, reject ) => {
		child.on( 'error', reject );
		child.on( 'close', ( code, signal ) => resolve( signal ?? code ) );
	} );
}

const sum = {
	tried: 0,
	blocks: 0,
	requests: 0,
	statuses: {},
	slowest: [ 0, '' ],
};
const [ , , part = '' ] = process.argv;
const status = await runTests(
	part,
	{
		WP_CORE_DIR: await phpunitSite(
			'phpunit-latest-sqlite',
			'latest',
			console.log
		),
		...process.env,
		SLIPSTREAM_ROUTES: 'whole',
	},
	( line ) => {
		const [ , requests, statuses = '{}', took, what ] =
			LINE.exec( line ) ?? [];
		const [ , blocks ] = /^ *(\d+) blocks of /.exec( line ) ?? [];
		if ( blocks ) {
			sum.blocks += Number( blocks );
			return;
		}
		if ( ! requests ) {
			console.error( line );
			return;
		}
		console.log( line.trim() );
		sum.tried++;
		sum.requests += Number( requests );
		for ( const [ code, count ] of Object.entries(
			JSON.parse( statuses )
		) ) {
			sum.statuses[ code ] = ( sum.statuses[ code ] ?? 0 ) + count;
		}
		if ( Number( took ) > sum.slowest[ 0 ] ) {
			sum.slowest = [ Number( took ), what ];
		}
	}
);
console.log(
	`${ sum.requests } requests to ${ sum.tried } routes, the slowest ${ sum.slowest[ 0 ] } ms (${ sum.slowest[ 1 ] })`
);
console.log( `${ sum.blocks } blocks with hostile attributes` );
console.log( 'Answers by status:', sum.statuses );
if ( 0 !== status ) {
	console.log( `PHPUnit ended with ${ status }.` );
}
process.exitCode = 0 === status && sum.slowest[ 0 ] < LONGEST_MS ? 0 : 1;
