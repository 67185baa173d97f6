// Child processes: run to the end, keep running, stop.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { inGroup } from './processor.mjs';

/**
 * Runs a command to its end.
 *
 * @param {string}   command           Program.
 * @param {string[]} args              Arguments.
 * @param {Object}   options           Options of spawn, and:
 * @param {string}   [options.log]     File that takes both outputs; without it they are returned.
 * @param {boolean}  [options.show]    Lets the outputs through to the terminal.
 * @param {number}   [options.timeout] Milliseconds until it is ended.
 * @return {Promise<{status: number, output: string}>} Exit status (127: no such program) and what was printed.
 */
export function run( command, args, { log, show, ...options } = {} ) {
	let fd;
	if ( log ) {
		mkdirSync( dirname( log ), { recursive: true } );
		fd = openSync( log, 'a' );
	}
	const sink = fd ?? ( show ? 'inherit' : 'pipe' );
	const child = spawn( ...inGroup( command, args ), {
		stdio: [ 'ignore', sink, sink ],
		...options,
	} );
	return new Promise( ( resolve ) => {
		let output = '';
		child.stdout?.on( 'data', ( data ) => ( output += data ) );
		child.stderr?.on( 'data', ( data ) => ( output += data ) );
		const finish = ( status, text = output ) => {
			if ( fd !== undefined ) {
				closeSync( fd );
				fd = undefined;
			}
			resolve( { status, output: text } );
		};
		child.on( 'error', ( error ) => finish( 127, error.message ) );
		child.on( 'close', ( code, signal ) =>
			finish( code ?? ( signal ? 143 : 1 ) )
		);
	} );
}

/** Runs a command and throws, with what it printed, when it fails. */
export async function mustRun( command, args, options = {} ) {
	const { status, output } = await run( command, args, options );
	if ( status !== 0 ) {
		throw new Error(
			`${ command } ${ args.join( ' ' ) } ended with ${ status }\n${ output }`
		);
	}
	return output;
}

/** Whether a program is on the PATH. */
export async function has( command ) {
	return (
		( await run( 'sh', [ '-c', `command -v ${ command }` ] ) ).status === 0
	);
}

/**
 * Starts a server in a process group of its own: some leave children alive that only the group's end reaches.
 *
 * @return {{pid: number, exited: Promise<number>, stop: () => Promise<void>}} The server.
 */
export function startGroup( command, args, { log, ...options } = {} ) {
	mkdirSync( dirname( log ), { recursive: true } );
	const fd = openSync( log, 'a' );
	const child = spawn( ...inGroup( command, args ), {
		detached: true,
		stdio: [ 'ignore', fd, fd ],
		...options,
	} );
	closeSync( fd );
	const exited = new Promise( ( resolve ) => {
		child.on( 'exit', ( code ) => resolve( code ?? 0 ) );
		child.on( 'error', () => resolve( 127 ) );
	} );
	const signal = ( name ) => {
		try {
			process.kill( -child.pid, name );
			return true;
		} catch ( error ) {
			if ( error.code !== 'ESRCH' ) {
				throw error;
			}
			return false;
		}
	};
	const stop = async () => {
		for ( const name of [ 'SIGTERM', 'SIGKILL' ] ) {
			for ( let tries = 0; signal( tries ? 0 : name ); tries++ ) {
				if ( tries === 50 ) {
					break;
				}
				await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
			}
		}
		await exited;
	};
	return { pid: child.pid, exited, stop };
}

/** The first port from `wanted` on that nothing listens at; 0 asks for any. */
export function freePort( wanted ) {
	return new Promise( ( resolve, reject ) => {
		const server = createServer();
		server.once( 'error', ( error ) =>
			error.code === 'EADDRINUSE' || error.code === 'EACCES'
				? resolve( freePort( wanted + 1 ) )
				: reject( error )
		);
		server.listen( wanted, '127.0.0.1', () => {
			const { port } = server.address();
			server.close( () => resolve( port ) );
		} );
	} );
}
