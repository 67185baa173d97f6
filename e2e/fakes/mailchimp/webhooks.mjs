/*
 * Webhooks of an audience. The secret is told once.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { notFound, problem } from './problems.mjs';

const EVENTS = [
	'subscribe',
	'unsubscribe',
	'profile',
	'cleaned',
	'upemail',
	'campaign',
];

/** Whether something answers there: Mailchimp asks before it sends. */
const isThere = ( url ) =>
	fetch( url ).then(
		( { ok } ) => ok,
		() => false
	);

async function makeWebhook( list, body, state ) {
	const { url = '', events = {}, sources = {} } = body;
	const unknown =
		Object.keys( body ).find(
			( name ) => ! [ 'url', 'events', 'sources' ].includes( name )
		) ??
		Object.keys( events ).find( ( name ) => ! EVENTS.includes( name ) );
	if ( unknown || list.webhooks.some( ( one ) => one.url === url ) ) {
		return problem( 400, 'Invalid Resource', 'The resource is invalid.', [
			{
				field: unknown ?? 'url',
				message: 'Not known, or there already.',
			},
		] );
	}
	if ( state.looksAtAddresses && ! ( await isThere( url ) ) ) {
		return problem( 400, 'Invalid Resource', 'The URL cannot be reached.', [
			{ field: 'url', message: 'The URL cannot be reached.' },
		] );
	}
	const webhook = {
		id: randomUUID().slice( 0, 10 ),
		url,
		events,
		sources,
		list_id: list.id,
		_links: [],
	};
	const secret = randomBytes( 24 ).toString( 'hex' );
	list.webhooks.push( webhook );
	state.secrets.set( webhook.id, secret );
	// Told this once.
	return [ 200, { ...webhook, signing_secret: secret } ];
}

/** Answers requests for a list's webhooks. */
export function webhooks( list, [ , id ], { method, body, state } ) {
	if ( method === 'POST' && ! id ) {
		return makeWebhook( list, body, state );
	}
	if (
		method === 'DELETE' &&
		list.webhooks.some( ( one ) => one.id === id )
	) {
		list.webhooks = list.webhooks.filter( ( one ) => one.id !== id );
		return [ 204, '' ];
	}
	return id
		? notFound()
		: [
				200,
				{
					webhooks: list.webhooks,
					list_id: list.id,
					total_items: list.webhooks.length,
				},
			];
}
