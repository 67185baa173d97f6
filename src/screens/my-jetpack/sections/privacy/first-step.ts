import { __ } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import type { FirstStep } from '@slipstream/ui';

const ROUTE = 'jetpack/v4/settings';
const SETTING = 'slipstream_embed_consent';

const store = ( asks: boolean ) => () =>
	getHttp().post( ROUTE, { [ SETTING ]: asks } );

/** Whether content of other servers waits for visitors is for the owner to decide. */
export const firstStep: FirstStep = {
	id: 'embeds',
	order: 40,
	title: __( 'Decide how embeds load', 'slipstream' ),
	text: __(
		'Calendars, maps, and feeds come from other servers, which can see that someone visited. You can ask visitors first.',
		'slipstream'
	),
	choices: [
		{
			label: __( 'Ask visitors first', 'slipstream' ),
			choose: store( true ),
		},
		{
			label: __( 'Load automatically', 'slipstream' ),
			choose: store( false ),
		},
	],
	isDone: async () =>
		( await getHttp().get< Record< string, unknown > >( ROUTE ) )[
			SETTING
		] === true,
};
