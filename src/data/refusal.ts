import { PluginError, toPluginError } from '@slipstream/errors';

/** Why values were refused, by their names. */
export type RefusalReasons = Readonly< Record< string, string > >;

/** What a REST route answers where it refuses values of a request. */
interface RefusalBody {
	data?: {
		/** By name. */
		params?: RefusalReasons;
		/** What was stored all the same. */
		stored?: Readonly< Record< string, unknown > >;
	};
}

const dataOf = ( { cause }: PluginError ) =>
	( cause as RefusalBody | undefined )?.data;

/**
 * Why values of a request were refused; empty where the error is about something else.
 *
 * @param error What the request was rejected with.
 */
export const reasonsOf = ( error: PluginError ): RefusalReasons =>
	dataOf( error )?.params ?? {};

/**
 * What a request stored though it was refused.
 *
 * @param error What the request was rejected with.
 */
export const storedOf = ( error: PluginError ) => dataOf( error )?.stored ?? {};

/**
 * The error, saying nothing but the reasons, where it has any: names of values mean nothing to people.
 *
 * @param thrown What the request was rejected with.
 */
export function withReasons( thrown: unknown ): PluginError {
	const error = toPluginError( thrown );
	const reasons = new Set( Object.values( reasonsOf( error ) ) );
	return reasons.size > 0
		? new PluginError( error.code, {
				message: [ ...reasons ].join( ' ' ),
				status: error.status,
				cause: error.cause,
			} )
		: error;
}
