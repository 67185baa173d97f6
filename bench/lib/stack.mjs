// nginx, php-fpm and MariaDB with two sites: a bare WordPress, and the same with the plugin from its zip.
import AdmZip from 'adm-zip';
import {
	cpSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeZip } from '../../bin/plugin-zip.mjs';
import { findCore } from '../../bin/lib/core.mjs';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import { waitForAnswer } from '../../bin/lib/native.mjs';
import { projectCache, root } from '../../bin/lib/paths.mjs';
import { findFpm } from '../../bin/lib/php-fpm.mjs';
import { freePort, has, mustRun, run, startGroup } from '../../bin/lib/run.mjs';
import { makeSite } from '../../bin/lib/site.mjs';

const home = join( projectCache, 'bench' );
const logs = join( projectCache, 'logs' );
export const SITES = [ 'bare', 'ours' ];
/** Room for all of WordPress. Read before any pool is, so it cannot stand in the pool's file. */
export const OPCACHE = [
	'memory_consumption=256',
	'interned_strings_buffer=32',
	'max_accelerated_files=20000',
].flatMap( ( value ) => [ '-d', `opcache.${ value }` ] );

async function fpmProgram() {
	const found = await findFpm();
	if ( found ) {
		return found;
	}
	throw new Error(
		'The benchmarks need more programs. On Debian: apt-get install php-fpm php-mysql php-curl nginx-light mariadb-server chromium'
	);
}

const pool = ( name, socket, children ) => `[${ name }]
listen = ${ socket }
listen.backlog = 2048
pm = static
pm.max_children = ${ children }
request_terminate_timeout = 300
php_admin_value[memory_limit] = 512M
php_admin_value[error_log] = ${ logs }/bench-php.log
php_admin_flag[log_errors] = on
php_admin_value[opcache.validate_timestamps] = 0
`;

/** A pool for the sites, and one for the second node. */
const fpmConfig = ( sockets, children ) => `[global]
daemonize = no
error_log = ${ logs }/bench-fpm.log
${ sockets.map( ( socket, index ) => pool( `node${ index }`, socket, children ) ).join( '' ) }`;

function nginxConfig( sites ) {
	const servers = sites.map(
		( { port, wordpress, socket } ) => `server {
	listen 127.0.0.1:${ port } backlog=2048; root ${ wordpress }; index index.php;
	location / { try_files $uri $uri/ /index.php?$args; }
	location ~ \\.php$ {
		try_files $uri =404;
		fastcgi_param QUERY_STRING $query_string; fastcgi_param REQUEST_METHOD $request_method;
		fastcgi_param CONTENT_TYPE $content_type; fastcgi_param CONTENT_LENGTH $content_length;
		fastcgi_param SCRIPT_NAME $fastcgi_script_name; fastcgi_param REQUEST_URI $request_uri;
		fastcgi_param DOCUMENT_URI $document_uri; fastcgi_param DOCUMENT_ROOT $document_root;
		fastcgi_param SERVER_PROTOCOL $server_protocol; fastcgi_param REMOTE_ADDR $remote_addr;
		fastcgi_param SERVER_NAME 127.0.0.1; fastcgi_param SERVER_PORT $server_port;
		fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
		fastcgi_pass unix:${ socket }; fastcgi_read_timeout 300;
	}
}`
	);
	return `${ process.getuid() === 0 ? 'user root;' : '' } worker_processes 1; daemon off; pid ${ home }/nginx.pid; error_log ${ logs }/bench-nginx.log;
worker_rlimit_nofile 8192; events { worker_connections 4096; }
http {
	include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; sendfile on;
	client_body_temp_path ${ home }/body; proxy_temp_path ${ home }/proxy; fastcgi_temp_path ${ home }/fastcgi;
	uwsgi_temp_path ${ home }/uwsgi; scgi_temp_path ${ home }/scgi;
	fastcgi_buffers 64 64k; fastcgi_buffer_size 64k; fastcgi_busy_buffers_size 128k; keepalive_requests 10000;
	${ servers.join( '\n\t' ) }
}
`;
}

async function makeBenchSite( name, { core, database, port, constants } ) {
	const url = `http://127.0.0.1:${ port }`;
	const wordpress = makeSite( {
		dir: join( home, name ),
		core,
		reset: true,
		sqlite: false,
		constants: {
			...database.constants,
			DB_NAME: `bench_${ name }`,
			WP_HOME: url,
			WP_SITEURL: url,
			WP_DEBUG: false,
			WP_HTTP_BLOCK_EXTERNAL: true,
			WP_ACCESSIBLE_HOSTS: '127.0.0.1',
			DISABLE_WP_CRON: true,
			AUTOMATIC_UPDATER_DISABLED: true,
			...constants,
		},
	} );
	const content = join( wordpress, 'wp-content' );
	rmSync( join( content, 'plugins/slipstream' ), {
		recursive: true,
		force: true,
	} );
	cpSync(
		join( root, 'bench/probe.php' ),
		join( content, 'mu-plugins/probe.php' )
	);
	if ( name === 'ours' ) {
		const { file } = await makeZip();
		new AdmZip( file ).extractAllTo( join( content, 'plugins' ), true );
	}
	await mustRun(
		'php',
		[ join( root, 'bin/php/setup.php' ), wordpress, url ],
		{ cwd: wordpress }
	);
	return { name, url, port, wordpress };
}

