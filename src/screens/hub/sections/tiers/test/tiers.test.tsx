import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tiers } from '../tiers';
import { bodyOf, draftOf, validate, withNew } from '../draft';
import { open, press, TIERS } from '../../../test/support';
import type { HubSettings } from '@slipstream/site-settings';

const SAVED: HubSettings = {
	slipstream_hub_registration: 'invitation',
	slipstream_hub_tiers: TIERS,
	slipstream_hub_default_tier: 'free',
	slipstream_hub_mapbox_token: 'pk.shared',
};

describe( 'tiers', () => {
	it( 'are read and written as they are', () => {
		expect( bodyOf( draftOf( SAVED ) ) ).toEqual( SAVED );
	} );

	it( 'get a short name of their own that stays', () => {
		const draft = draftOf( SAVED );
		const rows = withNew( withNew( withNew( draft.rows ) ) ).map(
			( row ) =>
				row.slug
					? row
					: { ...row, name: row.id < 5 ? 'Übergröße!' : '日本' }
		);
		expect(
			bodyOf( { ...draft, rows } )
				.slipstream_hub_tiers.slice( 3 )
				.map( ( { slug } ) => slug )
		).toEqual( [ 'u-bergro-e', 'u-bergro-e-2', 'tier' ] );
	} );

	it.each( [
		[ 'a name', { name: ' ' }, { 'name 1': 'Enter a name.' } ],
		[
			'a name of its own',
			{ name: 'free' },
			{ 'name 1': 'Another tier has this name.' },
		],
		[
			'a number',
			{ requests: '1.5' },
			{
				'requests 1':
					'Enter a whole number, or leave empty for no limit.',
			},
		],
		[
			'a number that is one',
			{ requests: '0' },
			{
				'requests 1':
					'Enter a whole number, or leave empty for no limit.',
			},
		],
		[ 'nothing else', { requests: '' }, {} ],
	] )( 'need %s', ( _name, some, messages ) => {
		const draft = draftOf( SAVED );
		const rows = draft.rows.map( ( row ) =>
			row.id === 1 ? { ...row, ...some } : row
		);
		expect( validate( { ...draft, rows } ) ).toEqual( messages );
	} );

	it( 'come with a token for maps', async () => {
		const { sent } = open( Tiers, '#/tiers', {} );
		const field = await screen.findByLabelText(
			'Mapbox token for connected sites'
		);
		await userEvent.type( field, ' pk.public ' );
		await press( 'Save' );
		await waitFor( () =>
			expect( sent.at( -1 )?.body ).toMatchObject( {
				slipstream_hub_mapbox_token: 'pk.public',
			} )
		);
	} );

	it( 'withhold blocks', async () => {
		const { sent } = open( Tiers, '#/tiers', {} );
		const [ first ] = await screen.findAllByRole( 'combobox', {
			name: 'Withheld blocks',
		} );
		if ( ! first ) {
			throw new Error( 'There is no field.' );
		}
		await userEvent.type( first, 'Donations Form{Enter}Nothing{Enter}' );
		await press( 'Save' );
		await waitFor( () =>
			expect( sent.at( -1 )?.body ).toEqual( {
				slipstream_hub_tiers: [
					{ ...TIERS[ 0 ], withheld: [ 'donations' ] },
					...TIERS.slice( 1 ),
				],
			} )
		);
	} );

	it( 'are added, and that of new sites stays', async () => {
		const { sent } = open( Tiers, '#/tiers', {} );
		expect(
			await screen.findByRole( 'button', { name: 'Delete “Free”' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		await press( 'Delete “100 requests”' );
		expect(
			screen.getByRole( 'button', { name: 'Add a tier' } )
		).toHaveFocus();
		await press( 'Add a tier' );
		const rows = screen.getAllByRole( 'listitem' );
		const last = within( rows.at( -1 ) ?? document.body );
		expect( last.getByLabelText( 'Name' ) ).toHaveFocus();
		await userEvent.keyboard( 'Huge' );
		await userEvent.type(
			last.getByLabelText( 'Requests per month' ),
			'9000'
		);
		await userEvent.click(
			screen.getByRole( 'radio', { name: 'Wait for approval' } )
		);
		await press( 'Save' );
		await waitFor( () =>
			expect( sent.at( -1 )?.body ).toEqual( {
				slipstream_hub_registration: 'approval',
				slipstream_hub_tiers: [
					TIERS[ 0 ],
					TIERS[ 2 ],
					{ slug: 'huge', name: 'Huge', requests: 9000 },
				],
			} )
		);
	} );
} );
