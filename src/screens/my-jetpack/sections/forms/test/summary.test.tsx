import { render, screen } from '@testing-library/react';
import { getSections, getSummaries, registerSections } from '@slipstream/ui';
import { section } from '..';
import { ResponsesSummary } from '../responses-summary';
import { serve } from '../../../../../../tests/js/serve';

registerSections( [ section ] );

const site = ( hasForms: boolean, mayRead: boolean, unread = 2 ) => {
	serve( {
		'slipstream/v1/forms/counts': () => ( { body: { unread } } ),
	} );
	window.slipstreamSettings = {
		...window.slipstreamSettings,
		modules: { 'contact-form': hasForms },
		forms: { trashDays: 30, mayRead },
	};
};

describe( 'the card of new form responses', () => {
	it.each( [
		[ true, true, [ 'forms' ] ],
		[ true, false, [] ],
		[ false, true, [] ],
	] )(
		'is there where forms are on (%s) for who may read them (%s), settings or not',
		( hasForms, mayRead, ids ) => {
			site( hasForms, mayRead );
			expect( getSections() ).toEqual( [] );
			expect( getSummaries().map( ( { id } ) => id ) ).toEqual( ids );
		}
	);

	it( 'tells how many are unread', async () => {
		site( true, true );
		render( <ResponsesSummary /> );
		expect(
			await screen.findByText( '2 responses are unread.' )
		).toBeVisible();
	} );
} );
