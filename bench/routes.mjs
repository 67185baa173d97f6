#!/usr/bin/env node
/*
 * node bench/routes.mjs: every route with every bad value as four roles (tests/php/Rest/Hostile_Requests_Test.php), and every attribute of every block
 * with every hostile text (tests/php/Blocks/Hostile_Attributes_Test.php). `npm test` tries some of them.
 * Prints how many requests were sent to each and the slowest, and fails where one was answered with a 5xx, a message of PHP, or after two seconds.
 */
import { spawnSync } from 'node:child_process';
import { root } from '../bin/lib/paths.mjs';
import { phpunitSite } from '../bin/lib/phpunit.mjs';

const LONGEST_MS = 2000;
const run = spawnSync(
	'phpunit',
	[ '--filter', 'Hostile_Requests_Test|Hostile_Attributes_Test' ],
	{
		cwd: root,
		encoding: 'utf8',
		maxBuffer: 2 ** 28,
		env: {
			WP_CORE_DIR: await phpunitSite(
				'phpunit-latest-sqlite',
				'latest',
				console.log
			),
			...process.env,
			SLIPSTREAM_ROUTES: 'whole',
		},
	}
);
const lines = [
	...run.stderr.matchAll( /(\d+) requests, slowest +(\d+) ms \((.*)\)/g ),
];
const sent = lines.reduce( ( sum, line ) => sum + Number( line[ 1 ] ), 0 );
const [ slowest ] = lines.sort( ( a, b ) => b[ 2 ] - a[ 2 ] );
process.stdout.write( run.stdout );
console.log( `${ sent } requests, the slowest ${ slowest?.[ 2 ] } ms` );
console.log( slowest?.[ 3 ] ?? '' );
process.exitCode =
	0 === run.status && Number( slowest?.[ 2 ] ) < LONGEST_MS ? 0 : 1;
