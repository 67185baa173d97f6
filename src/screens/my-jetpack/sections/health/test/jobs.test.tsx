import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { serve } from '../../../../../../tests/js/serve';
import { Jobs } from '../jobs';
import type { Route, Sent } from '../../../../../../tests/js/serve';
import type { Job } from '../types';

const NIGHTLY: Job = {
	id: 1,
	key: 'stripe-test',
	label: 'Compare payments',
	is_known: true,
	can_start: false,
	state: 'waiting',
	done: 0,
	total: 0,
	due: 4102488000,
	interval: 86400,
	error: '',
	updated: 1764849600,
};
const ONCE: Job = {
	...NIGHTLY,
	id: 2,
	key: '-',
	label: 'Describe images',
	interval: 0,
	state: 'running',
	done: 3,
	total: 9,
};

const onChange = jest.fn( () => Promise.resolve() );

function begin( jobs: () => readonly Job[], run?: () => Route ): Sent[] {
	const sent = serve( {
		'slipstream/v1/jobs': () => ( {
			body: {
				body: jobs(),
				status: 200,
				headers: { 'X-WP-Total': jobs().length },
			},
		} ),
		'jobs/run': run ?? ( () => ( { body: { worked: 1, next: 0 } } ) ),
		'jobs/2/stop': () => ( { body: {} } ),
		'jobs/2/start': () => ( { body: {} } ),
	} );
	render(
		<Screen>
			<Jobs onChange={ onChange } />
		</Screen>
	);
	return sent;
}

beforeEach( () => {
	window.scrollTo = () => undefined;
	onChange.mockClear();
} );

describe( 'background jobs', () => {
	it( 'are none where nothing has work to do', async () => {
		begin( () => [] );
		expect( await screen.findByText( 'There are no jobs.' ) ).toBeVisible();
	} );

	it.each< [ Partial< Job >, string | RegExp ] >( [
		[ {}, /^Next run: January 1, 2100/ ],
		[
			{ error: 'Stripe was away.' },
			/^The last try failed\. Stripe was away\. Next try: January 1, 2100/,
		],
		[ { due: 1764936000 }, /^Due since December 5, 2025/ ],
		[ { is_known: false }, 'Waits for its feature, which is off.' ],
		[ { state: 'running', done: 3, total: 9 }, 'Running: 3 of 9.' ],
		[ { state: 'running', done: 3 }, 'Running. So far: 3.' ],
		[ { state: 'done' }, /^Done: December 4/ ],
		[ { state: 'stopped' }, /^Stopped: December 4/ ],
		[
			{ state: 'failed', error: 'The disk is full.' },
			/^Failed: December 4.*The disk is full\.$/,
		],
	] )( 'say how they stand: %j', async ( change, sentence ) => {
		begin( () => [ { ...NIGHTLY, ...change } ] );
		expect( await screen.findByText( sentence ) ).toBeVisible();
	} );

	it( 'that run once can be stopped, those that run every night cannot', async () => {
		let jobs: Job[] = [ ONCE, NIGHTLY ];
		const sent = begin( () => jobs );
		const buttons = await screen.findAllByRole( 'button', {
			name: 'Stop',
		} );
		expect( buttons ).toHaveLength( 1 );
		expect( buttons[ 0 ] ).toHaveAccessibleDescription( 'Describe images' );
		jobs = [ { ...ONCE, state: 'stopped' }, NIGHTLY ];
		await userEvent.click( buttons[ 0 ] as HTMLElement );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Stop it' } )
		);
		expect( await screen.findByText( /^Stopped:/ ) ).toBeVisible();
		expect(
			sent.some( ( { url } ) => url.endsWith( 'jobs/2/stop' ) )
		).toBe( true );
	} );

	it( 'that were stopped or have failed are tried again', async () => {
		let jobs: Job[] = [
			{ ...ONCE, state: 'failed', error: 'No.', can_start: true },
			NIGHTLY,
		];
		const sent = begin( () => jobs );
		const buttons = await screen.findAllByRole( 'button', {
			name: 'Try again',
		} );
		expect( buttons ).toHaveLength( 1 );
		expect( buttons[ 0 ] ).toHaveAccessibleDescription( 'Describe images' );
		jobs = [ { ...ONCE, state: 'done' }, NIGHTLY ];
		await userEvent.click( buttons[ 0 ] as HTMLElement );
		expect( await screen.findByText( /^Done:/ ) ).toBeVisible();
		const posts = sent
			.filter( ( { body } ) => body )
			.map( ( { url } ) => url.replace( /.*v1\//, '' ) );
		expect( posts ).toEqual( [ 'jobs/2/start', 'jobs/run' ] );
	} );

	it( 'are run now, or it is said why not', async () => {
		let jobs: Job[] = [ ONCE ];
		let answer: Route = {
			status: 503,
			body: {
				code: 'jobs_unavailable',
				message: 'The database is away.',
			},
		};
		begin(
			() => jobs,
			() => answer
		);
		const run = await screen.findByRole( 'button', {
			name: 'Run what is due',
		} );
		await userEvent.click( run );
		expect(
			await screen.findByText( 'The database is away.' )
		).toBeVisible();
		answer = { body: { worked: 0, next: 0 } };
		await userEvent.click( run );
		expect(
			await screen.findByText( 'No job is due.' )
		).toBeInTheDocument();
		answer = { body: { worked: 1, next: 0 } };
		jobs = [ { ...ONCE, state: 'done' } ];
		await userEvent.click( run );
		expect( await screen.findByText( /^Done:/ ) ).toBeVisible();
		// The checks tell of jobs, too: after each run, but not where none was made.
		expect( onChange ).toHaveBeenCalledTimes( 2 );
	} );
} );
