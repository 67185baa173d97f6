import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { library, open, setUp, sidebar } from './support';

jest.mock( '../engine/adapters', () => jest.requireActual( './support' ) );

beforeAll( setUp );
beforeEach( () => {
	delete library.events;
} );

const FIRST_CENTER = { longitude: -122.41941550000001, latitude: 37.7749295 };
const POINT = {
	id: 'place.1',
	title: 'Bern',
	placeTitle: 'Bern',
	caption: '',
	coordinates: { longitude: 7.4474, latitude: 46.948 },
};

/** Moves the map as an author does, and waits until that would be stored. */
async function pull( center: typeof FIRST_CENTER, zoom: number ) {
	jest.useFakeTimers();
	try {
		await act( async () => {
			Object.assign( library, { center, zoom } );
			library.events?.onMove();
			await jest.advanceTimersByTimeAsync( 1000 );
		} );
	} finally {
		jest.useRealTimers();
	}
}

describe( 'a map', () => {
	it( 'is as close as its setting says, and as the author has made it', async () => {
		const { attributes } = await open( {
			attributes: { points: [ POINT ] },
		} );
		const zoom = await sidebar().findByRole( 'spinbutton', {
			name: 'Zoom level',
		} );
		await userEvent.clear( zoom );
		await userEvent.type( zoom, '7' );
		await waitFor( () =>
			expect( library.jumps.at( -1 ) ).toEqual( [ POINT.coordinates, 7 ] )
		);
		await pull( { longitude: 8, latitude: 47 }, 9.4 );
		expect( attributes().zoom ).toBe( 9 );
		expect( attributes().mapCenter ).toEqual( FIRST_CENTER );
		expect( library.zoom ).toBe( 9.4 );
	} );

	it( 'follows what it was pulled to only where no marker is', async () => {
		const { attributes } = await open();
		await waitFor( () => expect( library.events ).toBeDefined() );
		await pull( { longitude: 8, latitude: 47 }, 9 );
		expect( attributes() ).toMatchObject( {
			mapCenter: { longitude: 8, latitude: 47 },
			zoom: 9,
		} );
	} );

	it( 'keeps a pull when its block is left at once, by another block or for good', async () => {
		const editor = await open();
		await waitFor( () => expect( library.events ).toBeDefined() );
		jest.useFakeTimers();
		try {
			await act( async () => {
				Object.assign( library, {
					center: { longitude: 8, latitude: 47 },
					zoom: 9,
				} );
				library.events?.onMove();
			} );
			await editor.deselect();
			await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
			expect( editor.attributes().zoom ).toBe( 9 );
			// Nobody pulls a map that is not selected.
			library.zoom = 4;
			library.events?.onMove();
			await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
			expect( editor.attributes().zoom ).toBe( 9 );
			await editor.select();
			library.zoom = 5;
			library.events?.onMove();
			editor.hideCanvas();
			expect( editor.attributes().zoom ).toBe( 5 );
		} finally {
			jest.useRealTimers();
		}
	} );

	it( 'goes back with what is undone', async () => {
		const editor = await open();
		await waitFor( () => expect( library.events ).toBeDefined() );
		await pull( { longitude: 8, latitude: 47 }, 9 );
		await editor.act( ( { updateBlockAttributes } ) =>
			updateBlockAttributes( editor.blocks()[ 0 ]?.clientId ?? '', {
				mapCenter: FIRST_CENTER,
				zoom: 13,
			} )
		);
		expect( library.jumps.at( -1 ) ).toEqual( [ FIRST_CENTER, 13 ] );
		await pull( { ...FIRST_CENTER }, 13 );
		expect( editor.attributes().mapCenter ).toBe( FIRST_CENTER );
	} );

	it( 'keeps where it is as it is stored while nobody pulls it', async () => {
		const mapCenter = { lng: 7.44, lat: 46.95 };
		const { attributes } = await open( { attributes: { mapCenter } } );
		await waitFor( () => expect( library.events ).toBeDefined() );
		// As when the sidebar opens beside it.
		await pull( { longitude: 7.44, latitude: 46.95 }, 13 );
		expect( attributes().mapCenter ).toEqual( mapCenter );
	} );

	it( 'has its least height where the author wants it lower', async () => {
		const { attributes } = await open( { attributes: { mapHeight: 400 } } );
		const height = await sidebar().findByLabelText( 'Height in pixels' );
		await userEvent.clear( height );
		await userEvent.type( height, '100' );
		await userEvent.tab();
		expect( height ).toHaveValue( 400 );
		expect( attributes().mapHeight ).toBe( 400 );
		await userEvent.clear( height );
		await userEvent.tab();
		expect( attributes().mapHeight ).toBeUndefined();
		expect( sidebar().getByLabelText( 'Height in pixels' ) ).toHaveValue(
			null
		);
	} );
} );
