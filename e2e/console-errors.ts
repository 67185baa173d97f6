import noise from '../bin/lib/console-noise.json';
import type { Page } from '@playwright/test';

/** WordPress's own noise: what a bare site prints too. */
const NOT_OURS = noise.map( ( pattern ) => new RegExp( pattern ) );

/** What the browser prints of an answer with one of these statuses. */
export const status = ( ...codes: number[] ) =>
	new RegExp(
		`Failed to load resource: .* status of (${ codes.join( '|' ) }) `
	);

/** What the browser prints of a request without a network. */
export const OFFLINE =
	/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

/** Names errors that a test causes on purpose. Any other fails the test. */
export type ExpectConsoleErrors = ( ...patterns: RegExp[] ) => void;

/**
 * Collects what a page prints as errors, and its exceptions.
 *
 * @param page The page.
 */
export function collectErrors( page: Page ): string[] {
	const errors: string[] = [];
	page.on( 'pageerror', ( { message } ) =>
		errors.push( `exception: ${ message }` )
	);
	page.on( 'console', ( message ) => {
		const text = message.text();
		if (
			message.type() === 'error' &&
			! NOT_OURS.some( ( pattern ) => pattern.test( text ) )
		) {
			errors.push( text );
		}
	} );
	return errors;
}

/**
 * The errors of a page that the test did not name.
 *
 * @param errors   What the page printed.
 * @param expected What the test named.
 */
export const unexpectedErrors = (
	errors: readonly string[],
	expected: readonly RegExp[]
): string[] =>
	errors.filter(
		( text ) => ! expected.some( ( pattern ) => pattern.test( text ) )
	);
