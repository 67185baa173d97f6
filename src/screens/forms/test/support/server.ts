import { reply } from '../../../../../tests/js/serve';
import { tabOf } from '../../logic/address';
import type {
	Action,
	Counts,
	FieldValue,
	FormResponse,
	Notification,
} from '../../types';

/** What was given for one field. */
export function fieldValue( some: Partial< FieldValue > ): FieldValue {
	return {
		key: `1_${ some.label ?? 'Field' }`,
		id: '',
		label: 'Field',
		type: 'text',
		value: some.display ?? '',
		display: '',
		files: [],
		...some,
	};
}

/** One response. */
export function response( some: Partial< FormResponse > ): FormResponse {
	const id = some.id ?? 1;
	return {
		id,
		status: 'publish',
		date: '2026-01-05T10:00:00',
		date_gmt: '2026-01-05T10:00:00',
		is_unread: true,
		author_name: `Person ${ id }`,
		author_email: `p${ id }@example.org`,
		author_url: '',
		ip: '',
		subject: '',
		entry_id: 12,
		entry_title: 'Contact',
		entry_permalink: 'https://site.test/contact/',
		form_title: '',
		has_file: false,
		spam_reason: '',
		notification: { state: '', time: 0, error: '' },
		fields: [
			fieldValue( {
				label: 'Message',
				type: 'textarea',
				display: `Words of ${ id }`,
			} ),
		],
		...some,
	};
}

interface Failure {
	status: number;
	code: string;
	message: string;
}

/** What the server holds, what it was asked for, and how it misbehaves. */
export interface Server {
	responses: FormResponse[];
	/** Route and query, or route and body. */
	readonly asked: string[];
	/** Fails the routes whose path holds the key; 'offline' as if there were no network. */
	readonly failing: Record< string, Failure | 'offline' | undefined >;
	/** What becomes of an email that is sent again. */
	notification: Notification;
	/** Holds answers of routes back until it is called. */
	hold: ( part: string ) => () => void;
}

const EFFECTS: Record< Action, Partial< FormResponse > > = {
	read: { is_unread: false },
	unread: { is_unread: true },
	spam: { status: 'spam' },
	not_spam: { status: 'publish' },
	trash: { status: 'trash' },
	restore: { status: 'publish' },
	delete: {},
};

function countsOf( responses: readonly FormResponse[] ): Counts {
	const inbox = responses.filter( ( { status } ) => status === 'publish' );
	const many = ( tab: string ) =>
		responses.filter( ( { status } ) => tabOf( status ) === tab ).length;
	return {
		inbox: inbox.length,
		unread: inbox.filter( ( item ) => item.is_unread ).length,
		spam: many( 'spam' ),
		trash: many( 'trash' ),
	};
}

function passing( server: Server, query: URLSearchParams ): FormResponse[] {
	const words = ( query.get( 'search' ) ?? '' ).toLowerCase();
	return server.responses.filter(
		( item ) =>
			JSON.stringify( item ).toLowerCase().includes( words ) &&
			( ! query.has( 'parent' ) ||
				String( item.entry_id ) === query.get( 'parent' ) )
	);
}

function listOf( server: Server, query: URLSearchParams ) {
	const size = Number( query.get( 'per_page' ) ?? 10 );
	const from = ( Number( query.get( 'page' ) ?? 1 ) - 1 ) * size;
	const all = passing( server, query )
		.filter( ( { status } ) => status === query.get( 'status' ) )
		.filter( ( item ) => ! query.has( 'is_unread' ) || item.is_unread );
	if ( query.get( 'order' ) === 'asc' ) {
		all.reverse();
	}
	return from > 0 && from >= all.length
		? fail( {
				status: 400,
				code: 'rest_post_invalid_page_number',
				message: 'No such page.',
			} )
		: ok( all.slice( from, from + size ) );
}

function bulk( server: Server, body: { action: Action; ids: number[] } ) {
	const done: number[] = [];
	const failed: number[] = [];
	for ( const id of body.ids ) {
		const found = server.responses.find( ( item ) => item.id === id );
		( found ? done : failed ).push( id );
	}
	server.responses = server.responses
		.filter(
			( { id } ) => body.action !== 'delete' || ! done.includes( id )
		)
		.map( ( item ) =>
			done.includes( item.id )
				? { ...item, ...EFFECTS[ body.action ] }
				: item
		);
	return ok( { done, failed, counts: countsOf( server.responses ) } );
}

const ok = ( body: unknown ) => reply( 200, body );
const fail = ( { status, ...body }: Failure ) => reply( status, body );

function route(
	server: Server,
	path: string,
	query: URLSearchParams,
	body: string
) {
	const id = /feedback\/(\d+)$/.exec( path )?.[ 1 ];
	if ( id ) {
		const found = server.responses.find(
			( item ) => String( item.id ) === id
		);
		return found
			? ok( found )
			: fail( {
					status: 404,
					code: 'form_response_not_found',
					message: 'Response not found.',
				} );
	}
	if ( path.endsWith( '/feedback' ) ) {
		return listOf( server, query );
	}
	if ( path.endsWith( '/counts' ) ) {
		return ok( countsOf( passing( server, query ) ) );
	}
	if ( path.endsWith( '/sources' ) ) {
		return ok( [
			{ id: 12, title: 'Contact', url: '', count: 1 },
			{ id: 13, title: 'Courses', url: '', count: 1 },
		] );
	}
	if ( path.includes( '/notifications/' ) ) {
		return ok( server.notification );
	}
	return path.endsWith( '/bulk' )
		? bulk(
				server,
				JSON.parse( body ) as { action: Action; ids: number[] }
			)
		: ok( 'abcdef1234' );
}

/**
 * Stands in for the site at the network's edge: the routes of the inbox, with what they hold.
 *
 * @param responses What is stored, the newest first.
 */
export function serve( responses: FormResponse[] ): Server {
	const gates: { part: string; open: Promise< void > }[] = [];
	const server: Server = {
		responses,
		asked: [],
		failing: {},
		notification: { state: 'sent', time: 1, error: '' },
		hold( part ) {
			let release: () => void = () => undefined;
			const open = new Promise< void >( ( resolve ) => {
				release = resolve;
			} );
			gates.push( { part, open } );
			return release;
		},
	};
	globalThis.fetch = async ( input, init ) => {
		const { pathname, searchParams } = new URL( String( input ) );
		searchParams.delete( '_cacheBuster' );
		const body = typeof init?.body === 'string' ? init.body : '';
		const sent = body || decodeURIComponent( String( searchParams ) );
		server.asked.push(
			`${ pathname.replace( '/wp-json/', '' ) } ${ sent }`.trim()
		);
		const answered = () => {
			const [ , failure ] =
				Object.entries( server.failing ).find(
					( [ part, value ] ) => value && pathname.includes( part )
				) ?? [];
			if ( failure === 'offline' ) {
				throw new TypeError( 'Failed to fetch' );
			}
			return failure
				? fail( failure )
				: route( server, pathname, searchParams, body );
		};
		const early = answered();
		const gate = gates.findIndex( ( { part } ) =>
			pathname.includes( part )
		);
		if ( gate >= 0 ) {
			await gates.splice( gate, 1 )[ 0 ]?.open;
		}
		if ( init?.signal?.aborted ) {
			throw new DOMException( 'Aborted', 'AbortError' );
		}
		return early;
	};
	return server;
}
