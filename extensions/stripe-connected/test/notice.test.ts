import { waitFor } from '@testing-library/dom';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { serve } from '../../../tests/js/serve';
import { showConnectNotice } from '../notice';
import type { Route } from '../../../tests/js/serve';

const notices = () => select( noticesStore ).getNotices();
const answer = ( route: Route ) =>
	serve( { 'memberships/status': () => route } );

beforeEach( () => {
	void dispatch( noticesStore ).removeAllNotices();
	window.history.replaceState(
		null,
		'',
		'/post.php?post=7&stripe_connect_success=1'
	);
} );

describe( 'the notice after connecting Stripe', () => {
	it( 'says so where the site says so, and only once', async () => {
		answer( { body: { connected_account_id: 'acct_1' } } );
		await showConnectNotice( true );
		expect( notices() ).toMatchObject( [
			{
				status: 'success',
				content:
					'Congrats! Your site is now connected to Stripe. You can now start accepting funds!',
			},
		] );
		expect( window.location.search ).toBe( '?post=7' );
	} );

	it.each< [ string, Route ] >( [
		[ 'no account is connected', { body: { connected_account_id: null } } ],
		[
			'the server fails',
			{ status: 500, body: { code: 'x', message: '' } },
		],
	] )( 'claims nothing where %s', async ( _, route ) => {
		answer( route );
		await showConnectNotice( true );
		expect( notices() ).toEqual( [] );
	} );

	it( 'says that it was cancelled, and asks nobody', async () => {
		const sent = answer( { body: {} } );
		await showConnectNotice( false );
		expect( notices() ).toMatchObject( [
			{
				status: 'error',
				content: 'You cancelled connecting your site to Stripe.',
			},
		] );
		expect( sent ).toEqual( [] );
	} );

	it( 'comes by itself where the address says so', async () => {
		answer( { body: { connected_account_id: 'acct_1' } } );
		jest.requireActual( '../init' );
		await waitFor( () => expect( notices() ).toHaveLength( 1 ) );
	} );
} );
