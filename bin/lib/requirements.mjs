// What the tests need beyond npm: looked for, installed where this is Debian and we may, else named with the line to run.
import { findChromium } from './chromium.mjs';
import { missingExtensions, missingForNative } from './native.mjs';
import { findFpm } from './php-fpm.mjs';
import { has, run } from './run.mjs';

/** Each need: how to tell that it is met, and the Debian packages that meet it, or others where these are not to be had. */
const NEEDS = [
	{
		name: 'PHP with pdo_sqlite and curl',
		choices: [
			[ 'php-cli', 'php-sqlite3', 'php-curl', 'php-xml', 'php-mbstring' ],
		],
		isMet: async () => ( await missingForNative() ).length === 0,
	},
	{
		// The demo engine paints, and images are made small before they are sent.
		name: 'PHP with gd',
		choices: [ [ 'php-gd' ] ],
		isMet: async () => ( await missingExtensions( [ 'gd' ] ) ).length === 0,
	},
	{
		// Without the packages that start a server of the whole machine.
		name: 'MariaDB',
		choices: [
			[ 'mariadb-server-core', 'mariadb-client-core', 'php-mysql' ],
			[ 'mariadb-server', 'php-mysql' ],
		],
		isMet: async () =>
			( await has( 'mariadbd' ) ) &&
			( await has( 'mariadb-install-db' ) ) &&
			( await has( 'mariadb' ) ) &&
			( await missingExtensions( [ 'mysqli' ] ) ).length === 0,
	},
	{
		// What two sites that talk to each other stand behind.
		name: 'nginx and php-fpm',
		choices: [ [ 'nginx-light', 'php-fpm' ] ],
		isMet: async () => ( await has( 'nginx' ) ) && !! ( await findFpm() ),
	},
	{
		name: 'PHPUnit',
		choices: [ [ 'phpunit' ] ],
		isMet: () => has( 'phpunit' ),
	},
	{
		name: 'Chromium',
		choices: [
			[ 'chromium-headless-shell', 'fonts-dejavu-core' ],
			[ 'chromium', 'fonts-dejavu-core' ],
		],
		isMet: async () => !! ( await findChromium() ),
	},
];

const canInstall = async () =>
	process.getuid?.() === 0 && ( await has( 'apt-get' ) );

/** Debian names some packages after the PHP version that is there. */
async function packagesFor( packages ) {
	const { output, status } = await run( 'php', [
		'-r',
		'echo PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION;',
	] );
	return status === 0
		? packages.map( ( name ) => name.replace( /^php-/, `php${ output }-` ) )
		: packages;
}

const aptGet = ( log, ...args ) =>
	run( 'apt-get', args, {
		log,
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		timeout: 600_000,
	} );

/**
 * Meets the needs of the tests as far as this machine lets us.
 *
 * @param {(line: string) => void} say Tells the progress.
 * @param {string}                 log File for the package manager's output.
 * @return {Promise<string[]>} What is still missing, each with the line that installs it.
 */
export async function meetRequirements( say, log ) {
	const missing = [];
	for ( const { name, choices, isMet } of NEEDS ) {
		const isOurs = ! ( await isMet() ) && ( await canInstall() );
		if ( isOurs ) {
			say( `Installing ${ name } …` );
			await aptGet( log, 'update', '-qq' );
		}
		for ( const packages of isOurs ? choices : [] ) {
			if ( ! ( await isMet() ) ) {
				await aptGet(
					log,
					'install',
					'-y',
					'-qq',
					'--no-install-recommends',
					...( await packagesFor( packages ) )
				);
			}
		}
		if ( ! ( await isMet() ) ) {
			const wanted = await packagesFor( choices.at( -1 ) );
			missing.push(
				`${ name }: apt-get install ${ wanted.join( ' ' ) }`
			);
		}
	}
	return missing;
}
