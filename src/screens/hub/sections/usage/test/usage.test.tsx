import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Usage } from '../usage';
import { open } from '../../../test/support';

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
			'Shop7 of 100900€2,50'
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
