import { loadConnectionAlerts } from '../alerts';
import { installSettings } from '../../../../../ai-ui/test/support';
import { serve } from '../../../../../../tests/js/serve';
import { HUB, NOW, OWN } from './support';
import type { ProviderStatus } from '../../../provider';

const alertsOf = async ( provider: ProviderStatus, canManage = true ) => {
	serve( { 'connection/provider': () => ( { body: provider } ) } );
	installSettings( { permissions: { manage_options: canManage } } );
	return ( await loadConnectionAlerts() ).map( ( { text } ) => text );
};

const failing = ( code: string, message = 'The server’s words.' ) => ( {
	at: NOW - 300,
	error: { code, message },
} );

describe( 'what Home says of the connection', () => {
	it.each( [ OWN, HUB ] )(
		'is nothing where all is well: %#',
		async ( one ) => {
			expect( await alertsOf( one ) ).toEqual( [] );
		}
	);

	it( 'is one line where the hub has turned the site away', async () => {
		expect(
			await alertsOf( {
				...HUB,
				state: 'revoked',
				last_answer: failing( 'site_revoked' ),
			} )
		).toEqual( [
			'Agency has disconnected this site. Contact its administrator, then reconnect.',
		] );
	} );

	it( 'is that the hub does not respond', async () => {
		expect(
			await alertsOf( {
				...HUB,
				last_answer: failing( 'provider_unreachable' ),
			} )
		).toEqual( [ expect.stringMatching( /^Agency is not responding\./ ) ] );
	} );

	it.each( [
		[ 'provider_clock', /^The clocks on the hub/ ],
		[ 'unknown_token', /^The server’s words\.$/ ],
	] )( 'is the cause where the hub responds: %s', async ( code, text ) => {
		expect(
			await alertsOf( { ...HUB, last_answer: failing( code ) } )
		).toEqual( [ expect.stringMatching( text ) ] );
	} );

	it( 'is nothing for those who cannot fix it', async () => {
		expect( await alertsOf( { ...HUB, state: 'revoked' }, false ) ).toEqual(
			[]
		);
	} );
} );
