import type { Facts } from './steps';

/** What a site can be; more than one at once. The names are those that are stored. */
export const KINDS = [
	'site-type-personal',
	'site-type-store',
	'site-type-agency',
	'advertising-revenue',
] as const;

export type Kind = Record< ( typeof KINDS )[ number ], boolean >;

type Known = Pick< Facts, 'data' | 'answers' >;

/** Whether an answer to the questionnaire is yes, however it was written. */
const isYes = ( answer: string | boolean | undefined ): boolean =>
	answer === true ||
	( typeof answer === 'string' &&
		! [ '', '0', 'false', 'no' ].includes( answer.toLowerCase() ) );

/**
 * What the site is: as was said here, else as the answers to the questionnaire of earlier clients say.
 *
 * @param known         What is known of the site.
 * @param known.data    What was chosen.
 * @param known.answers The answers.
 */
export function kindOf( { data, answers }: Known ): Kind {
	const said: Partial< Kind > = {
		'site-type-personal': answers.use === 'personal',
		'site-type-store': isYes( answers[ 'store-revenue' ] ),
		'advertising-revenue': isYes( answers[ 'advertising-revenue' ] ),
	};
	return Object.fromEntries(
		KINDS.map( ( name ) => {
			const chosen = data[ name ];
			return [
				name,
				typeof chosen === 'boolean'
					? chosen
					: ( said[ name ] ?? false ),
			];
		} )
	) as Kind;
}

/** Whether a site is there for one person, and neither sells nor is made for others. */
const isOnlyPersonal = ( kind: Kind ): boolean =>
	kind[ 'site-type-personal' ] &&
	! kind[ 'site-type-store' ] &&
	! kind[ 'site-type-agency' ];

/** Steps that do not go with every site. */
const SUITS: Readonly< Record< string, ( known: Known ) => boolean > > = {
	agency: ( known ) => kindOf( known )[ 'site-type-agency' ],
	woocommerce: ( known ) => kindOf( known )[ 'site-type-store' ],
	ads: ( known ) => kindOf( known )[ 'advertising-revenue' ],
	verification: ( known ) => ! isOnlyPersonal( kindOf( known ) ),
	'creative-mail': ( known ) =>
		isYes( known.answers[ 'site-updates' ] ) ||
		! isOnlyPersonal( kindOf( known ) ),
};

/**
 * Whether a step goes with the site.
 *
 * @param step  The step.
 * @param known What is known of the site.
 */
export const suits = ( step: string, known: Known ): boolean =>
	SUITS[ step ]?.( known ) ?? true;
