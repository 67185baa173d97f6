import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { StatisticsPanel } from '../panel';
import { site } from './site';

describe( 'events of the editor', () => {
	it( 'are off until somebody switches them on', async () => {
		const sent = site( { isOn: false } );
		render( <StatisticsPanel /> );
		await userEvent.click(
			await screen.findByLabelText( 'Count what people do in the editor' )
		);
		const table = await screen.findByRole( 'table' );
		expect(
			within( table )
				.getAllByRole( 'row' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'EventTimes',
			'jetpack_editor_block_inserted (block=jetpack/button)12',
			'ai-requests (done)3',
			'jetpack_plain1',
		] );
		expect(
			sent.find( ( { url } ) => url.includes( 'module/analytics' ) )?.body
		).toEqual( { active: true } );
	} );

	it( 'are erased with one button, which asks first', async () => {
		const sent = site( { hasEvents: true } );
		render(
			<Screen>
				<StatisticsPanel />
			</Screen>
		);
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Erase events' } )
		);
		const question = await screen.findByRole( 'dialog' );
		await userEvent.click(
			within( question ).getByRole( 'button', { name: 'Erase events' } )
		);
		expect(
			await screen.findByText( 'Nothing has been counted yet.' )
		).toBeVisible();
		expect(
			sent.filter( ( { url } ) => url.includes( '/erase' ) )
		).toHaveLength( 1 );
	} );

	it( 'are not shown to those who cannot change the site', async () => {
		site( { canManage: false, hasEvents: true } );
		render( <StatisticsPanel /> );
		await screen.findByLabelText( 'Do not count my actions' );
		expect( screen.queryByText( 'Events' ) ).toBeNull();
	} );
} );

describe( 'a person’s own choice', () => {
	it( 'is stored at once', async () => {
		let isOut = false;
		const sent = site( {
			canManage: false,
			routes: {
				'jetpack/v4/tracking/settings': () => ( {
					body: { tracks_opt_out: isOut },
				} ),
			},
		} );
		render( <StatisticsPanel /> );
		const box = await screen.findByLabelText( 'Do not count my actions' );
		isOut = true;
		await userEvent.click( box );
		await waitFor( () => expect( box ).toBeChecked() );
		expect( sent.at( -1 )?.body ).toEqual( { tracks_opt_out: true } );
	} );

	it( 'stays as it was where the server refuses, and says why', async () => {
		let refuses = false;
		site( {
			routes: {
				'jetpack/v4/tracking/settings': () =>
					refuses
						? {
								status: 503,
								body: { code: 'x', message: 'Not stored.' },
							}
						: { body: { tracks_opt_out: false } },
			},
		} );
		render( <StatisticsPanel /> );
		const box = await screen.findByLabelText( 'Do not count my actions' );
		refuses = true;
		await userEvent.click( box );
		expect( await screen.findAllByText( /Not stored\./ ) ).not.toEqual(
			[]
		);
		expect( box ).not.toBeChecked();
	} );
} );
