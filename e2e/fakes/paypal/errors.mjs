/*
 * What PayPal refuses with.
 */
let number = 0;

export class Refusal extends Error {
	constructor( status, body, headers = {} ) {
		super( JSON.stringify( body ) );
		Object.assign( this, { status, body, headers } );
	}
}

const NAMES = {
	400: 'INVALID_REQUEST',
	403: 'NOT_AUTHORIZED',
	404: 'RESOURCE_NOT_FOUND',
	409: 'RESOURCE_CONFLICT',
	422: 'UNPROCESSABLE_ENTITY',
	429: 'RATE_LIMIT_REACHED',
	500: 'INTERNAL_SERVER_ERROR',
};

/** An error with an issue, as most are. */
export const refused = ( status, issue, field, headers ) =>
	new Refusal(
		status,
		{
			name: NAMES[ status ],
			message: 'The request failed.',
			debug_id: `debug${ ++number }`,
			...( issue && {
				details: [ { issue, ...( field && { field } ) } ],
			} ),
			links: [],
		},
		headers
	);

export const unauthorized = ( error = 'invalid_token' ) =>
	new Refusal( 401, { error, error_description: 'It is not accepted.' } );
