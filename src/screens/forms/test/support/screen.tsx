import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { App } from '../../app';
import { response } from './server';
import type { Server } from './server';

/** Responses, the newest first. */
export const many = ( count: number ) =>
	Array.from( { length: count }, ( _, at ) =>
		response( { id: count - at } )
	);

/** Shows the screen. */
export const show = () =>
	render(
		<Screen>
			<App />
		</Screen>
	);

/** Opens the screen at an address, and waits for the list. */
export async function open( hash = '' ) {
	window.history.replaceState( null, '', `/wp-admin/admin.php${ hash }` );
	show();
	await waitFor( () =>
		expect( screen.queryByText( 'Loading…' ) ).not.toBeInTheDocument()
	);
}

export const rows = () =>
	within( screen.getByRole( 'table' ) )
		.getAllByRole( 'row' )
		.slice( 1 )
		.map( ( row ) => within( row ).getByRole( 'link' ) );
export const names = () => rows().map( ( link ) => link.textContent );
export const press = ( name: string | RegExp ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );
export const asked = ( server: Server, part: string ) =>
	server.asked.filter( ( line ) => line.includes( part ) );
export const snackbar = ( text: string | RegExp ) =>
	waitFor( () =>
		expect(
			document.querySelector( '.components-snackbar' )
		).toHaveTextContent( text )
	);

/** A page of the administration, as WordPress prints it. */
export function preparePage() {
	window.slipstreamSettings = {
		restRoot: 'https://site.test/wp-json/',
		restNonce: 'nonce',
		adminUrl: 'https://site.test/wp-admin/',
	};
	window.localStorage.clear();
	// Nothing is laid out here, so nothing scrolls.
	window.scrollTo = () => undefined;
}
