import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import { createRestClient } from '@slipstream/rest-client';
import { slugOf } from './steps';
import type { RecommendationsData } from '@slipstream/rest-client';
import type { Facts } from './steps';

type Client = ReturnType< typeof createRestClient >;

const isObject = (
	data: RecommendationsData | readonly never[]
): data is RecommendationsData => ! Array.isArray( data );

/** Plugins are known to those who may activate them: to others none is recommended. */
const pluginsOf = ( client: Client ) =>
	client.fetchPlugins().catch( () => ( {} ) );

async function loadFacts(): Promise< Facts > {
	const client = createRestClient();
	const http = getHttp();
	const [ data, { step }, conditional, modules, plugins, ai ] =
		await Promise.all( [
			client.fetchRecommendations(),
			http.get< { step: string } >( 'jetpack/v4/recommendations/step' ),
			client.fetchConditional(),
			client.fetchSettings(),
			pluginsOf( client ),
			http.get< { engine: string } >( 'slipstream/v1/ai-status' ),
		] );
	return {
		data: isObject( data ) ? data : {},
		step,
		modules,
		plugins,
		conditional,
		hasAiServer: ai.engine !== 'none' && ai.engine !== 'demo',
	};
}

/** What is known of the site and of what was chosen before. */
export const useFacts = () =>
	useResource< Facts >( 'recommendations', { load: loadFacts } );

/**
 * Remembers what was chosen, and the step that comes then.
 *
 * @param data What was chosen.
 * @param step The step.
 */
export async function store(
	data: RecommendationsData,
	step: string
): Promise< void > {
	const client = createRestClient();
	await client.saveRecommendations( data );
	await client.saveRecommendationsStep( step );
}

/** Where a step stands in the address. */
export const linkOf = ( step: string ) =>
	`#/recommendations/${ slugOf( step ) }`;
