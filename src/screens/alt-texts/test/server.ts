import { STATES } from '@slipstream/ai-alt';
import { reply } from '../../../../tests/js/serve';
import type { AltImage } from '@slipstream/ai-alt';

type Failure = {
	status: number;
	code: string;
	message?: string;
	data?: object;
};

/** A library at the network's edge. */
export interface Library {
	images: AltImage[];
	/** Route and body. */
	readonly asked: string[];
	/** What the next texts are, or why there is none; an error where nothing comes back. */
	readonly answers: ( string | Failure | Error )[];
	/** Fails every list. */
	failure?: Failure;
}

/** An image without a text. */
export const picture = (
	id: number,
	some: Partial< AltImage > = {}
): AltImage => ( {
	id,
	title: `Image ${ id }`,
	file: `image-${ id }.png`,
	thumbnail: '',
	edit: `https://a.test/wp-admin/post.php?post=${ id }`,
	alt: '',
	state: 'open',
	code: '',
	...some,
} );

const fail = ( { status, ...body }: Failure ) => reply( status, body );

function list( library: Library, query: URLSearchParams ) {
	const number = ( name: string ) => Number( query.get( name ) );
	const among = ( query.get( 'include' ) ?? '' )
		.split( ',' )
		.filter( Boolean );
	const images = library.images.filter(
		( { id } ) => among.length === 0 || among.includes( String( id ) )
	);
	const from = ( number( 'page' ) - 1 ) * number( 'per_page' );
	return reply( 200, {
		counts: Object.fromEntries(
			STATES.map( ( state ) => [
				state,
				images.filter( ( image ) => image.state === state ).length,
			] )
		),
		items: images
			.filter( ( { state } ) => state === query.get( 'state' ) )
			.filter(
				( { id } ) =>
					number( 'before' ) === 0 || id < number( 'before' )
			)
			.slice( from, from + number( 'per_page' ) ),
	} );
}

function change( library: Library, id: number, next: Partial< AltImage > ) {
	library.images = library.images.map( ( image ) =>
		image.id === id ? { ...image, ...next } : image
	);
	return library.images.find( ( image ) => image.id === id );
}

function write( library: Library, id: number, saves: boolean ) {
	const answer = library.answers.shift() ?? `A text of ${ id }`;
	if ( answer instanceof Error ) {
		throw answer;
	}
	if ( typeof answer === 'object' ) {
		if ( saves && answer.status === 422 ) {
			change( library, id, { state: 'failed', code: answer.code } );
		}
		return fail( answer );
	}
	const now = saves
		? change( library, id, { alt: answer, state: 'written' } )
		: library.images.find( ( image ) => image.id === id );
	return reply( 200, { ...now, alt: answer } );
}

/**
 * Stands in for the site.
 *
 * @param images What the library holds, the newest first.
 */
export function serve( images: AltImage[] ): Library {
	const library: Library = { images, asked: [], answers: [] };
	globalThis.fetch = async ( input, init ) => {
		const { pathname, searchParams } = new URL( String( input ) );
		const [ , id, isWrite ] =
			/alt-text\/(\d+)(\/write)?$/.exec( pathname ) ?? [];
		if ( id ) {
			const body = JSON.parse( String( init?.body ) ) as {
				save?: boolean;
				alt?: string;
				state?: AltImage[ 'state' ];
			};
			library.asked.push(
				`${ id }${ isWrite ?? '' } ${ JSON.stringify( body ) }`
			);
			const { alt = '', state = '' } = body;
			return isWrite
				? write( library, Number( id ), body.save === true )
				: reply( 200, change( library, Number( id ), { alt, state } ) );
		}
		if ( ! pathname.endsWith( '/alt-text' ) ) {
			return reply( 200, {} );
		}
		return library.failure
			? fail( library.failure )
			: list( library, searchParams );
	};
	return library;
}
