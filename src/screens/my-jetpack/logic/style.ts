import { __, sprintf } from '@wordpress/i18n';
import type { Problems } from '../hooks/use-writing-form';
import type { AiWriting, Term } from '../types';

/** As much as the server takes. */
export const LONGEST_GUIDELINES = 4000;
export const LONGEST_WORD = 100;
const MOST = 200;

/** What the form holds. */
export interface Draft {
	guidelines: string;
	glossary: readonly Term[];
	/** One a line. */
	banned: string;
}

const wordsIn = ( lines: string ) => [
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
export const draftOf = ( saved: AiWriting ): Draft => ( {
	guidelines: saved.guidelines,
	glossary: saved.glossary,
	banned: saved.banned.join( '\n' ),
} );

/**
 * What is sent. Empty rows are left out.
 *
 * @param draft The form.
 */
export const bodyOf = ( draft: Draft ) => ( {
	guidelines: draft.guidelines.trim(),
	glossary: draft.glossary
		.filter( ( row ) => ! isEmpty( row ) )
		.map( ( { term, preferred } ) => ( {
			term: term.trim(),
			preferred: preferred.trim(),
		} ) ),
	banned: wordsIn( draft.banned ),
} );

function bannedProblem( draft: Draft ): string {
	const words = wordsIn( draft.banned );
	if ( words.length > MOST ) {
		return sprintf(
			/* translators: %d: how many words are allowed. */
			__( 'No more than %d words.', 'slipstream' ),
			MOST
		);
	}
	const long = words.find( ( word ) => word.length > LONGEST_WORD );
	return long
		? sprintf(
				/* translators: %s: the beginning of a line. */
				__( 'This line is too long: %s…', 'slipstream' ),
				long.slice( 0, 30 )
			)
		: '';
}

/**
 * What is wrong with the form, by 'banned', or 'term' or 'preferred' and a row's number.
 *
 * @param draft The form.
 */
export function problemsOf( draft: Draft ): Problems {
	const problems: Record< string, string > = {};
	const banned = bannedProblem( draft );
	if ( banned ) {
		problems.banned = banned;
	}
	const terms = new Set< string >();
	draft.glossary.forEach( ( row, at ) => {
		if ( isEmpty( row ) ) {
			return;
		}
		const term = row.term.trim();
		const preferred = row.preferred.trim();
		if ( term === '' || terms.has( term ) ) {
			problems[ `term ${ at }` ] = term
				? __( 'This word stands above already.', 'slipstream' )
				: __( 'Which word is not to be written?', 'slipstream' );
		}
		if ( preferred === '' || preferred === term ) {
			problems[ `preferred ${ at }` ] = __(
				'Which word is written instead?',
				'slipstream'
			);
		}
		terms.add( term );
	} );
	return problems;
}
