import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatisticsPanel } from '../panel';
import { StatisticsSummary } from '../summary';
import { site, STATS } from './site';

const cells = ( table: HTMLElement ) =>
	within( table )
		.getAllByRole( 'row' )
		.map( ( { textContent } ) => textContent );

beforeEach( () => window.history.replaceState( null, '', '#/statistics' ) );

describe( 'the statistics of a site', () => {
	it( 'are told in numbers, as a picture with words, and as tables', async () => {
		site();
		const { container } = render( <StatisticsPanel /> );
		expect( await screen.findByRole( 'figure' ) ).toHaveAccessibleName(
			'1,234 views. Most: Nov 22, 1,200 views.'
		);
		expect( container.querySelector( 'dl' ) ).toHaveTextContent(
			'Today34Yesterday1,200Last seven days1,234All time5,678'
		);
		await userEvent.click( screen.getByText( 'Show as a table' ) );
		const [ days, posts, referrers ] = screen.getAllByRole( 'table' );
		expect( cells( days! ) ).toEqual( [
			'FromViews',
			'Nov 2334',
			'Nov 221,200',
			'Nov 210',
		] );
		expect( cells( posts! ) ).toEqual( [
			'PageViews',
			'Boats1,000',
			'A deleted post234',
		] );
		expect( cells( referrers! ) ).toEqual( [
			'SiteViews',
			'example.org12',
			'Other sites2',
		] );
		expect( screen.getByRole( 'link', { name: 'Boats' } ) ).toHaveAttribute(
			'href',
			'https://site.test/boats'
		);
	} );

	it( 'are of the time that the address names', async () => {
		window.history.replaceState( null, '', '#/statistics?range=week' );
		const sent = site( {
			routes: {
				'slipstream/v1/stats': () => ( {
					body: { ...STATS, range: 'week' },
				} ),
			},
		} );
		render( <StatisticsPanel /> );
		expect( await screen.findByRole( 'figure' ) ).toHaveAccessibleName(
			/Most: Week of Nov 22, 2026/
		);
		expect( sent.some( ( { url } ) => url.includes( 'range=week' ) ) ).toBe(
			true
		);
		expect(
			screen.getByRole( 'link', { name: '14 weeks' } )
		).toHaveAttribute( 'aria-current', 'page' );
		expect(
			screen.getByRole( 'link', { name: '12 months' } )
		).toHaveAttribute( 'href', '#/statistics?range=month' );
	} );

	it( 'that have nothing to tell say so', async () => {
		site( {
			routes: {
				'slipstream/v1/stats': () => ( {
					body: { ...STATS, sum: 0, posts: [], referrers: [] },
				} ),
			},
		} );
		render( <StatisticsPanel /> );
		expect( await screen.findByText( /^No views yet\./ ) ).toBeVisible();
		expect( screen.queryByRole( 'figure' ) ).toBeNull();
	} );

	it( 'can be asked for again after an error', async () => {
		let isDown = true;
		site( {
			routes: {
				'slipstream/v1/stats': () =>
					isDown
						? {
								status: 503,
								body: {
									code: 'stats_unavailable',
									message:
										'The statistics could not be read.',
								},
							}
						: { body: STATS },
			},
		} );
		render( <StatisticsPanel /> );
		const [ again ] = await screen.findAllByRole( 'button', {
			name: 'Try again',
		} );
		isDown = false;
		await userEvent.click( again! );
		expect( await screen.findByRole( 'figure' ) ).toBeVisible();
	} );
} );

describe( 'statistics that are off', () => {
	it( 'ask the server for nothing, say what they would keep, and are on with one switch', async () => {
		const sent = site( { isOn: false } );
		render( <StatisticsPanel /> );
		const toggle = await screen.findByLabelText( 'Count page views' );
		expect( toggle ).not.toBeChecked();
		expect(
			screen.getByText( /without cookies or IP addresses/ )
		).toBeVisible();
		expect(
			sent.filter( ( { url } ) => url.includes( '/stats' ) )
		).toEqual( [] );
		await userEvent.click( toggle );
		expect( await screen.findByRole( 'figure' ) ).toBeVisible();
		expect( toggle ).toBeChecked();
		expect(
			sent.find( ( { url } ) => url.includes( 'module/stats' ) )
		).toMatchObject( { body: { active: true } } );
	} );

	it( 'stay off where the server refuses', async () => {
		site( {
			isOn: false,
			routes: {
				'jetpack/v4/module/stats/active': () => ( {
					status: 424,
					body: { code: 'activation_failed', message: 'No.' },
				} ),
			},
		} );
		render( <StatisticsPanel /> );
		const toggle = await screen.findByLabelText( 'Count page views' );
		await userEvent.click( toggle );
		await waitFor( () => expect( toggle ).not.toBeChecked() );
		expect( screen.queryByRole( 'figure' ) ).toBeNull();
	} );

	it( 'are explained to those who cannot switch them on', async () => {
		site( { isOn: false, canView: false, canManage: false } );
		render( <StatisticsPanel /> );
		expect(
			await screen.findByText( /An administrator can turn this on\./ )
		).toBeVisible();
		expect( screen.queryByLabelText( 'Count page views' ) ).toBeNull();
	} );
} );

describe( 'the settings of statistics', () => {
	it( 'name who sees them and who is counted', async () => {
		const sent = site();
		render( <StatisticsPanel /> );
		const seeing = await screen.findByRole( 'group', {
			name: 'Who can see the statistics',
		} );
		const administrators =
			within( seeing ).getByLabelText( 'Administrator' );
		expect( administrators ).toBeChecked();
		expect( administrators ).toBeDisabled();
		await userEvent.click( within( seeing ).getByLabelText( 'Editor' ) );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Save settings' } )
		);
		expect( sent.at( -1 )?.body ).toEqual( {
			roles: [ 'administrator', 'editor' ],
		} );
	} );

	it( 'are not for those who only see the numbers', async () => {
		site( { canManage: false } );
		render( <StatisticsPanel /> );
		await screen.findByRole( 'figure' );
		expect( screen.queryByText( 'Settings' ) ).toBeNull();
	} );
} );

describe( 'the summary of statistics', () => {
	it( 'tells the views of today', async () => {
		site();
		render( <StatisticsSummary /> );
		expect(
			await screen.findByText(
				/^[\d,]+ views? today, 1,200 views yesterday\.$/
			)
		).toBeVisible();
		expect( screen.getByRole( 'figure' ) ).toHaveAccessibleName(
			'1,234 views in 30 days'
		);
		expect(
			screen.getByRole( 'img', { name: 'Nov 22: 1,200' } )
		).toBeVisible();
		expect(
			cells( screen.getByRole( 'table', { hidden: true } ) )
		).toEqual( [ 'FromViews', 'Nov 2334', 'Nov 221,200', 'Nov 210' ] );
	} );

	it( 'says nothing where they are off, without a request', async () => {
		const sent = site( { isOn: false } );
		const { container } = await act( async () =>
			render( <StatisticsSummary /> )
		);
		expect( container ).toBeEmptyDOMElement();
		expect( sent ).toEqual( [] );
	} );
} );
