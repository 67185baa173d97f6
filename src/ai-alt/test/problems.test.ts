import { messageFor, PluginError } from '@slipstream/errors';
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
		const message = 'You have reached your request limit.';
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

	it.each( [ 'error_service_unavailable', 'upstream_quota_exceeded' ] )(
		'is that of every surface for an overloaded AI server: %s',
		( code ) => {
			const said = messageFor( 'error_service_unavailable' );
			const cause = { message: 'As the server says it.' };
			expect( altProblem( code ) ).toBe( said );
			expect( altProblem( new PluginError( code, { cause } ) ) ).toBe(
				said
			);
		}
	);

	it.each( [
		[
			'error_moderation',
			'The AI server refused this image. Write the alternative text yourself.',
		],
		[ 'error_context_too_large', 'This image is too large for the model.' ],
		[ 'upstream_rejected', 'The AI server did not accept this image.' ],
		[ 'error_unclear_prompt', 'The model could not describe this image.' ],
		[
			'upstream_timeout',
			'The AI server took too long to answer. Mind trying again?',
		],
	] )(
		'is about the image where that is at fault: %s',
		( code, sentence ) => {
			const cause = { message: 'As the server says it.' };
			expect( altProblem( code ) ).toBe( sentence );
			expect( altProblem( new PluginError( code, { cause } ) ) ).toBe(
				sentence
			);
		}
	);

	it( 'says what to do without a connection', () => {
		const thrown = new PluginError( 'fetch_network_error', {
			cause: new TypeError( 'Failed to fetch' ),
		} );
		expect( altProblem( thrown ) ).toBe(
			messageFor( 'fetch_network_error' )
		);
	} );

	it( 'is a sentence for a code that nobody knows', () => {
		expect( altProblem( 'constructor' ) ).toBe( 'Something went wrong' );
		expect( altProblem( new Error( 'Broken' ) ) ).toBe( 'Broken' );
	} );
} );
