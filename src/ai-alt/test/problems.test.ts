import { PluginError } from '@slipstream/errors';
import { altProblem } from '..';

describe( 'The sentence for a failure', () => {
	it( 'is the same for what was noted and for what was thrown', () => {
		expect( altProblem( 'image_not_readable' ) ).toContain(
			'Write its alternative text yourself.'
		);
		expect( altProblem( new PluginError( 'image_not_readable' ) ) ).toBe(
			altProblem( 'image_not_readable' )
		);
	} );

	it( 'is the server’s own where it says more', () => {
		const message = 'You have reached your own limit of requests.';
		expect(
			altProblem(
				new PluginError( 'error_quota_exceeded', {
					message: `${ message } (Status 429)`,
					status: 429,
					cause: { message },
				} )
			)
		).toBe( message );
	} );

	it( 'says what to do without a connection', () => {
		const thrown = new PluginError( 'fetch_network_error', {
			cause: new TypeError( 'Failed to fetch' ),
		} );
		expect( altProblem( thrown ) ).toContain( 'Check your connection' );
	} );

	it( 'is a sentence for a code that nobody knows', () => {
		expect( altProblem( 'constructor' ) ).toBe( 'Something went wrong' );
		expect( altProblem( new Error( 'Broken' ) ) ).toBe( 'Broken' );
	} );
} );
