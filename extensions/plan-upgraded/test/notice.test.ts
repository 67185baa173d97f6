import { waitFor } from '@testing-library/dom';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { installSettings } from '../../../src/ai-ui/test/support';
import { reply } from '../../../tests/js/serve';
import { showUpgradeNotice } from '../notice';

const notice = () => select( noticesStore ).getNotices()[ 0 ];

/** Has the provider say something, and gives what was asked. */
const answer = ( status: number, upgrade: object ) => {
	const sent: string[] = [];
	globalThis.fetch = ( input ) => {
		sent.push( String( input ) );
		return Promise.resolve( reply( status, upgrade ) );
	};
	return sent;
};

beforeEach( () => {
	installSettings();
	void dispatch( noticesStore ).removeAllNotices();
	window.history.replaceState( null, '', '/post.php?post=7&plan_upgraded=1' );
} );

describe( 'the notice after an upgrade', () => {
	it( 'names the plan, leads to it, and stays away once it is dismissed', async () => {
		const sent = answer( 200, { state: 'granted', plan: 'Studio' } );
		await showUpgradeNotice();
		expect( notice() ).toMatchObject( {
			status: 'success',
			isDismissible: true,
			content: 'Congratulations! Your site is now on the Studio plan.',
			actions: [
				{
					label: 'View my plan',
					url: expect.stringMatching(
						/admin\.php\?page=my-jetpack#\/products$/
					),
				},
			],
		} );
		notice()?.onDismiss?.();
		expect( window.location.search ).toBe( '?post=7' );
		expect( sent.at( -1 ) ).toContain( 'upgrade?_method=DELETE' );
	} );

	it( 'comes by itself where the address says so', async () => {
		answer( 200, { state: 'granted', plan: 'Studio' } );
		jest.requireActual( '../init' );
		await waitFor( () => expect( notice() ).toBeDefined() );
	} );

	it.each( [
		[ 'the hub has not decided', 200, { state: 'waiting', plan: 'Free' } ],
		[ 'nobody has asked', 200, { state: 'none', plan: 'Free' } ],
		[ 'the server fails', 503, {} ],
		[ 'the person may not know', 403, { code: 'rest_forbidden' } ],
	] )( 'claims nothing where %s', async ( _name, status, body ) => {
		answer( status, body );
		await showUpgradeNotice();
		expect( notice() ).toBeUndefined();
		expect( window.location.search ).toBe( '?post=7' );
	} );
} );
