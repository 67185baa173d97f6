import { __ } from '@wordpress/i18n';

/** The languages of the widget. */
export const LANGUAGES = [
	'en-US',
	'fr-CA',
	'de-DE',
	'es-MX',
	'ja-JP',
	'nl-NL',
	'it-IT',
] as const;

/** Their names, for a list. */
export const languageOptions = () => {
	const names = {
		'en-US': __( 'English (US)', 'slipstream' ),
		'fr-CA': __( 'French (Canada)', 'slipstream' ),
		'de-DE': __( 'German', 'slipstream' ),
		'es-MX': __( 'Spanish (Mexico)', 'slipstream' ),
		'ja-JP': __( 'Japanese', 'slipstream' ),
		'nl-NL': __( 'Dutch', 'slipstream' ),
		'it-IT': __( 'Italian', 'slipstream' ),
	};
	return LANGUAGES.map( ( value ) => ( { value, label: names[ value ] } ) );
};
