import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen, SectionScreen } from '@slipstream/ui';
import { section } from '..';
import { HealthPanel } from '../panel';
import { serve } from '../../../../../../tests/js/serve';
import type { HealthCheck } from '../types';

const GOOD: HealthCheck = {
	id: 'tables',
	label: 'Database',
	status: 'good',
	text: 'All tables exist.',
};
const UNTESTED: HealthCheck = {
	id: 'mail',
	label: 'Email',
	status: 'untested',
	text: 'No email has failed.',
};
const LATE: HealthCheck = {
	id: 'cron',
	label: 'Scheduled events',
	status: 'warning',
	text: 'An event is late by 2 hours.',
};

const site = ( checks: readonly HealthCheck[], loopback?: object ) =>
	serve( {
		'slipstream/v1/health': () => ( {
			body: { checks, report: '### slipstream ###' },
		} ),
		'slipstream/v1/health/loopback': () =>
			loopback
				? { body: loopback }
				: {
						status: 500,
						body: { code: 'x', message: 'Nobody answered.' },
					},
		'slipstream/v1/ai-status': () => ( {
			body: { engine: 'none', is_enabled: true },
		} ),
	} );

describe( 'the health of the site', () => {
	it.each( [ true, false ] )(
		'is shown to those who may read it: %s',
		( canView ) => {
			window.slipstreamSettings = {
				restRoot: 'https://site.test/wp-json/',
				health: { canView },
			};
			expect( section.isAvailable?.() ).toBe( canView );
		}
	);

	it( 'shows what is not well first, and what to do', async () => {
		site( [ GOOD, LATE ], { ...GOOD, id: 'loopback', label: 'Loopback' } );
		render( <HealthPanel /> );
		expect(
			await screen.findByText( '1 thing needs attention.' )
		).toBeVisible();
		await screen.findByText( 'Loopback' );
		const rows = screen
			.getAllByRole( 'listitem' )
			.map( ( row ) => row.textContent );
		expect( rows ).toEqual( [
			'Scheduled events AttentionAn event is late by 2 hours.',
			'Database GoodAll tables exist.',
			'Loopback GoodAll tables exist.',
		] );
		expect(
			await screen.findByText( /No AI server is set up yet/ )
		).toBeVisible();
	} );

	it( 'is looked at again by who comes back from mending it', async () => {
		const checks = [ LATE ];
		site( checks, { ...GOOD, id: 'loopback', label: 'Loopback' } );
		const elsewhere = {
			id: 'elsewhere',
			title: 'Elsewhere',
			order: 90,
			load: () => Promise.resolve( () => null ),
		};
		window.location.hash = '#/health';
		render(
			<Screen>
				<SectionScreen
					label="Sections"
					sections={ [ section, elsewhere ] }
				/>
			</Screen>
		);
		await screen.findByText( '1 thing needs attention.' );
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Elsewhere' } )
		);
		checks.splice( 0, 1, GOOD );
		await userEvent.click( screen.getByRole( 'link', { name: 'Site' } ) );
		await waitFor( () =>
			expect( screen.getByText( 'Everything looks good.' ) ).toBeVisible()
		);
	} );

	it( 'does not call good what nobody has tried', async () => {
		site( [ UNTESTED, GOOD ], { ...GOOD, id: 'loopback' } );
		render( <HealthPanel /> );
		expect( await screen.findByText( 'No problems found.' ) ).toBeVisible();
		expect( screen.getByText( 'Not tested yet' ) ).toBeVisible();
	} );

	it( 'says so where even the check failed', async () => {
		site( [ GOOD ] );
		render( <HealthPanel /> );
		expect( await screen.findByText( /Nobody answered\./ ) ).toBeVisible();
		expect( screen.getByText( '1 thing needs attention.' ) ).toBeVisible();
	} );

	it.each( [
		[ 'good', 'Everything looks good.' ],
		[ 'critical', '1 thing needs attention.' ],
	] )(
		'is not told before the slow check: %s',
		async ( status, sentence ) => {
			site( [ GOOD ], {
				...GOOD,
				id: 'loopback',
				label: 'Loopback',
				status,
			} );
			const answer = globalThis.fetch;
			let release = () => undefined as void;
			const held = new Promise< void >( ( resolve ) => {
				release = resolve;
			} );
			globalThis.fetch = async ( input, init ) => {
				if ( String( input ).includes( 'loopback' ) ) {
					await held;
				}
				return answer( input, init );
			};
			render( <HealthPanel /> );
			expect(
				await screen.findByText( 'Still checking…' )
			).toBeVisible();
			release();
			expect( await screen.findByText( sentence ) ).toBeVisible();
		}
	);
} );
