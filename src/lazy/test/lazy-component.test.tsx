import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { lazyComponent, LoadingFallback } from '..';
import type { ComponentProps } from 'react';

function Hello( { name }: { name: string; onClose?: () => void } ) {
	return <p>Hello { name }</p>;
}

beforeEach( () => {
	void dispatch( noticesStore ).removeAllNotices();
} );

describe( 'a lazy component', () => {
	it( 'is fetched when it is first drawn, and only then', async () => {
		const load = jest.fn( () => Promise.resolve( Hello ) );
		const Lazy = lazyComponent( load );
		expect( load ).not.toHaveBeenCalled();
		const { unmount } = render( <Lazy name="you" /> );
		expect( await screen.findByText( 'Hello you' ) ).toBeVisible();
		unmount();
		render( <Lazy name="again" /> );
		expect( screen.getByText( 'Hello again' ) ).toBeVisible();
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'says that it could not be fetched, and is tried again', async () => {
		const load = jest
			.fn()
			.mockRejectedValueOnce( new Error( 'offline' ) )
			.mockResolvedValue( Hello );
		const Lazy = lazyComponent< ComponentProps< typeof Hello > >( load );
		const onClose = jest.fn();
		const { unmount } = render( <Lazy name="you" onClose={ onClose } /> );
		await waitFor( () => expect( onClose ).toHaveBeenCalledTimes( 1 ) );
		expect( select( noticesStore ).getNotices() ).toMatchObject( [
			{ content: expect.stringContaining( 'could not be loaded' ) },
		] );
		unmount();
		render( <Lazy name="you" onClose={ onClose } /> );
		expect( await screen.findByText( 'Hello you' ) ).toBeVisible();
	} );

	it( 'shows with a fallback that it is on its way, and offers to try again', async () => {
		const load = jest
			.fn()
			.mockRejectedValueOnce( new Error( 'offline' ) )
			.mockResolvedValue( Hello );
		const Lazy = lazyComponent< ComponentProps< typeof Hello > >( load, {
			fallback: LoadingFallback,
		} );
		const onClose = jest.fn();
		const { container } = render( <Lazy name="you" onClose={ onClose } /> );
		expect( container.querySelector( 'svg' ) ).not.toBeNull();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'could not be loaded'
		);
		expect( onClose ).not.toHaveBeenCalled();
		await userEvent.click( screen.getByRole( 'button' ) );
		expect( await screen.findByText( 'Hello you' ) ).toBeVisible();
	} );

	it( 'draws nothing without a fallback, until it has come', async () => {
		const Lazy = lazyComponent( () => Promise.resolve( Hello ) );
		const { container } = render( <Lazy name="you" /> );
		expect( container ).toBeEmptyDOMElement();
		expect( await screen.findByText( 'Hello you' ) ).toBeVisible();
	} );

	it( 'is fetched once for all that draw it, and before when it is preloaded', async () => {
		const load = jest.fn( () => Promise.resolve( Hello ) );
		const Lazy = lazyComponent( load );
		await Lazy.preload();
		render(
			<>
				<Lazy name="you" />
				<Lazy name="me" />
			</>
		);
		expect( screen.getByText( 'Hello you' ) ).toBeVisible();
		expect( screen.getByText( 'Hello me' ) ).toBeVisible();
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );
} );
