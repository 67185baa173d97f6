import { __, sprintf } from '@wordpress/i18n';
import { sentenceFor } from './errors';
import type { PluginError } from '@slipstream/errors';

/** What GET jetpack/v4/connection/test answers where all is well. */
export interface TestAnswer {
	message: string;
	tests_run: readonly string[];
}

/** One check of the connection. */
export interface Check {
	name: string;
	isPassed: boolean;
	message: string;
}

interface Failure {
	code: string;
	message: string;
	data?: { tests_run?: readonly string[] };
	additional_errors?: readonly { code: string; message: string }[];
}

/** Names of our own checks for people. */
const NAMES: Readonly< Record< string, () => string > > = {
	offline_mode: () => __( 'Offline mode', 'slipstream' ),
	registered: () => __( 'Site', 'slipstream' ),
	owner: () => __( 'Owner', 'slipstream' ),
	user_linked: () => __( 'Your account', 'slipstream' ),
	key_readable: () => __( 'Site key', 'slipstream' ),
	address_unchanged: () => __( 'Address', 'slipstream' ),
	provider_reachable: () => __( 'Hub', 'slipstream' ),
	clock: () => __( 'Clock', 'slipstream' ),
	site_token: () => __( 'Site signature', 'slipstream' ),
	user_token: () => __( 'Your account at the hub', 'slipstream' ),
};

/**
 * A check's name for people: of one that another plugin adds, what the server calls it.
 *
 * @param name What the server calls it.
 */
export function checkName( name: string ): string {
	const plain = name.replace( /^test_+/, '' ).replaceAll( '_', ' ' );
	return Object.hasOwn( NAMES, name )
		? ( NAMES[ name ]?.() ?? plain )
		: plain.charAt( 0 ).toUpperCase() + plain.slice( 1 );
}

const passed = ( name: string ): Check => ( {
	name,
	isPassed: true,
	message: __( 'Passed.', 'slipstream' ),
} );

/**
 * The checks of a test without a failure.
 *
 * @param answer What the route answered.
 */
export const passedChecks = ( answer: TestAnswer ): Check[] =>
	answer.tests_run.map( passed );

/**
 * The checks of a test that failed: what failed first.
 *
 * @param error What the route was rejected with.
 * @return Undefined where the test itself did not take place.
 */
export function failedChecks( error: PluginError ): Check[] | undefined {
	const body = error.cause as Partial< Failure > | undefined;
	const tests = body?.data?.tests_run;
	if ( ! body?.code || ! body.message || ! tests?.includes( body.code ) ) {
		return undefined;
	}
	const failed = [
		{ code: body.code, message: body.message },
		...( body.additional_errors ?? [] ),
	];
	const names = new Set( failed.map( ( { code } ) => code ) );
	return [
		...failed.map( ( { code, message } ) => ( {
			name: code,
			isPassed: false,
			message: sentenceFor( code, message ),
		} ) ),
		...tests.filter( ( name ) => ! names.has( name ) ).map( passed ),
	];
}

/**
 * How a test went, in a sentence.
 *
 * @param checks Its checks.
 */
export function testSentence( checks: readonly Check[] ): string {
	const failed = checks.filter( ( { isPassed } ) => ! isPassed ).length;
	return failed === 0
		? __( 'The connection works: all checks passed.', 'slipstream' )
		: sprintf(
				/* translators: 1: a number, 2: a number. */
				__( '%1$d of %2$d checks failed.', 'slipstream' ),
				failed,
				checks.length
			);
}
