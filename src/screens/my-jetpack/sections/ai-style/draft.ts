import { __, sprintf } from '@wordpress/i18n';
import { aiSettings } from '@slipstream/site-settings';
import type { AiSettings } from '@slipstream/site-settings';
import type { ValidationMessages } from '@slipstream/ui';
import type { Term } from '../../ai-settings';

/** As much as the server takes. */
const BANNED = aiSettings.slipstream_ai_banned.limits;

/** The settings of the form. */
export const NAMES = [
	'slipstream_ai_guidelines',
	'slipstream_ai_glossary',
	'slipstream_ai_banned',
] as const;
export type StyleSettings = Pick< AiSettings, ( typeof NAMES )[ number ] >;

/** What the form holds. */
export interface Draft {
	guidelines: string;
	glossary: readonly Term[];
	/** One per line. */
	banned: string;
}

const termsIn = ( lines: string ) => [
	...new Set(
		lines
			.split( '\n' )
			.map( ( line ) => line.replace( /\s+/g, ' ' ).trim() )
			.filter( Boolean )
	),
];

const isEmpty = ( { term, preferred }: Term ) =>
	term.trim() === '' && preferred.trim() === '';

/**
 * The form for what the server holds.
 *
 * @param saved What it holds.
 */
export const draftOf = ( saved: StyleSettings ): Draft => ( {
	guidelines: saved.slipstream_ai_guidelines,
	glossary: saved.slipstream_ai_glossary,
	banned: saved.slipstream_ai_banned.join( '\n' ),
} );

/**
 * The settings that a form holds. Empty rows are left out.
 *
 * @param draft The form.
 */
export const bodyOf = ( draft: Draft ): StyleSettings => ( {
	slipstream_ai_guidelines: draft.guidelines.trim(),
	slipstream_ai_glossary: draft.glossary
		.filter( ( row ) => ! isEmpty( row ) )
		.map( ( { term, preferred } ) => ( {
			term: term.trim(),
			preferred: preferred.trim(),
		} ) ),
	slipstream_ai_banned: termsIn( draft.banned ),
} );

function bannedMessage( draft: Draft ): string {
	const list = termsIn( draft.banned );
	if ( list.length > BANNED.maxItems ) {
		return sprintf(
			/* translators: %d: how many words are allowed. */
			__( 'No more than %d words.', 'slipstream' ),
			BANNED.maxItems
		);
	}
	const long = list.find( ( term ) => term.length > BANNED.items.maxLength );
	return long
		? sprintf(
				/* translators: %s: the beginning of a line. */
				__( 'This line is too long: %s…', 'slipstream' ),
				long.slice( 0, 30 )
			)
		: '';
}

/**
 * What is wrong with the form, by the name of a setting, or 'term' or 'preferred' and a row's number.
 *
 * @param draft The form.
 */
export function validate( draft: Draft ): ValidationMessages {
	const messages: Record< string, string > = {};
	const banned = bannedMessage( draft );
	if ( banned ) {
		messages.slipstream_ai_banned = banned;
	}
	const terms = new Set< string >();
	draft.glossary.forEach( ( row, at ) => {
		if ( isEmpty( row ) ) {
			return;
		}
		const term = row.term.trim();
		const preferred = row.preferred.trim();
		if ( term === '' || terms.has( term ) ) {
			messages[ `term ${ at }` ] = term
				? __( 'This word is already in the list.', 'slipstream' )
				: __( 'Enter the word to replace.', 'slipstream' );
		}
		if ( preferred === '' || preferred === term ) {
			messages[ `preferred ${ at }` ] = __(
				'Enter the word to use instead.',
				'slipstream'
			);
		}
		terms.add( term );
	} );
	return messages;
}
