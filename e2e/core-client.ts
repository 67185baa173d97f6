import { test } from './fixtures';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** The key that is entered for the provider. */
export const WRITER_KEY = 'sk-e2e-writer-key';

const set = ( utils: RequestUtils, data: object ) =>
	utils.rest( { method: 'POST', path: '/wp/v2/settings', data } );

/** Leaves the site to WordPress's own AI client with one provider, which writes and does nothing else: its key is entered as under Settings > Connectors, and WordPress tries it. */
export async function useCoreClient( utils: RequestUtils ): Promise< void > {
	await set( utils, { e2e_engine: 'core' } );
	const settings = await utils.rest< Record< string, unknown > >( {
		path: '/wp/v2/settings',
	} );
	if ( ! ( 'connectors_ai_writer_api_key' in settings ) ) {
		await leaveCoreClient( { requestUtils: utils } );
		test.skip( true, 'WordPress has an AI client since 7.0' );
	}
	await set( utils, { connectors_ai_writer_api_key: WRITER_KEY } );
}

/** Gives the site its own AI server back. */
export async function leaveCoreClient( {
	requestUtils,
}: {
	requestUtils: RequestUtils;
} ): Promise< void > {
	await set( requestUtils, { e2e_engine: '' } );
}
