import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HubPanel } from '../panel';
import { serve } from '../../../../../../tests/js/serve';

const toggle = () =>
	screen.getByRole( 'checkbox', { name: 'Act as a hub for other sites' } );

it( 'is switched on, leads to the hub, and is switched off', async () => {
	const sent = serve( {
		'module/hub/active': () => ( { body: { code: 'success' } } ),
	} );
	render( <HubPanel /> );
	expect( toggle() ).not.toBeChecked();
	await userEvent.click( toggle() );
	expect(
		await screen.findByRole( 'link', { name: 'Open the hub' } )
	).toHaveAttribute( 'href', expect.stringContaining( 'slipstream-hub' ) );
	expect( toggle() ).toBeChecked();
	await userEvent.click( toggle() );
	expect( await screen.findByText( /^An agency or host/ ) ).toBeVisible();
	expect( sent.map( ( { body } ) => body ) ).toEqual( [
		{ active: true },
		{ active: false },
	] );
} );

it( 'stays as it was where the server refuses', async () => {
	const sent = serve( {
		'module/hub/active': () => ( {
			status: 400,
			body: { code: 'deactivation_failed', message: 'It is not off.' },
		} ),
	} );
	window.slipstreamSettings = {
		...window.slipstreamSettings,
		modules: { hub: true },
	};
	render( <HubPanel /> );
	await userEvent.click( toggle() );
	await waitFor( () => expect( toggle() ).toBeEnabled() );
	expect( toggle() ).toBeChecked();
	expect( sent ).toHaveLength( 1 );
} );
