import type { Client } from './client';

type Json = Record< string, unknown >;

/** Answers of the questionnaire. */
export interface Questionnaire {
	questionnaire?: Record< string, string | boolean >;
	status?: string;
}

/** What recommendations remember. */
export type RecommendationsData = Record<
	string,
	string | boolean | null | readonly string[]
>;

/** Whether a tag is found, and by whom. */
export interface Verification extends Json {
	verified: boolean;
	token?: string;
}

/** The calls of recommendations, notices, verification, tracking, the firewall and ads. */
export const dashboardCalls = ( { get, post }: Client ) => ( {
	fetchTracking: () =>
		get< { tracks_opt_out: boolean } >( 'tracking/settings' ),
	updateTracking: ( optOut: boolean ) =>
		post< { tracks_opt_out: boolean } >( 'tracking/settings', {
			tracks_opt_out: optOut,
		} ),
	markConnectionModalSeen: () =>
		post< { success: boolean } >( 'seen-wc-connection-modal' ),
	fetchQuestionnaire: () =>
		get< Questionnaire[ 'questionnaire' ] >( 'setup/questionnaire' ),
	saveQuestionnaire: ( answers: Questionnaire ) =>
		post< unknown >( 'setup/questionnaire', answers ),
	fetchRecommendations: () =>
		get< RecommendationsData | readonly never[] >( 'recommendations/data' ),
	saveRecommendations: ( data: RecommendationsData ) =>
		post< true >( 'recommendations/data', { data } ),
	saveRecommendationsStep: ( step: string ) =>
		post< true >( 'recommendations/step', { step } ),
	/** The text '[]' where the user is not linked. */
	fetchProductSuggestions: () =>
		get< readonly Json[] | string >(
			'recommendations/product-suggestions'
		),
	fetchUpsell: () =>
		get< { hide_upsell: boolean } & Json >( 'recommendations/upsell' ),
	fetchConditional: () =>
		get< readonly string[] >( 'recommendations/conditional' ),
	dismissNotice: ( notice: string ) =>
		post< Record< string, boolean > >( `notice/${ notice }`, {
			dismissed: true,
		} ),
	checkVerification: ( id?: number ) =>
		get< Verification >(
			id === undefined
				? 'verify-site/google'
				: `verify-site/google/${ id }`
		),
	verifySite: ( id: number ) =>
		post< Verification >( 'verify-site/google', { keyring_id: id } ),
	sendSurvey: ( answers: Json ) =>
		post< Json >( 'marketing/survey', answers ),
	fetchFirewall: () => get< Json >( 'waf' ),
	updateFirewall: ( settings: Json ) => post< Json >( 'waf', settings ),
	fetchAds: () => get< { module_active: boolean } >( 'wordads/settings' ),
	updateAds: ( active: boolean ) =>
		post< { module_active: boolean } >( 'wordads/settings', {
			module_active: active,
		} ),
} );
