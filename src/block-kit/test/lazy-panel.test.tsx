import { act, render, screen, waitFor } from '@testing-library/react';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { lazyPanel } from '..';

beforeEach( () => {
	void dispatch( noticesStore ).removeAllNotices();
} );

describe( 'a lazy panel', () => {
	it( 'says that it could not be fetched, and opens when it can be', async () => {
		const load = jest
			.fn()
			.mockRejectedValueOnce( new Error( 'offline' ) )
			.mockResolvedValue( ( { job }: { job: { name: string } } ) => (
				<p>Panel of { job.name }</p>
			) );
		const { open, Host } = lazyPanel< { name: string } >( load );
		render( <Host /> );
		act( () => open( { name: 'you' } ) );
		await waitFor( () =>
			expect( select( noticesStore ).getNotices() ).not.toEqual( [] )
		);
		act( () => open( { name: 'me' } ) );
		expect( await screen.findByText( 'Panel of me' ) ).toBeVisible();
	} );
} );
