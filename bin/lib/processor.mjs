// How much processor time a part of the test run takes, with every process that it starts: counted by Linux's control groups.
import { spawnSync } from 'node:child_process';
import { AsyncLocalStorage } from 'node:async_hooks';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmdirSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const group = new AsyncLocalStorage();
const NAME = /^slipstream-(\d+)-/;
/** What the kernel counts processor time in, for programs: a hundredth of a second on every Linux. */
const TICKS = 100;

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
function makeGroup( own, name ) {
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

/** Moves what still runs in a group to the one above, so that the group can go. */
function empty( folder ) {
	const members = ( of ) => join( of, 'cgroup.procs' );
	for ( const pid of readFileSync( members( folder ), 'utf8' ).split(
		'\n'
	) ) {
		if ( pid ) {
			try {
				writeFileSync( members( join( folder, '..' ) ), pid );
			} catch ( error ) {
				// It has ended meanwhile.
				if ( error.code !== 'ESRCH' ) {
					throw error;
				}
			}
		}
	}
}

/** Removes a group if no process is in it; says whether one is. */
function isBusy( folder ) {
	try {
		rmdirSync( folder );
		return false;
	} catch ( error ) {
		if ( error.code !== 'EBUSY' ) {
			throw error;
		}
		return true;
	}
}

/** Removes a group once its last process has ended, or after five seconds without those that stay; else the next run does it. */
async function removeGroup( folder ) {
	for ( let tries = 0; tries < 60 && isBusy( folder ); tries++ ) {
		if ( tries >= 50 ) {
			empty( folder );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
	}
}

const isRunning = ( pid ) => existsSync( `/proc/${ pid }` );

/**
 * Removes groups of runs that were ended before they could do it themselves.
 *
 * @param {string|undefined} own The folder that they are in.
 */
export function removeLeftGroups( own = ownGroup() ) {
	for ( const name of own ? readdirSync( own ) : [] ) {
		const pid = NAME.exec( name )?.[ 1 ];
		if ( pid && ! isRunning( pid ) ) {
			try {
				if ( isBusy( join( own, name ) ) ) {
					empty( join( own, name ) );
					rmdirSync( join( own, name ) );
				}
			} catch ( error ) {
				// Another run is doing the same, or the group is somebody else's.
				if (
					! [ 'ENOENT', 'EBUSY', 'EACCES', 'EPERM' ].includes(
						error.code
					)
				) {
					throw error;
				}
			}
		}
	}
}

/**
 * Does something and counts the processor time of the programs that it runs.
 *
 * @template T
 * @param {string}           name  Names the group.
 * @param {() => Promise<T>} task  What is done; it starts programs by `inGroup()` alone.
 * @param {string|undefined} [own] The folder for the group.
 * @return {Promise<{result: T, seconds: number|undefined}>} What it gave, and processor seconds where the system counts them.
 */
export async function countProcessorTime( name, task, own = ownGroup() ) {
	const folder = makeGroup( own, name );
	if ( ! folder ) {
		return { result: await task(), seconds: undefined };
	}
	const result = await group.run( folder, task );
	const seconds = secondsOf( folder );
	await removeGroup( folder );
	return { result, seconds };
}

/** Processor seconds of the programs that have ended and were waited for, and of theirs: less than all; undefined where the system does not tell. */
export function secondsOfEnded() {
	if ( ! existsSync( '/proc/self/stat' ) ) {
		return undefined;
	}
	// After the name, which may hold anything: state is the third field, the children's times are the 16th and 17th.
	const fields = readFileSync( '/proc/self/stat', 'utf8' )
		.replace( /^.*\) /s, '' )
		.split( ' ' );
	return ( Number( fields[ 13 ] ) + Number( fields[ 14 ] ) ) / TICKS;
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
