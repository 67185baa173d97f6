import { overlaps, placesOf } from './find-word';
import type { Place } from './find-word';
import type { Issue, Style } from './types';

/** Parts of a Markdown text that are no words: code, and addresses. */
const NO_WORDS =
	/(`{3,}|~{3,})[\s\S]*?(?:\1|$)|(`+)[^`]*?\2(?!`)|(?<=\]\()[^)\s]*|<[a-z][a-z0-9+.-]*:[^>\s]*>|\b(?:https?:\/\/|www\.)[^\s)>\]]*|[\w.+-]+@[\w-]+\.[\w.-]+/giu;

const capital = ( word: string ) => {
	const [ first = '', ...rest ] = [ ...word ];
	return first.toLocaleUpperCase() + rest.join( '' );
};

const isCapital = ( word: string ) => capital( word ) === word;
const isAllCapitals = ( word: string ) =>
	word === word.toLocaleUpperCase() &&
	word !== word.toLocaleLowerCase() &&
	[ ...word ].length > 1;

/** A word as it is written in the place of another: a capital stays a capital. */
function inPlaceOf( found: string, term: string, preferred: string ): string {
	if ( isAllCapitals( found ) && ! isAllCapitals( term ) ) {
		return preferred.toLocaleUpperCase();
	}
	return isCapital( found ) && ! isCapital( term )
		? capital( preferred )
		: preferred;
}

/** All places where a preferred word stands as it should, also at the start of a sentence or in capitals. */
function placesOfPreferred( text: string, preferred: string ): Place[] {
	const forms = new Set( [
		preferred,
		capital( preferred ),
		preferred.toLocaleUpperCase(),
	] );
	return [ ...forms ].flatMap( ( form ) => placesOf( text, form, false ) );
}

/** All issues, those that share a place too. */
function allIssues( text: string, { glossary, banned }: Style ): Issue[] {
	const terms = glossary.flatMap( ( { term, preferred } ) => {
		const right = placesOfPreferred( text, preferred.normalize() );
		return placesOf( text, term.normalize() )
			.filter(
				( place ) => ! right.some( ( own ) => overlaps( own, place ) )
			)
			.map( ( [ start, end ] ): Issue => {
				const found = text.slice( start, end );
				return {
					kind: 'term',
					found,
					preferred: inPlaceOf( found, term, preferred ),
					start,
					end,
				};
			} );
	} );
	const bannedWords = banned.flatMap( ( word ) =>
		placesOf( text, word.normalize() ).map( ( [ start, end ] ): Issue => ( {
			kind: 'banned',
			found: text.slice( start, end ),
			preferred: '',
			start,
			end,
		} ) )
	);
	return [ ...terms, ...bannedWords ];
}

/**
 * The form of a text that places refer to.
 *
 * @param text Any text.
 */
export const checkedForm = ( text: string ) => text.normalize();

/**
 * Where a text is not as the site writes: in its order, none within another. Code and addresses are left out.
 *
 * @param text  The text, Markdown; places are those of its checkedForm().
 * @param style What the site writes.
 */
export function findIssues( text: string, style: Style ): Issue[] {
	const checked = checkedForm( text );
	const skipped = [ ...checked.matchAll( NO_WORDS ) ].map(
		( { index, 0: found } ): Place => [ index, index + found.length ]
	);
	const issues = allIssues( checked, style )
		.filter(
			( { start, end } ) =>
				! skipped.some( ( place ) => overlaps( place, [ start, end ] ) )
		)
		// The longest of those that begin together, and what can be replaced before what can only go.
		.sort(
			( a, b ) =>
				a.start - b.start ||
				b.end - a.end ||
				Number( b.kind === 'term' ) - Number( a.kind === 'term' )
		);
	const kept: Issue[] = [];
	for ( const issue of issues ) {
		if ( issue.start >= ( kept.at( -1 )?.end ?? 0 ) ) {
			kept.push( issue );
		}
	}
	return kept;
}

/**
 * A text with the preferred words in it.
 *
 * @param text   The text.
 * @param issues Its issues; those without a preferred word stay.
 */
export function withPreferred(
	text: string,
	issues: readonly Issue[]
): string {
	return issues
		.filter( ( { preferred } ) => preferred !== '' )
		.sort( ( a, b ) => b.start - a.start )
		.reduce(
			( result, { start, end, preferred } ) =>
				result.slice( 0, start ) + preferred + result.slice( end ),
			checkedForm( text )
		);
}
