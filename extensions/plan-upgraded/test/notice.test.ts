import { waitFor } from '@testing-library/dom';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { installSettings } from '../../../src/ai-ui/test/support';
import { reply } from '../../../tests/js/serve';
import { showUpgradeNotice } from '../notice';

const notice = () => select( noticesStore ).getNotices()[ 0 ];

const answer = ( status: number, site: object ) => {
	globalThis.fetch = () =>
		Promise.resolve(
			reply( status, {
				code: 'success',
				message: '',
				data: JSON.stringify( site ),
			} )
		);
};

beforeEach( () => {
	installSettings();
	void dispatch( noticesStore ).removeAllNotices();
	window.history.replaceState( null, '', '/post.php?post=7&plan_upgraded=1' );
} );

describe( 'the notice after an upgrade', () => {
	it( 'names the plan, leads to it, and stays away once it is dismissed', async () => {
		answer( 200, { plan: { product_name: 'Studio' } } );
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
	} );

	it( 'comes by itself where the address says so', async () => {
		answer( 200, { plan: { product_name: 'Studio' } } );
		jest.requireActual( '../init' );
		await waitFor( () => expect( notice() ).toBeDefined() );
	} );

	it( 'does without the name where it cannot be read', async () => {
		answer( 503, {} );
		await showUpgradeNotice();
		expect( notice()?.content ).toBe(
			'Congratulations! Your site is now on a paid plan.'
		);
	} );
} );
