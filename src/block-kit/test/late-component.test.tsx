import { render, screen, waitFor } from '@testing-library/react';
import { select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { lateComponent } from '..';
import type { ComponentProps } from 'react';

function Hello( { name }: { name: string; onClose?: () => void } ) {
	return <p>Hello { name }</p>;
}

describe( 'a component that comes late', () => {
	it( 'is fetched when it is first drawn, and only then', async () => {
		const load = jest.fn( () => Promise.resolve( Hello ) );
		const Late = lateComponent( load );
		expect( load ).not.toHaveBeenCalled();
		const { unmount } = render( <Late name="you" /> );
		expect( await screen.findByText( 'Hello you' ) ).toBeVisible();
		unmount();
		render( <Late name="again" /> );
		expect( screen.getByText( 'Hello again' ) ).toBeVisible();
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'says that it could not be fetched, and is tried again', async () => {
		const load = jest
			.fn()
			.mockRejectedValueOnce( new Error( 'offline' ) )
			.mockResolvedValue( Hello );
		const Late = lateComponent< ComponentProps< typeof Hello > >( load );
		const onClose = jest.fn();
		const { unmount } = render( <Late name="you" onClose={ onClose } /> );
		await waitFor( () => expect( onClose ).toHaveBeenCalledTimes( 1 ) );
		expect( select( noticesStore ).getNotices() ).toMatchObject( [
			{ content: expect.stringContaining( 'could not be loaded' ) },
		] );
		unmount();
		render( <Late name="you" onClose={ onClose } /> );
		expect( await screen.findByText( 'Hello you' ) ).toBeVisible();
	} );
} );
