import { __ } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import type { FirstStep } from '@slipstream/ui';

const MODULE = 'jetpack/v4/module/stats';

const isOn = async () =>
	( await getHttp().get< { activated: boolean } >( MODULE ) ).activated;

/** Switches it, unless it is as it is to be. */
const set = ( active: boolean ) => async () => {
	if ( ( await isOn() ) !== active ) {
		await getHttp().post( `${ MODULE }/active`, { active } );
	}
};

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
	isDone: isOn,
};
