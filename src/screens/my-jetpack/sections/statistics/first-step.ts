import { __ } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { PluginError } from '@slipstream/errors';
import type { FirstStep } from '@slipstream/ui';

const MODULE = 'jetpack/v4/module/stats';

/** Switches it. What is off already is off. */
const set = ( active: boolean ) => () =>
	getHttp()
		.post( `${ MODULE }/active`, { active } )
		.catch( ( error: unknown ) => {
			if (
				! PluginError.isInstance( error ) ||
				error.code !== 'already_inactive'
			) {
				throw error;
			}
		} );

/** Counting is off until somebody decides. */
export const firstStep: FirstStep = {
	id: 'statistics',
	order: 50,
	title: __( 'Decide whether to count views', 'slipstream' ),
	text: __(
		'See which pages people read. Views are counted in this site’s database, without cookies.',
		'slipstream'
	),
	choices: [
		{ label: __( 'Count views', 'slipstream' ), choose: set( true ) },
		{ label: __( 'Do not count', 'slipstream' ), choose: set( false ) },
	],
	isDone: async () =>
		( await getHttp().get< { activated: boolean } >( MODULE ) ).activated,
};
