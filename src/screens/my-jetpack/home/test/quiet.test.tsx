import { act, screen } from '@testing-library/react';
import { BROKEN, open, QUIET } from './site';

describe( 'a site', () => {
	it.each( [
		[ 'something happened', { hasNews: true } ],
		[ 'something needs attention', { alerts: [ BROKEN ] } ],
		[ 'a step is left', { dismissed: [] } ],
		[ 'something is still on its way', { isSlow: true } ],
	] )( 'is not called nothing new where %s', async ( _, holds ) => {
		open( { dismissed: [ 'welcome' ], ...holds } );
		expect( screen.queryByText( QUIET ) ).toBeNull();
		await act( async () => undefined );
		await act( async () => undefined );
		expect( screen.queryByText( QUIET ) ).toBeNull();
	} );

	it( 'is called nothing new once all have answered', async () => {
		open( { dismissed: [ 'welcome' ] } );
		expect( screen.queryByText( QUIET ) ).toBeNull();
		expect( await screen.findByText( QUIET ) ).toBeVisible();
	} );
} );
