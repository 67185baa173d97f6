import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { latePanel, latePart } from '..';
import type { ComponentProps } from 'react';

function Hello( { name }: { name: string; onClose?: () => void } ) {
	return <p>Hello { name }</p>;
}

beforeEach( () => {
	void dispatch( noticesStore ).removeAllNotices();
} );

describe( 'a part that comes late', () => {
	it( 'is fetched when it is first drawn, and only then', async () => {
		const load = jest.fn( () => Promise.resolve( Hello ) );
		const Late = latePart( load );
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
		const Late = latePart< ComponentProps< typeof Hello > >( load );
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

	it( 'shows in its own place that it is on its way, and offers to try again', async () => {
		const load = jest
			.fn()
			.mockRejectedValueOnce( new Error( 'offline' ) )
			.mockResolvedValue( Hello );
		const Late = latePart< ComponentProps< typeof Hello > >( load, {
			inPlace: true,
		} );
		const onClose = jest.fn();
		const { container } = render( <Late name="you" onClose={ onClose } /> );
		expect( container.querySelector( 'svg' ) ).not.toBeNull();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'could not be loaded'
		);
		expect( onClose ).not.toHaveBeenCalled();
		await userEvent.click( screen.getByRole( 'button' ) );
		expect( await screen.findByText( 'Hello you' ) ).toBeVisible();
	} );

	it( 'has nothing to see without a place of its own, until it has come', async () => {
		const Late = latePart( () => Promise.resolve( Hello ) );
		const { container } = render( <Late name="you" /> );
		expect( container ).toBeEmptyDOMElement();
		expect( await screen.findByText( 'Hello you' ) ).toBeVisible();
	} );
} );

describe( 'a panel that comes late', () => {
	it( 'says that it could not be fetched, and opens when it can be', async () => {
		const load = jest
			.fn()
			.mockRejectedValueOnce( new Error( 'offline' ) )
			.mockResolvedValue( ( { job }: { job: { name: string } } ) => (
				<p>Panel of { job.name }</p>
			) );
		const { open, Host } = latePanel< { name: string } >( load );
		render( <Host /> );
		act( () => open( { name: 'you' } ) );
		await waitFor( () =>
			expect( select( noticesStore ).getNotices() ).not.toEqual( [] )
		);
		act( () => open( { name: 'me' } ) );
		expect( await screen.findByText( 'Panel of me' ) ).toBeVisible();
	} );
} );
