import { suits } from './kind';
import { OFFERS } from './offers';
import type {
	Questionnaire,
	RecommendationsData,
} from '@slipstream/rest-client';

/** What is known of the site, and of what was chosen before. */
export interface Facts {
	data: RecommendationsData;
	/** The answers to the questionnaire of earlier clients. */
	answers: NonNullable< Questionnaire[ 'questionnaire' ] >;
	/** The step that was seen last. */
	step: string;
	/** The settings, whether modules are on among them; what is not here is missing. */
	modules: Readonly< Record< string, unknown > >;
	/** Whether plugins are active, by their files; those that are not here are missing. */
	plugins: Readonly< Record< string, { active: boolean } > >;
	/** Steps that something on the site has given rise to. */
	conditional: readonly string[];
	/** Undefined where nobody here chooses one: AI is off, or a hub answers. */
	hasAiServer: boolean | undefined;
	/** Whether a hub answers for the site. */
	isAtHub: boolean;
}

export const SITE_TYPE = 'site-type-question';
export const SUMMARY = 'summary';

/** What comes after a step. `stats`, `verification`, `ads` and `ai-server` are ours; the others have the places that stored steps rely on. */
const NEXT: Readonly< Record< string, string > > = {
	'not-started': SITE_TYPE,
	'setup-wizard-completed': SUMMARY,
	'banner-completed': 'woocommerce',
	[ SITE_TYPE ]: 'agency',
	agency: 'woocommerce',
	'product-suggestions': 'woocommerce',
	woocommerce: 'monitor',
	monitor: 'related-posts',
	'related-posts': 'creative-mail',
	'creative-mail': 'site-accelerator',
	'site-accelerator': 'stats',
	stats: 'verification',
	verification: 'ads',
	ads: 'ai-server',
	'ai-server': 'publicize',
	publicize: 'protect',
	protect: 'anti-spam',
	'anti-spam': 'videopress',
	videopress: 'backup-plan',
	'backup-plan': 'boost',
	boost: SUMMARY,
};

const CONDITIONAL = [
	'publicize',
	'protect',
	'anti-spam',
	'videopress',
	'backup-plan',
	'boost',
];

/**
 * Whether what a step recommends is on; undefined where it is not on this site at all.
 *
 * @param step  The step.
 * @param facts What is known.
 */
export function isDone( step: string, facts: Facts ): boolean | undefined {
	const means = OFFERS[ step ]?.means;
	if ( ! means ) {
		return undefined;
	}
	if ( 'module' in means ) {
		const isOn = facts.modules[ means.module ];
		return typeof isOn === 'boolean' ? isOn : undefined;
	}
	return 'plugin' in means
		? facts.plugins[ means.file ]?.active
		: means.isDone( facts );
}

/**
 * Whether a step is worth a stop: what it recommends is here, is off, and goes with the site.
 *
 * @param step  The step.
 * @param facts What is known.
 */
export function isEligible( step: string, facts: Facts ): boolean {
	if ( step === SITE_TYPE || step === SUMMARY ) {
		return true;
	}
	return (
		isDone( step, facts ) === false &&
		suits( step, facts ) &&
		( ! CONDITIONAL.includes( step ) || facts.conditional.includes( step ) )
	);
}

/**
 * The step to stop at after another one.
 *
 * @param step  A step; one that nobody knows leads to the summary.
 * @param facts What is known.
 */
export function nextStep( step: string, facts: Facts ): string {
	const next = NEXT[ step ] ?? SUMMARY;
	return isEligible( next, facts ) ? next : nextStep( next, facts );
}

/** What stands in the address for a step. */
export const slugOf = ( step: string ) =>
	step === 'not-started' || step === SITE_TYPE ? 'site-type' : step;

/** All that can stand in the address. */
export const SLUGS = [ 'site-type', SUMMARY, ...Object.keys( OFFERS ) ];

/**
 * The step that is shown.
 *
 * @param slug  What stands in the address; '' for nothing.
 * @param facts What is known.
 */
export function shownStep( slug: string, facts: Facts ): string {
	if ( slug === 'site-type' ) {
		return SITE_TYPE;
	}
	if ( slug !== '' && slug !== SUMMARY ) {
		return isDone( slug, facts ) === undefined
			? nextStep( slug, facts )
			: slug;
	}
	const step = slug || facts.step;
	return step !== 'not-started' && isEligible( step, facts )
		? step
		: nextStep( step, facts );
}

/**
 * What is remembered once a step was followed or skipped.
 *
 * @param data      What was remembered before.
 * @param step      The step.
 * @param isSkipped Whether it was skipped.
 */
export function remembered(
	data: RecommendationsData,
	step: string,
	isSkipped: boolean
): RecommendationsData {
	const listed = ( name: string ) => {
		const list = data[ name ];
		return Array.isArray( list ) ? ( list as readonly string[] ) : [];
	};
	const without = ( name: string ) =>
		listed( name ).filter( ( other ) => other !== step );
	const lists = isSkipped
		? {
				skippedRecommendations: [
					...without( 'skippedRecommendations' ),
					step,
				],
				selectedRecommendations: without( 'selectedRecommendations' ),
			}
		: {
				skippedRecommendations: without( 'skippedRecommendations' ),
				selectedRecommendations: [
					...without( 'selectedRecommendations' ),
					step,
				],
			};
	return {
		...data,
		...lists,
		viewedRecommendations: [ ...without( 'viewedRecommendations' ), step ],
	};
}
