import { serve } from '../../../../tests/js/serve';
import type { Sent } from '../../../../tests/js/serve';

/**
 * A site that stores the settings that it gets, or refuses them.
 *
 * @param values  What it holds.
 * @param refusal What it answers to a change.
 */
export function serveSettings( values: object, refusal?: object ): Sent[] {
	const sent = serve( {
		'jetpack/v4/settings': () => {
			const change = sent.at( -1 )?.body;
			if ( change === undefined ) {
				return { body: values };
			}
			return refusal
				? { status: 400, body: refusal }
				: { body: { code: 'success', ...change } };
		},
	} );
	return sent;
}