/** Another node of a site: its files once more, on a port of its own. Both are the same site to WordPress, as behind a load balancer. */
async function addNode( { port, wordpress } ) {
	const copy = `${ wordpress }-node`;
	cpSync( wordpress, copy, { recursive: true, verbatimSymlinks: true } );
	const free = await freePort( port + 5 );
	return { port: free, url: `http://127.0.0.1:${ free }`, wordpress: copy };
}

/**
 * Starts the two sites.
 *
 * @param {Object}                 options
 * @param {number}                 options.children  PHP processes: each stream keeps one busy.
 * @param {Object}                 options.constants What wp-config.php of both sites defines more.
 * @param {boolean}                options.isTwice   Whether the site with the plugin has a second node: other files and processes, the same database.
 * @param {(line: string) => void} options.say       Tells the progress.
 * @return {Promise<{sites: Object[], node: Object|undefined, database: Object, fpmPid: number, stop: () => Promise<void>}>} The running sites.
 */
export async function startStack( {
	children,
	constants,
	isTwice = false,
	say,
} ) {
	const fpm = await fpmProgram();
	if ( ! ( await has( 'nginx' ) ) ) {
		throw new Error(
			'The benchmarks need nginx. On Debian: apt-get install nginx-light'
		);
	}
	rmSync( home, { recursive: true, force: true } );
	mkdirSync( home, { recursive: true } );
	mkdirSync( logs, { recursive: true } );
	const core = await findCore( 'latest', say );
	const database = await startMariadb( {
		dir: join( home, 'mariadb' ),
		reset: true,
		databases: SITES.map( ( name ) => `bench_${ name }` ),
		say,
	} );
	const servers = [ database ];
	const stopAll = async () => {
		for ( const server of servers.toReversed() ) {
			await server.stop();
		}
	};
	/** A signal, and the measurement that it makes fail, both ask for it. */
	let stopping;
	const stop = () => ( stopping ??= stopAll() );
	// The servers have process groups of their own, and would go on.
	for ( const signal of [ 'SIGINT', 'SIGTERM' ] ) {
		process.once(
			signal,
			() => void stop().then( () => process.exit( 1 ) )
		);
	}
	try {
		const sites = [];
		for ( const [ index, name ] of SITES.entries() ) {
			sites.push(
				await makeBenchSite( name, {
					core,
					database,
					port: await freePort( 8851 + index * 10 ),
					constants,
				} )
			);
		}
		const [ socket, second ] = [ 'fpm', 'fpm2' ].map( ( name ) =>
			database.socket.replace( /\.sock$/, `-${ name }.sock` )
		);
		const node = isTwice ? await addNode( sites.at( -1 ) ) : undefined;
		writeFileSync(
			join( home, 'fpm.conf' ),
			fpmConfig( isTwice ? [ socket, second ] : [ socket ], children )
		);
		writeFileSync(
			join( home, 'nginx.conf' ),
			nginxConfig( [
				...sites.map( ( site ) => ( { ...site, socket } ) ),
				...( node ? [ { ...node, socket: second } ] : [] ),
			] )
		);
		const asRoot = process.getuid() === 0 ? [ '-R' ] : [];
		const php = startGroup(
			fpm,
			[ ...asRoot, '--fpm-config', join( home, 'fpm.conf' ), ...OPCACHE ],
			{ log: join( logs, 'bench-fpm.log' ) }
		);
		servers.push( php );
		servers.push(
			startGroup(
				'nginx',
				[ '-p', home, '-c', join( home, 'nginx.conf' ) ],
				{ log: join( logs, 'bench-nginx.log' ) }
			)
		);
		for ( const { url } of sites ) {
			await waitForAnswer( `${ url }/wp-login.php` );
		}
		return { sites, node, database, fpmPid: php.pid, stop };
	} catch ( error ) {
		await stop();
		throw error;
	}
}

/** Proportional memory of a process and its children, in MB. */
export async function processMemory( parent ) {
	const { output } = await run( 'ps', [
		'-o',
		'pid=',
		'--ppid',
		String( parent ),
	] );
	const sizes = output
		.trim()
		.split( /\s+/ )
		.map( ( pid ) => {
			const text = readFileSync( `/proc/${ pid }/smaps_rollup`, 'utf8' );
			return Number( /^Pss:\s+(\d+)/m.exec( text )?.[ 1 ] ?? 0 ) / 1024;
		} );
	return {
		processes: sizes.length,
		total: sizes.reduce( ( sum, size ) => sum + size, 0 ),
	};
}
