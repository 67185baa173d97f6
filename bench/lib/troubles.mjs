// What goes wrong while forms are sent: processes are killed, the database stops, the disk is full, mail hangs.
import {
	existsSync,
	mkdirSync,
	renameSync,
	rmSync,
	statfsSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { run } from '../../bin/lib/run.mjs';

const pause = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );
const any = ( list ) => list[ Math.floor( Math.random() * list.length ) ];

/** The folder of files: on a small disk of its own where this machine lets us mount one. */
async function prepareDisk( folder ) {
	mkdirSync( folder, { recursive: true } );
	const { status } = await run( 'mount', [
		'-t',
		'tmpfs',
		'-o',
		'size=256m',
		'tmpfs',
		folder,
	] );
	const isMounted = status === 0;
	const away = `${ folder }-away`;
	return {
		isMounted,
		fill() {
			if ( isMounted ) {
				const { bavail, bsize } = statfsSync( folder );
				try {
					writeFileSync(
						join( folder, 'ballast' ),
						Buffer.alloc( bavail * bsize )
					);
				} catch ( error ) {
					if ( error.code !== 'ENOSPC' ) {
						throw error;
					}
				}
			} else {
				renameSync( folder, away );
				writeFileSync( folder, '' );
			}
		},
		free() {
			if ( isMounted ) {
				rmSync( join( folder, 'ballast' ), { force: true } );
			} else if ( existsSync( away ) ) {
				rmSync( folder );
				renameSync( away, folder );
			}
		},
		release: () => isMounted && run( 'umount', [ folder ] ),
	};
}

/** Signals a process of ours that may have ended by itself. */
function signal( pid, name ) {
	try {
		process.kill( pid, name );
		return true;
	} catch ( error ) {
		if ( error.code !== 'ESRCH' ) {
			throw error;
		}
		return false;
	}
}

/**
 * Starts the troubles of a site.
 *
 * @param {Object}   site           The site.
 * @param {Object}   stack          Its processes.
 * @param {number}   stack.fpmPid   The parent of PHP's processes.
 * @param {Object}   stack.database The database server.
 * @param {string[]} forms          The contents that the page of the form has by turns.
 * @return {Promise<{counts: Object, disk: string, stop: () => Promise<void>, release: () => Promise<void>}>} How often each happened.
 */
export async function startTroubles( site, { fpmPid, database }, forms ) {
	let edits = 0;
	const content = join( site.wordpress, 'wp-content' );
	const disk = await prepareDisk(
		join( content, 'uploads/slipstream-forms' )
	);
	const counts = {};
	let isOver = false;
	const use = ( sql ) => database.sql( `USE bench_${ site.name }; ${ sql }` );
	const troubles = {
		/** The processes of PHP that are working are mostly in the midst of a form. */
		'PHP processes killed': [
			350,
			async () => {
				const { output } = await run( 'ps', [
					'-o',
					'pid=',
					'--ppid',
					String( fpmPid ),
				] );
				const pid = Number( any( output.trim().split( /\s+/ ) ) );
				return pid > 0 && signal( pid, 'SIGKILL' );
			},
		],
		'stops of the database': [
			7000,
			async () => {
				signal( database.pid, 'SIGSTOP' );
				await pause( 1000 + Math.random() * 2500 );
				return signal( database.pid, 'SIGCONT' );
			},
		],
		'locks of the posts': [
			9000,
			() => use( 'LOCK TABLES wp_posts WRITE; SELECT SLEEP( 2 )' ),
		],
		'connections cut': [
			1500,
			async () => {
				const { output } = await database.sql(
					"SELECT id FROM information_schema.processlist WHERE db = 'bench_ours' AND id <> CONNECTION_ID()"
				);
				const id = Number(
					any( output.trim().split( '\n' ).slice( 1 ) )
				);
				return id > 0 && database.sql( `KILL ${ id }` );
			},
		],
		'losses of the table of counters': [
			11000,
			() => use( 'DROP TABLE IF EXISTS wp_slipstream_counters' ),
		],
		'full disks': [
			8000,
			async () => {
				disk.fill();
				await pause( 1500 );
				disk.free();
				return true;
			},
		],
		'edits of the form': [
			3000,
			() => {
				edits++;
				const page = forms[ edits % forms.length ];
				return use(
					`UPDATE wp_posts SET post_content = '${ page }' WHERE post_status = 'publish' AND post_content LIKE '%jetpack/contact-form%'`
				);
			},
		],
		'hangs of the mail': [
			12000,
			async () => {
				const flag = join( content, 'chaos-mail-hangs' );
				writeFileSync( flag, '' );
				await pause( 4000 );
				rmSync( flag );
				return true;
			},
		],
	};
	const running = Object.entries( troubles ).map(
		async ( [ name, [ every, happen ] ] ) => {
			counts[ name ] = 0;
			for (;;) {
				// In small steps, so that the end is not waited for.
				const until = Date.now() + every * ( 0.5 + Math.random() );
				while ( ! isOver && Date.now() < until ) {
					await pause( 50 );
				}
				if ( isOver ) {
					return;
				}
				counts[ name ] += ( await happen() ) ? 1 : 0;
			}
		}
	);
	return {
		counts,
		disk: disk.isMounted
			? 'a disk of 256 MB'
			: 'a folder that is taken away',
		stop: async () => {
			isOver = true;
			await Promise.all( running );
		},
		release: () => disk.release(),
	};
}
