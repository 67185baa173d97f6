import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tiers } from '../sections/tiers/tiers';
import { bodyOf, draftOf, validate, withNew } from '../sections/tiers/draft';
import { Usage } from '../sections/usage/usage';
import { open, press, TIERS } from './support';
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

describe( 'usage and cost', () => {
	const usage = ( period: string ) => ( {
		period,
		currency_note: 'EUR',
		days: [ { day: `${ period }-03`, requests: 7, tokens: 900, cost: 0 } ],
		sites: [
			{
				id: 1,
				name: 'Shop',
				home: 'https://shop.test',
				requests: 7,
				tokens: 900,
				cost: 2_500_000,
				limit: 100,
			},
		],
	} );

	it( 'shows a month by day and by site', async () => {
		open( Usage, '#/usage', {
			'hub/admin/usage': () => ( { body: usage( '2026-02' ) } ),
		} );
		expect(
			await screen.findByRole( 'figure', {
				name: /^Requests by day\. Busiest day: .*3.*, with 7\.$/,
			} )
		).toBeVisible();
		expect( screen.getByRole( 'row', { name: /Shop/ } ).textContent ).toBe(
			'Shop7 of 100900€2.50'
		);
		expect( screen.getByRole( 'link', { name: 'Shop' } ) ).toHaveAttribute(
			'href',
			'#/sites?search=shop.test'
		);
	} );

	it( 'shows another month', async () => {
		let period = '2026-02';
		const { queries } = open( Usage, '#/usage', {
			'hub/admin/usage': () => ( {
				body:
					period === '2026-02'
						? usage( period )
						: { period, days: [], sites: [] },
			} ),
		} );
		await screen.findByRole( 'figure' );
		period = '2026-01';
		await userEvent.selectOptions(
			screen.getByLabelText( 'Month' ),
			'2026-01'
		);
		expect(
			await screen.findByText( 'No site used AI this month.' )
		).toBeVisible();
		expect( queries( 'admin/usage' ).at( -1 ) ).toBe( 'period=2026-01' );
	} );

	it( 'says why it cannot be shown', async () => {
		open( Usage, '#/usage', {
			'hub/admin/usage': () => ( {
				status: 403,
				body: { code: 'rest_forbidden', message: 'You may not.' },
			} ),
		} );
		expect(
			await screen.findByText( /You may not\./, {
				selector: '.components-notice__content p',
			} )
		).toBeVisible();
	} );
} );
