/** What Mailchimp refuses, as it says it: application/problem+json. */
export const problem = ( status, title, detail = '', errors = undefined ) => [
	status,
	{
		type: 'https://mailchimp.com/developer/marketing/docs/errors/',
		title,
		status,
		detail: detail || 'The requested resource could not be used.',
		instance: '10ce6c36-5379-d506-af72-293f72699eee',
		...( errors && { errors } ),
	},
];

export const notFound = () => problem( 404, 'Resource Not Found' );

/**
 * What does not come from Mailchimp's own servers but from what is in front of them, by the name of a command: a status
 * and a body.
 */
export const EDGE = {
	forbidden: [ 403, '' ],
	html: [ 503, '<html><body><h1>Service Unavailable</h1></body></html>' ],
	akamai: [
		503,
		{
			type: 'akamai_error_message',
			title: 'akamai_503',
			status: 503,
			ref_no: 'Reference Number: 00.0',
		},
	],
	throttled: problem( 429, 'Too Many Requests' ),
	broken: [ 200, '{"id": ' ],
	internal: problem( 500, 'Internal Server Error' ),
};
