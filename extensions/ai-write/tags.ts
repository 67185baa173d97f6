import { getHttp } from '@slipstream/http';

/** A tag that can be added to a post. */
export interface TagChoice {
	readonly name: string;
	/** Of tags that the site has. */
	readonly id?: number;
}

interface Term {
	id: number;
	name: string;
}

/** More than a post should have. */
const MOST = 15;
/** A longer line is no tag but a sentence. */
const LONGEST = 60;
/** How many of the site's tags a model is told. */
const TOLD = 100;
const FIELDS = { _fields: 'id,name', context: 'view' };

const sameName = ( name: string ) => name.normalize().toLocaleLowerCase();

/** The server gives names as HTML. */
function textOf( html: string ): string {
	return (
		new DOMParser().parseFromString( html, 'text/html' ).body.textContent ??
		html
	);
}

async function fetchTags( query: string ): Promise< TagChoice[] > {
	const terms = await getHttp().get< Term[] >( `wp/v2/tags?${ query }` );
	return terms.map( ( { id, name } ) => ( { id, name: textOf( name ) } ) );
}

const queryOf = ( values: Record< string, string > ) =>
	new URLSearchParams( { ...FIELDS, ...values } ).toString();

/** The site's tags that are used most. */
export const usedTags = () =>
	fetchTags(
		queryOf( {
			per_page: String( TOLD ),
			orderby: 'count',
			order: 'desc',
		} )
	);

/**
 * Tags of these names, where the site has them.
 *
 * @param names The names.
 */
export function tagsNamed( names: readonly string[] ): Promise< TagChoice[] > {
	const query = new URLSearchParams( { ...FIELDS, per_page: '100' } );
	// The server makes slugs of names.
	names.forEach( ( name ) => query.append( 'slug[]', name ) );
	return names.length > 0
		? fetchTags( query.toString() )
		: Promise.resolve( [] );
}

/**
 * Makes a tag; one that somebody else has made by now is taken.
 *
 * @param name Its name.
 */
export async function createTag( name: string ): Promise< number > {
	try {
		return ( await getHttp().post< Term >( 'wp/v2/tags', { name } ) ).id;
	} catch ( error ) {
		const [ found ] = await tagsNamed( [ name ] );
		if ( found?.id ) {
			return found.id;
		}
		throw error;
	}
}

/**
 * The names in an answer, each once.
 *
 * @param text The answer: a name a line, or between commas.
 */
export function namesIn( text: string ): string[] {
	const names = new Map< string, string >();
	for ( const part of text.split( /[\n,;،、]/ ) ) {
		const name = part
			.replace( /^\s*(?:[-*•+]|\d+[.)])\s+/, '' )
			.replace( /^[\s#"“«„*_`]+|[\s"”»“*_`.:]+$/g, '' )
			.replace( /\s+/g, ' ' );
		if ( name && [ ...name ].length <= LONGEST ) {
			names.set(
				sameName( name ),
				names.get( sameName( name ) ) ?? name
			);
		}
	}
	return [ ...names.values() ].slice( 0, MOST );
}

/**
 * Names as tags: first those that the site has, then new ones; without those that the post has.
 *
 * @param names  The names.
 * @param known  Tags of the site.
 * @param chosen Tags of the post.
 */
export function choicesFor(
	names: readonly string[],
	known: readonly TagChoice[],
	chosen: readonly number[]
): TagChoice[] {
	const byName = new Map(
		known.map( ( tag ) => [ sameName( tag.name ), tag ] )
	);
	const choices = names.map(
		( name ): TagChoice => byName.get( sameName( name ) ) ?? { name }
	);
	return [
		...choices.filter( ( { id } ) => id && ! chosen.includes( id ) ),
		...choices.filter( ( { id } ) => ! id ),
	];
}
