// How much processor time a part of the test run takes, with every process that it starts: counted by Linux's control groups.
import { spawnSync } from 'node:child_process';
import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

const group = new AsyncLocalStorage();

/** The folder of this process's control group (version 2); undefined where the system has none. */
function ownGroup() {
	if ( ! existsSync( '/proc/self/mountinfo' ) ) {
		return undefined;
	}
	const mount = /^(?:\S+ ){4}(\S+) .* - cgroup2 /m.exec(
		readFileSync( '/proc/self/mountinfo', 'utf8' )
	)?.[ 1 ];
	const path = /^0::(.*)$/m.exec(
		readFileSync( '/proc/self/cgroup', 'utf8' )
	)?.[ 1 ];
	return mount && path ? join( mount, path ) : undefined;
}

/** A command that joins a group before it starts. */
const enter = ( folder, command, args ) => [
	'sh',
	[
		'-c',
		'echo $$ > "$0" && exec "$@"',
		join( folder, 'cgroup.procs' ),
		command,
		...args,
	],
];

/** A new group for a part; undefined where we may not make one. */
function makeGroup( name ) {
	const own = ownGroup();
	if ( ! own ) {
		return undefined;
	}
	const folder = join( own, `slipstream-${ process.pid }-${ name }` );
	try {
		mkdirSync( folder );
	} catch ( error ) {
		if ( [ 'EACCES', 'EPERM', 'EROFS', 'ENOENT' ].includes( error.code ) ) {
			return undefined;
		}
		throw error;
	}
	// Some systems allow to make a group, but not to move into it.
	if ( spawnSync( ...enter( folder, 'true', [] ) ).status === 0 ) {
		return folder;
	}
	rmdirSync( folder );
	return undefined;
}

const secondsOf = ( folder ) =>
	Number(
		/^usage_usec (\d+)$/m.exec(
			readFileSync( join( folder, 'cpu.stat' ), 'utf8' )
		)[ 1 ]
	) / 1e6;

/** A group can go once its last process has ended; one whose processes stay is left. */
async function removeGroup( folder ) {
	for ( let tries = 0; ; tries++ ) {
		try {
			rmdirSync( folder );
			return;
		} catch ( error ) {
			if ( error.code !== 'EBUSY' ) {
				throw error;
			}
			if ( tries === 50 ) {
				return;
			}
			await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
		}
	}
}

/**
 * Does something and counts the processor time of the programs that it runs.
 *
 * @template T
 * @param {string}           name Names the group.
 * @param {() => Promise<T>} task What is done; it starts programs by `inGroup()` alone.
 * @return {Promise<{result: T, seconds: number|undefined}>} What it gave, and processor seconds where the system counts them.
 */
export async function countProcessorTime( name, task ) {
	const folder = makeGroup( name );
	if ( ! folder ) {
		return { result: await task(), seconds: undefined };
	}
	const result = await group.run( folder, task );
	const seconds = secondsOf( folder );
	await removeGroup( folder );
	return { result, seconds };
}

/**
 * A command as it starts in the group of the part that runs it.
 *
 * @param {string}   command Program.
 * @param {string[]} args    Arguments.
 * @return {[string, string[]]} What to start.
 */
export function inGroup( command, args ) {
	const folder = group.getStore();
	return folder ? enter( folder, command, args ) : [ command, args ];
}
