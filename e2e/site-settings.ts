import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** Stores settings of the site, by their names. */
export const setSettings = ( utils: RequestUtils, data: object ) =>
	utils.rest( { method: 'POST', path: '/jetpack/v4/settings', data } );

/** What the settings of AI come to. */
export const aiStatus = ( utils: RequestUtils ) =>
	utils.rest< { requests_used: number; default_templates: object[] } >( {
		path: '/slipstream/v1/ai-status',
	} );

/** Switches a module on or off, whatever it was before. */
export const setModuleActive = (
	utils: RequestUtils,
	slug: string,
	active: boolean
) =>
	utils
		.rest( {
			method: 'POST',
			path: `/jetpack/v4/module/${ slug }/active`,
			data: { active },
		} )
		.catch( ( error: { code?: string } ) => {
			if ( error.code !== 'already_inactive' ) {
				throw error;
			}
		} );
