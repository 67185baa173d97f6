/** @jest-environment node */
import { errorOfBody, toSuggestionError } from '../stream-errors';

const body = ( data: object ) =>
	JSON.stringify( {
		code: 'error_service_unavailable',
		message: 'No answer from 127.0.0.1:8899. Is the AI server running?',
		data: { status: 503, ...data },
	} );

describe( 'what authors read of a failure', () => {
	it( 'is the sentence of the catalog', () => {
		expect(
			toSuggestionError( errorOfBody( body( {} ), 503 ) ).message
		).toBe(
			'The AI services are currently unavailable. Sorry for the inconvenience.'
		);
	} );

	it.each( [ 503, undefined ] )(
		'names the server where the site tells an administrator (status %p)',
		( status ) => {
			expect(
				toSuggestionError(
					errorOfBody( body( { cause: 'no_answer' } ), status )
				)
			).toMatchObject( {
				code: 'error_service_unavailable',
				message:
					'No answer from 127.0.0.1:8899. Is the AI server running?',
			} );
		}
	);
} );
