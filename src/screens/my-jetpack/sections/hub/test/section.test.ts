import { section } from '..';
import { installSettings } from '../../../../../ai-ui/test/support';

it.each( [
	[ 'an administrator of a hub', true, true, true ],
	[ 'an administrator where the hub is off', true, false, false ],
	[ 'an editor of a hub', false, true, false ],
] )( 'is shown to %s or not', ( _, canManage, isOn, isShown ) => {
	installSettings( { permissions: { manage_options: canManage } } );
	window.slipstreamSettings = {
		...window.slipstreamSettings,
		modules: { hub: isOn },
	};
	expect( section.isAvailable?.() ).toBe( isShown );
} );
