import { fireEvent, screen } from '@testing-library/dom';
import { setUp } from './support';

jest.mock( '../engine/adapters', () => jest.requireActual( './support' ) );

beforeAll( setUp );

it( 'opens the place of a link on the page, also where one before it cannot be drawn', async () => {
	document.addEventListener( 'click', ( event ) => event.preventDefault() );
	document.body.innerHTML =
		'<div><ul><li><a href="https://maps.test/">Lost</a></li><li><a href="https://maps.test/">Bern</a></li></ul></div>';
	const root = document.body.firstElementChild as HTMLElement;
	root.dataset.points = JSON.stringify( [
		{ id: 'a', title: 'Lost' },
		{ id: 'b', title: 'Bern', coordinates: { lng: 7, lat: 47 } },
	] );
	root.dataset.mapLabels = JSON.stringify( {
		place: 'Place',
		places: 'Places on the map',
	} );
	const { startMap } = await import( '../page' );
	await startMap( root );
	expect( screen.getAllByRole( 'button' ) ).toHaveLength( 1 );
	fireEvent.click( screen.getByRole( 'link', { name: 'Lost' } ) );
	const pin = screen.getByRole( 'button', { name: 'Bern' } );
	expect( pin ).toHaveAttribute( 'aria-expanded', 'false' );
	fireEvent.click( screen.getByRole( 'link', { name: 'Bern' } ) );
	expect( pin ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( screen.getByRole( 'link', { name: 'Bern' } ) ).toHaveAttribute(
		'tabindex',
		'-1'
	);
} );
