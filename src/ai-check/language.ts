/** What language an answer must be in: that of another text, or a language by its code. */
export type Expectation =
	{ readonly source: string } | { readonly language: string };

/** An answer in another language than it should be. Codes are those of BCP 47, without a region. */
export interface WrongLanguage {
	readonly found: string;
	readonly expected: string;
}

/** Languages and how near a text is to each, the nearest first. */
type Nearness = readonly ( readonly [ string, number ] )[];

/** Shorter texts look like many languages. */
const LEAST_LETTERS = 80;
/** How near a text is at least to the language that it is in, where the nearest is 1. */
const NEAR = 0.9;
/** A text that is near to more languages than this is in none of them. */
const MOST_NEAR = 4;

/** Languages that texts are compared with, and that an answer can be asked for in. */
export const KNOWN: ReadonlySet< string > = new Set(
	(
		'am ar az be bg bn bs cs de el en es fa fr gu ha hi hr hu id ig it ja jv kk kn ko ml mr my ne nl ' +
		'pa pl ps pt ro ru si so sr su sv sw ta te th tr uk ur uz vi yo zh zu'
	).split( ' ' )
);

/** Signs that say as much as three letters. */
const DENSE =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const NO_PROSE =
	/(`{3,}|~{3,})[\s\S]*?(?:\1|$)|`[^`]*`|\]\([^)]*\)|<[^>]*>|\b(?:https?:\/\/|www\.)\S+/giu;

/**
 * The language of a code, without its region: pt-PT is pt, deu is de.
 *
 * @param code Any code.
 */
export function languageOf( code: string ): string {
	try {
		return new Intl.Locale( code ).language;
	} catch {
		return code;
	}
}

function lettersIn( text: string ): number {
	const letters = text.match( /[\p{L}\p{M}]/gu )?.length ?? 0;
	return letters + 2 * ( text.match( DENSE )?.length ?? 0 );
}

/** How near a text is to each language; nothing where it is too short. */
async function nearnessOf( text: string ): Promise< Nearness > {
	const prose = text.replace( NO_PROSE, ' ' );
	if ( lettersIn( prose ) < LEAST_LETTERS ) {
		return [];
	}
	const { francAll } = await import(
		/* webpackChunkName: "language-engine" */ 'franc-min'
	);
	return francAll( prose )
		.filter( ( [ code ] ) => code !== 'und' )
		.map( ( [ code, near ] ) => [ languageOf( code ), near ] );
}

const isNear = ( [ , near ]: Nearness[ number ] ) => near >= NEAR;

/** Languages that an answer may be in, the likeliest first; none where nobody can tell. */
async function languagesFor( expected: Expectation ): Promise< string[] > {
	if ( 'source' in expected ) {
		const near = ( await nearnessOf( expected.source ) ).filter( isNear );
		return near.length > MOST_NEAR
			? []
			: near.map( ( [ language ] ) => language );
	}
	const language = languageOf( expected.language );
	return KNOWN.has( language ) ? [ language ] : [];
}

/**
 * Whether an answer is in another language than it should be. Short texts are not judged, nor are languages that are too much like
 * others; where the code that tells cannot be fetched, nothing is said.
 *
 * @param answer   The answer, Markdown.
 * @param expected What language it should be in.
 */
export async function wrongLanguage(
	answer: string,
	expected: Expectation
): Promise< WrongLanguage | undefined > {
	try {
		const [ nearness, languages ] = await Promise.all( [
			nearnessOf( answer ),
			languagesFor( expected ),
		] );
		const [ found ] = nearness[ 0 ] ?? [];
		const [ first ] = languages;
		const isRight = nearness.some(
			( near ) => isNear( near ) && languages.includes( near[ 0 ] )
		);
		return found && first && ! isRight
			? { found, expected: first }
			: undefined;
	} catch {
		return undefined;
	}
}
