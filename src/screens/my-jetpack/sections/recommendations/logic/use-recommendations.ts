import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import { createRestClient } from '@slipstream/rest-client';
import { isAtHub } from '../../../provider';
import { slugOf } from './steps';
import type { RecommendationsData } from '@slipstream/rest-client';
import type { Facts } from './steps';

type Client = ReturnType< typeof createRestClient >;

/** What is stored is an object; where there is nothing, PHP has an empty list. */
const asObject = < T extends object >(
	stored: T | readonly never[] | undefined
) => ( Array.isArray( stored ) || ! stored ? {} : stored ) as T;

/** Whether a server answers AI requests; undefined where nobody here chooses one. */
async function loadAiServer(): Promise< boolean | undefined > {
	const { engine, is_enabled: isEnabled } = await getHttp().get< {
		engine: string;
		is_enabled: boolean;
	} >( 'slipstream/v1/ai-status' );
	return isEnabled && ! isAtHub()
		? engine !== 'none' && engine !== 'demo'
		: undefined;
}

/** Plugins are known to those who may activate them: to others none is recommended. */
const pluginsOf = ( client: Client ) =>
	client.fetchPlugins().catch( () => ( {} ) );

async function loadFacts(): Promise< Facts > {
	const client = createRestClient();
	const [
		data,
		answers,
		{ step },
		conditional,
		modules,
		plugins,
		hasAiServer,
	] = await Promise.all( [
		client.fetchRecommendations(),
		client.fetchQuestionnaire(),
		getHttp().get< { step: string } >( 'jetpack/v4/recommendations/step' ),
		client.fetchConditional(),
		client.fetchSettings(),
		pluginsOf( client ),
		loadAiServer(),
	] );
	return {
		data: asObject( data ),
		answers: asObject( answers ),
		step,
		modules,
		plugins,
		conditional,
		hasAiServer,
		isAtHub: isAtHub(),
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
