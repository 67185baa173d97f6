// What the tests need beyond npm: looked for, installed where this is Debian and we may, else named with the line to run.
import { findChromium } from './chromium.mjs';
import { missingForNative } from './native.mjs';
import { has, run } from './run.mjs';

/** Each need: how to tell that it is met, and the Debian packages that meet it. */
const NEEDS = [
	{
		name: 'PHP with pdo_sqlite and curl',
		packages: [
			'php-cli',
			'php-sqlite3',
			'php-curl',
			'php-xml',
			'php-mbstring',
		],
		isMet: async () => ( await missingForNative() ).length === 0,
	},
	{ name: 'PHPUnit', packages: [ 'phpunit' ], isMet: () => has( 'phpunit' ) },
	{
		name: 'Chromium',
		packages: [ 'chromium', 'fonts-dejavu-core' ],
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

/**
 * Meets the needs of the tests as far as this machine lets us.
 *
 * @param {(line: string) => void} say Tells the progress.
 * @param {string}                 log File for the package manager's output.
 * @return {Promise<string[]>} What is still missing, each with the line that installs it.
 */
export async function meetRequirements( say, log ) {
	const missing = [];
	for ( const { name, packages, isMet } of NEEDS ) {
		if ( await isMet() ) {
			continue;
		}
		const wanted = await packagesFor( packages );
		if ( await canInstall() ) {
			say( `Installing ${ name } …` );
			const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
			await run( 'apt-get', [ 'update', '-qq' ], {
				log,
				env,
				timeout: 180_000,
			} );
			await run(
				'apt-get',
				[
					'install',
					'-y',
					'-qq',
					'--no-install-recommends',
					...wanted,
				],
				{ log, env, timeout: 600_000 }
			);
		}
		if ( ! ( await isMet() ) ) {
			missing.push(
				`${ name }: apt-get install ${ wanted.join( ' ' ) }`
			);
		}
	}
	return missing;
}
