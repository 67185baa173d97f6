/**
 * The name of a language for the author; English for a model.
 *
 * @param code   The language.
 * @param locale Whose name it is.
 */
export function languageName(
	code: string,
	locale: string = document.documentElement.lang || 'en'
): string {
	try {
		return (
			new Intl.DisplayNames( [ locale ], { type: 'language' } ).of(
				code
			) ?? code
		);
	} catch {
		return code;
	}
}
