import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { HubPanel } from '../panel';
import { serve } from '../../../../../../tests/js/serve';
import type { Route } from '../../../../../../tests/js/serve';

// What is shown over the screen is moved there by a library that wants to scroll.
beforeEach( () => {
	window.scrollTo = () => undefined;
} );

const toggle = () =>
	screen.getByRole( 'checkbox', {
		name: 'Act as a hub for other sites',
		hidden: true,
	} );

const sites = ( total: number ): Route => ( {
	body: { body: [], status: 200, headers: { 'X-WP-Total': total } },
} );

function open( isOn: boolean, counted: Route, answer?: Route ) {
	const sent = serve( {
		'hub/admin/sites': () => counted,
		'module/hub/active': () => answer ?? { body: { code: 'success' } },
	} );
	window.slipstreamSettings = {
		...window.slipstreamSettings,
		modules: { hub: isOn },
	};
	render(
		<Screen>
			<HubPanel />
		</Screen>
	);
	return () => sent.flatMap( ( { body } ) => ( body ? [ body ] : [] ) );
}

it( 'is switched on, leads to the hub, and is switched off while no site uses it', async () => {
	const changes = open( false, sites( 0 ) );
	expect( toggle() ).not.toBeChecked();
	await userEvent.click( toggle() );
	expect(
		await screen.findByRole( 'link', { name: 'Open the hub' } )
	).toHaveAttribute( 'href', expect.stringContaining( 'slipstream-hub' ) );
	expect( toggle() ).toBeChecked();
	await userEvent.click( toggle() );
	expect( await screen.findByText( /^An agency or host/ ) ).toBeVisible();
	expect( changes() ).toEqual( [ { active: true }, { active: false } ] );
} );

it.each( [
	[ sites( 2 ), '2 sites use this hub.' ],
	[
		{ status: 503, body: { code: 'x', message: 'No.' } },
		'How many sites use this hub could not be counted.',
	],
	[
		{ body: { body: {}, status: 503, headers: {} } },
		'How many sites use this hub could not be counted.',
	],
] )( 'asks before sites lose their AI: %#', async ( counted, text ) => {
	const changes = open( true, counted );
	await userEvent.click( toggle() );
	expect(
		await screen.findByText(
			`${ text } While it is off, connected sites have no AI.`
		)
	).toBeVisible();
	await userEvent.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	await waitFor( () => expect( toggle() ).toHaveFocus() );
	expect( toggle() ).toBeEnabled();
	expect( toggle() ).toBeChecked();
	expect( changes() ).toEqual( [] );
	await userEvent.click( toggle() );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Turn off Hub' } )
	);
	await waitFor( () => expect( toggle() ).not.toBeChecked() );
	expect( changes() ).toEqual( [ { active: false } ] );
} );

it( 'stays as it was where the server refuses', async () => {
	const changes = open( true, sites( 0 ), {
		status: 400,
		body: { code: 'deactivation_failed', message: 'It is not off.' },
	} );
	await userEvent.click( toggle() );
	await waitFor( () => expect( toggle() ).toBeEnabled() );
	expect( toggle() ).toBeChecked();
	expect( changes() ).toHaveLength( 1 );
} );
