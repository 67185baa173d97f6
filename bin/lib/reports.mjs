// Reads the reports of the test programs: how many checks passed and failed, and what to tell of those that failed.
import { existsSync, readFileSync } from 'node:fs';

/** Lines told of one failure; its whole text is in the log. */
const LINES = 12;

/** The last lines of a log. */
export function lastLines( log, lines = 2 * LINES ) {
	return existsSync( log )
		? readFileSync( log, 'utf8' ).trimEnd().split( '\n' ).slice( -lines )
		: [];
}

/** What a program's report said; one that failed without a failed check counts as one. */
export const settle = ( counts, status, log ) => ( {
	...counts,
	failed: counts.failed || status === 0 ? counts.failed : 1,
	log,
} );

const shorten = ( text ) =>
	text

		.replace( /\u001b\[[\d;]*m/g, '' )
		.split( '\n' )
		.filter( ( line ) => line.trim() && ! line.includes( 'node_modules' ) )
		.slice( 0, LINES );

const tell = ( name, text ) => [ name, ...shorten( text ) ];

/** What Jest's report says. */
export function readJest( file ) {
	const report = JSON.parse( readFileSync( file, 'utf8' ) );
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
		skipped: report.numPendingTests,
		failures: report.testResults.flatMap(
			( { name, message, assertionResults } ) =>
				assertionResults.length
					? assertionResults
							.filter( ( { status } ) => status === 'failed' )
							.flatMap( ( { fullName, failureMessages } ) =>
								tell( fullName, failureMessages.join( '\n' ) )
							)
					: tell( name, message )
		),
	};
}

/** All tests of a part of Playwright's report, with the files they stand in. */
const testsOf = ( { specs = [], suites = [] } ) => [
	...specs.flatMap( ( { file, title, tests } ) =>
		tests.map( ( test ) => ( { ...test, name: `${ file }: ${ title }` } ) )
	),
	...suites.flatMap( testsOf ),
];

/** What Playwright's report says; a test that passed only when repeated has passed, and is told. */
export function readPlaywright( file ) {
	const { stats, suites, errors } = JSON.parse(
		readFileSync( file, 'utf8' )
	);
	const of = ( status ) =>
		testsOf( { suites } )
			.filter( ( test ) => test.status === status )
			.flatMap( ( { name, results } ) =>
				tell(
					status === 'flaky'
						? `Passed when repeated: ${ name }`
						: name,
					results[ 0 ]?.error?.message ?? ''
				)
			);
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected,
		skipped: stats.skipped,
		repeated: stats.flaky,
		failures: [
			...errors.flatMap( ( { message } ) => shorten( message ?? '' ) ),
			...of( 'unexpected' ),
			...of( 'flaky' ),
		],
	};
}

/** Counts of a JUnit report. */
export function readJunit( file ) {
	const suite = existsSync( file )
		? /<testsuite [^>]*tests="(\d+)"[^>]*>/.exec(
				readFileSync( file, 'utf8' )
			)?.[ 0 ]
		: undefined;
	const number = ( name ) =>
		Number(
			new RegExp( ` ${ name }="(\\d+)"` ).exec( suite ?? '' )?.[ 1 ] ?? 0
		);
	const failed = number( 'errors' ) + number( 'failures' );
	const skipped = number( 'skipped' );
	return { passed: number( 'tests' ) - failed - skipped, failed, skipped };
}
