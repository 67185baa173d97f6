import { section } from '../index';
import { section as serverSection } from '../../ai-server';
import { cameFrom, returnAddress } from '../return-address';

describe( 'the address of the upgrade', () => {
	it.each( [
		[ 'own', true, false, true ],
		[ 'pending', true, false, true ],
		[ 'active', true, true, false ],
		[ 'active', false, false, false ],
	] as const )(
		'%s, administrator %j: upgrade %j, AI server %j',
		( state, canManage, isUpgrade, isServer ) => {
			window.slipstreamSettings = {
				restRoot: 'https://site.test/wp-json/',
				connection: {
					connectionStatus: {
						isRegistered: true,
						isUserConnected: true,
						hasConnectedOwner: true,
					},
					userConnectionData: {
						currentUser: {
							permissions: { manage_options: canManage },
						},
					},
					connectedPlugins: [],
					connectionErrors: {},
					isOfflineMode: false,
					registrationNonce: '',
					provider: {
						address: 'https://hub.test',
						name: 'Agency',
						isOwn: state === 'own',
						state,
					},
				},
			};
			expect( section.id ).toBe( serverSection.id );
			expect( section.isAvailable?.() ).toBe( isUpgrade );
			expect( serverSection.isAvailable?.() ).toBe( isServer );
		}
	);

	it.each( [
		'',
		'?redirect_to=',
		'?redirect_to=https%3A%2F%2Fevil.test%2Fpost.php',
		'?redirect_to=%2F%2Fevil.test',
		'?redirect_to=javascript:alert(1)',
		'?redirect_to=..%2F..%2Fpost.php',
	] )( 'leads nowhere else: %j', ( search ) => {
		expect( returnAddress( cameFrom( search ) ) ).toBe( '' );
	} );
} );
