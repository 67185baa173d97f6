import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UsagePanel } from '../panel';
import { everyDay } from '../format';
import { serve } from '../../../../../../tests/js/serve';
import { monthsUpTo } from '@slipstream/ui';
import type { Route } from '../../../../../../tests/js/serve';
import type { AiUsage, Sum } from '../types';

const sum = ( some: Partial< Sum > ): Sum => ( {
	name: '',
	requests: 0,
	failed: 0,
	tokens_in: 0,
	tokens_out: 0,
	cost: 0,
	...some,
} );

const USAGE: AiUsage = {
	month: '2026-02',
	scope: 'site',
	currency: 'USD',
	limit: 100,
	used: 12,
	is_over: false,
	whose: 'site',
	log_days: 90,
	resets: '2026-03-01 00:00:00',
	total: sum( {
		requests: 12,
		failed: 1,
		tokens_in: 900,
		tokens_out: 334,
		cost: 2_500_000,
	} ),
	days: [
		sum( { name: '2026-02-03', requests: 4 } ),
		sum( { name: '2026-02-09', requests: 8, tokens_in: 1200, cost: 1500 } ),
	],
	features: [ sum( { name: 'ai-assistant', requests: 12 } ) ],
	models: [ sum( { name: 'painter-1', requests: 2, cost: 80_000 } ) ],
	users: [ { ...sum( { name: 'Ada', requests: 12 } ), id: 3 } ],
};

function usage( answer: () => Route ) {
	return serve( { 'slipstream/v1/ai-usage': answer } );
}

describe( 'the usage of a month', () => {
	it( 'is told in numbers, as a picture with words, and as a table', async () => {
		usage( () => ( { body: USAGE } ) );
		const { container } = render( <UsagePanel /> );
		expect( container ).toHaveTextContent( 'Loading' );
		expect(
			await screen.findByText( '12 of 100 AI requests this month.' )
		).toBeVisible();
		expect( screen.getByRole( 'progressbar' ) ).toHaveAttribute(
			'max',
			'100'
		);
		expect( container ).toHaveTextContent(
			'Modelspainter-12 · 0 tokens · $0.08'
		);
		const numbers = container.querySelector( 'dl' );
		expect( numbers ).toHaveTextContent(
			'Requests12Tokens1,234Cost$2.50Failed, not counted1'
		);
		expect( screen.getByRole( 'figure' ) ).toHaveAccessibleName(
			'Requests by day. Busiest day: Feb 9, with 8.'
		);
		expect( screen.getAllByRole( 'img' ) ).toHaveLength( 28 );
		await userEvent.click( screen.getByText( 'Show days as a table' ) );
		const row = screen.getByRole( 'row', { name: /Feb 9/ } );
		expect(
			within( row )
				.getAllByRole( 'cell' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ '8', '1,200', '$0.0015' ] );
		expect( screen.getByText( 'Ada' ) ).toBeVisible();
		expect( screen.getByText( 'Writing' ) ).toBeVisible();
	} );

	it.each( [
		[ 'site', 0, 'The log has no requests for February 2026.' ],
		[ 'own', 5, 'The log has no requests of yours for February 2026.' ],
	] as const )(
		'that the log has nothing of says so: %s, %d counted',
		async ( scope, used, sentence ) => {
			usage( () => ( {
				body: {
					...USAGE,
					scope,
					limit: 0,
					used,
					total: null,
					days: [],
				},
			} ) );
			const { container } = render( <UsagePanel /> );
			expect( await screen.findByText( sentence ) ).toBeVisible();
			expect( container ).toHaveTextContent(
				`${ used } AI requests this month. No limit is set.`
			);
			expect( screen.queryByRole( 'figure' ) ).toBeNull();
			expect( screen.queryByRole( 'button' ) ).toBeNull();
		}
	);

	it( 'in which all requests failed names no busiest day', async () => {
		usage( () => ( {
			body: {
				...USAGE,
				total: sum( { failed: 2 } ),
				days: [ sum( { name: '2026-02-03', failed: 2 } ) ],
			},
		} ) );
		render( <UsagePanel /> );
		expect( await screen.findByRole( 'figure' ) ).toHaveAccessibleName(
			'Requests by day. No requests were counted.'
		);
	} );

	it( 'says when a limit is reached', async () => {
		usage( () => ( { body: { ...USAGE, is_over: true } } ) );
		render( <UsagePanel /> );
		expect(
			await screen.findByText( /Limit reached until March 1, 2026\./ )
		).toBeVisible();
	} );

	it( 'can be another month', async () => {
		const sent = usage( () => ( { body: USAGE } ) );
		render( <UsagePanel /> );
		await userEvent.selectOptions(
			await screen.findByLabelText( 'Month' ),
			'2025-12'
		);
		expect( sent.at( -1 )?.url ).toContain( 'month=2025-12' );
	} );

	it( 'can be asked for again after an error', async () => {
		let isDown = true;
		usage( () =>
			isDown
				? {
						status: 500,
						body: { code: 'oops', message: 'Database is gone.' },
					}
				: { body: USAGE }
		);
		const { container } = render( <UsagePanel /> );
		const again = await screen.findByRole( 'button', {
			name: 'Try again',
		} );
		expect( container ).toHaveTextContent( 'Database is gone.' );
		isDown = false;
		await userEvent.click( again );
		expect(
			await screen.findByText( '12 of 100 AI requests this month.' )
		).toBeVisible();
	} );
} );

describe( 'months', () => {
	it( 'have all their days', () => {
		expect( everyDay( { ...USAGE, month: '2028-02' } ) ).toHaveLength( 29 );
		expect( everyDay( USAGE )[ 8 ]?.requests ).toBe( 8 );
	} );

	it( 'are counted back over the new year', () => {
		expect( monthsUpTo( '2026-02', 4 ) ).toEqual( [
			'2026-02',
			'2026-01',
			'2025-12',
			'2025-11',
		] );
	} );
} );
