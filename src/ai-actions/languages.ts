import { languageName } from '@slipstream/ai-check';
import { getSettings } from '@slipstream/settings';

/** Offered everywhere, in this order. */
const LANGUAGES = [
	'en',
	'es',
	'fr',
	'de',
	'it',
	'pt',
	'ru',
	'zh',
	'ja',
	'ar',
	'hi',
	'ko',
] as const;

/** A language to translate into. */
export interface LanguageChoice {
	readonly code: string;
	/** Its name for the author. */
	readonly label: string;
	/** Its name for a model. */
	readonly wire: string;
}

/** A locale's language without what its code says anyway: de_DE_formal is de, pt_PT stays. */
function shortened( locale: string ): string | undefined {
	const code = locale.split( '_' ).slice( 0, 2 ).join( '-' );
	try {
		return new Intl.Locale( code ).minimize().toString();
	} catch {
		return undefined; // Not every locale of WordPress is a language tag.
	}
}

/**
 * Languages to translate into: the usual ones, then all others that the site has.
 *
 * @param locale Whose names are shown.
 */
export function languageChoices( locale?: string ): LanguageChoice[] {
	const own = getSettings().ai.languages ?? [];
	const codes = new Set< string >( LANGUAGES );
	for ( const code of own.map( shortened ) ) {
		if ( code ) {
			codes.add( code );
		}
	}
	return [ ...codes ].map( ( code ) => ( {
		code,
		label: languageName( code, locale ),
		wire: `${ code } (${ languageName( code, 'en' ) })`,
	} ) );
}
