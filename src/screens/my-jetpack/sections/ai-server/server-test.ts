import { __, sprintf } from '@wordpress/i18n';
import { PluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import type { AiSettings } from '@slipstream/site-settings';

/** What a server is reached with. */
export const REACHED_WITH = [
	'slipstream_ai_base_url',
	'slipstream_ai_model',
	'slipstream_ai_api_key',
] as const;
export type Reach = Pick< AiSettings, ( typeof REACHED_WITH )[ number ] >;

/** The answer of POST slipstream/v1/ai-server/test. */
export interface TestResult {
	works: boolean;
	/** '' where it works. */
	cause: string;
	/** Names the server, the cause and the next step. */
	message: string;
	/** What can be chosen; empty where the server does not say. */
	models: readonly string[];
}

/** The code of what `failureOf` gives. */
export const NOT_WORKING = 'ai_server_not_working';

/** The field that fixes a cause; for all others it is the address. */
const FIELDS: Readonly< Record< string, keyof Reach > > = {
	key_missing: 'slipstream_ai_api_key',
	key_refused: 'slipstream_ai_api_key',
	quota: 'slipstream_ai_api_key',
	no_access: 'slipstream_ai_api_key',
	no_model: 'slipstream_ai_model',
	wrong_model: 'slipstream_ai_model',
	rejected: 'slipstream_ai_model',
	unreadable: 'slipstream_ai_model',
};

/**
 * Whether there is something to try before changes are stored: not where they name no server, or take one away.
 *
 * @param changes What is to be stored.
 * @param draft   All that is typed.
 * @param hasKey  Whether a key is stored.
 */
export function isToBeTested(
	changes: Partial< Reach >,
	draft: Reach,
	hasKey: boolean
): boolean {
	const isServer =
		draft.slipstream_ai_base_url.trim() !== '' ||
		draft.slipstream_ai_api_key.trim() !== '' ||
		( hasKey && changes.slipstream_ai_base_url === undefined );
	return (
		isServer &&
		REACHED_WITH.some( ( name ) => changes[ name ] !== undefined )
	);
}

/**
 * Has a server tried as it would be stored.
 *
 * @param draft What is typed.
 * @param fixed Names of settings that are set elsewhere: the site knows them.
 */
export function testServer(
	draft: Reach,
	fixed: Readonly< Record< string, unknown > >
): Promise< TestResult > {
	const {
		slipstream_ai_base_url: address,
		slipstream_ai_model: model,
		slipstream_ai_api_key: key,
	} = draft;
	return getHttp().post< TestResult >( 'slipstream/v1/ai-server/test', {
		...( 'slipstream_ai_base_url' in fixed ? {} : { address } ),
		...( 'slipstream_ai_model' in fixed ? {} : { model } ),
		...( 'slipstream_ai_api_key' in fixed || key === '' ? {} : { key } ),
	} );
}

/**
 * The refusal to store a server that does not work, at the field that fixes it.
 *
 * @param result What the test has found.
 */
export function failureOf( result: TestResult ): PluginError {
	const { cause, message } = result;
	return new PluginError( NOT_WORKING, {
		message: sprintf(
			/* translators: %s: what went wrong, one or more sentences. */
			__( '%s Nothing was saved.', 'slipstream' ),
			message
		),
		cause: {
			data: {
				params: {
					[ FIELDS[ cause ] ?? 'slipstream_ai_base_url' ]: message,
				},
			},
		},
	} );
}
