import { has, run } from './run.mjs';

/** The program of php-fpm for the PHP that is there; undefined where it is not installed. */
export async function findFpm() {
	const { output } = await run( 'php', [
		'-r',
		'echo PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION;',
	] );
	for ( const name of [
		`php-fpm${ output }`,
		'php-fpm',
		`/usr/sbin/php-fpm${ output }`,
	] ) {
		if ( await has( name ) ) {
			return name;
		}
	}
	return undefined;
}
