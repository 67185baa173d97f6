// How many instructions PHP runs for a page. A busy machine changes how long they take, not how many they are.
import { has, mustRun } from '../../bin/lib/run.mjs';
import { OPCACHE } from './stack.mjs';

/** Requests of the two runs whose difference is counted: what the program does once falls out. */
const FEW = 2;
const MANY = 5;

/** What a web server tells the program of a request. */
function describe( { site: { wordpress, port }, address, headers = {} } ) {
	const said = Object.entries( headers ).map( ( [ name, value ] ) => [
		`HTTP_${ name.toUpperCase().replaceAll( '-', '_' ) }`,
		value,
	] );
	return {
		REDIRECT_STATUS: '200',
		GATEWAY_INTERFACE: 'CGI/1.1',
		SERVER_PROTOCOL: 'HTTP/1.1',
		REQUEST_METHOD: 'GET',
		QUERY_STRING: '',
		REQUEST_URI: new URL( address ).pathname,
		DOCUMENT_ROOT: wordpress,
		SCRIPT_NAME: '/index.php',
		SCRIPT_FILENAME: `${ wordpress }/index.php`,
		SERVER_NAME: '127.0.0.1',
		SERVER_PORT: String( port ),
		HTTP_HOST: `127.0.0.1:${ port }`,
		REMOTE_ADDR: '127.0.0.1',
		...Object.fromEntries( said ),
	};
}

async function run( page, requests ) {
	const output = await mustRun(
		'valgrind',
		[
			'--tool=cachegrind',
			'--cache-sim=no',
			'--cachegrind-out-file=/dev/null',
			'php-cgi',
			...OPCACHE,
			'-d',
			'opcache.enable=1',
			'-d',
			'opcache.validate_timestamps=0',
			// One request first, and then those that are counted.
			'-T',
			`1,${ requests }`,
		],
		{
			cwd: page.site.wordpress,
			env: { ...process.env, ...describe( page ) },
		}
	);
	const [ , count ] = /I\s+refs:\s+([\d,]+)/.exec( output ) ?? [];
	if ( ! count ) {
		throw new Error( `Valgrind counted nothing:\n${ output }` );
	}
	return Number( count.replaceAll( ',', '' ) );
}

/** What was counted, by page: each is compared with the same plain one. */
const counted = new Map();

/**
 * Counts them, once a page.
 *
 * @param {{site: Object, address: string, headers?: Object}} page The page.
 * @return {Promise<number>} Instructions a request; 0 where valgrind or php-cgi is missing.
 */
export async function countInstructions( page ) {
	if ( ! ( await has( 'valgrind' ) ) || ! ( await has( 'php-cgi' ) ) ) {
		return 0;
	}
	const key = JSON.stringify( [ page.address, page.headers ] );
	if ( ! counted.has( key ) ) {
		const few = await run( page, FEW );
		const many = await run( page, MANY );
		counted.set( key, ( many - few ) / ( MANY - FEW ) );
	}
	return counted.get( key );
}
