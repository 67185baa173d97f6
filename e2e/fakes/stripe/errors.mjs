/*
 * The errors of the stand-in for Stripe, in the shapes that Stripe documents. The sentences are our own.
 */

export class StripeError extends Error {
	/**
	 * @param {number}  status
	 * @param {Object}  error      What stands in `error`, besides the message.
	 * @param {string}  message
	 * @param {boolean} isRejected Whether Stripe refused it before it began to work, so that the idempotency key is free again.
	 */
	constructor( status, error, message, isRejected = false ) {
		super( message );
		this.status = status;
		this.body = { error: { ...error, message } };
		this.isRejected = isRejected;
	}
}

const invalid = ( code, message, param, isRejected ) =>
	new StripeError(
		400,
		{
			type: 'invalid_request_error',
			...( code && { code } ),
			...( param && { param } ),
		},
		message,
		isRejected
	);

/** A parameter that is wrong in itself. */
export const rejected = ( code, message, param ) =>
	invalid( code, message, param, true );

/** Something that does not go, as things stand. */
export const refused = ( code, message, param ) =>
	invalid( code, message, param, false );

/** A request that Stripe takes, but this stand-in cannot. */
export const unsupported = ( what ) =>
	rejected( 'fake_unsupported', `The stand-in does not do this: ${ what }.` );

export const unauthorized = ( key ) =>
	new StripeError(
		401,
		{ type: 'invalid_request_error' },
		`Invalid API Key provided: ${ key.slice( 0, 8 ) }****${ key.slice( -4 ) }`,
		true
	);

export const forbidden = ( key, account, right ) =>
	new StripeError(
		403,
		{ type: 'invalid_request_error' },
		`The provided key '${ key.slice( 0, 8 ) }****' does not have the required permissions for this endpoint on account '${ account }'. Having the '${ right }' permission would allow this request to continue.`,
		true
	);

export const missing = ( type, id, param, otherMode, isParam ) =>
	new StripeError(
		isParam ? 400 : 404,
		{ type: 'invalid_request_error', code: 'resource_missing', param },
		`No such ${ type }: '${ id }'${
			otherMode
				? `; a similar object exists in ${ otherMode } mode, but a ${
						otherMode === 'live' ? 'test' : 'live'
					} mode key was used to make this request.`
				: ''
		}`
	);

export const misusedKey = () =>
	new StripeError(
		400,
		{ type: 'idempotency_error' },
		'This idempotency key was used before with other parameters.',
		true
	);

export const keyInUse = () =>
	new StripeError(
		409,
		{ type: 'idempotency_error', code: 'idempotency_key_in_use' },
		'A request with this idempotency key is still running.',
		true
	);

export const rateLimit = ( code = 'rate_limit' ) =>
	new StripeError(
		429,
		{ type: 'invalid_request_error', code },
		code === 'lock_timeout'
			? 'This object is in use by another request.'
			: 'Too many requests.',
		true
	);

export const apiError = () =>
	new StripeError(
		500,
		{ type: 'api_error' },
		'Something went wrong on the side of Stripe.'
	);
