import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messageFor } from '@slipstream/errors';
import { LogPanel } from '../panel';
import { serve } from '../../../../../../tests/js/serve';
import type { LogLine } from '../types';

const LINE: LogLine = {
	id: 7,
	created: '2026-11-23T10:00:00Z',
	person: 'Ada',
	feature: 'voice-to-content',
	model: 'fake-model',
	tokens_in: 100,
	tokens_out: 1200,
	cost: 1_500_000,
	milliseconds: 2340,
	outcome: 'done',
	post_title: 'Of rivers',
	post_link: 'https://example.test/wp-admin/post.php?post=7&action=edit',
};

const site = ( items: readonly LogLine[], total = items.length ) =>
	serve( {
		'slipstream/v1/ai-log': () => ( {
			body: { total, currency: 'USD', days: 90, items },
		} ),
	} );

beforeEach( () => {
	window.location.hash = '#/ai-log';
} );

describe( 'the log of AI', () => {
	it( 'says in each line who asked what of whom, what it took and how it ended', async () => {
		site( [ LINE, { ...LINE, id: 6, outcome: 'error_network' } ] );
		render( <LogPanel /> );
		const [ , first, second ] = await screen.findAllByRole( 'row' );
		for ( const text of [ 'Ada', 'Voice', '1,300', '$1.50', '2.3 s' ] ) {
			expect( first ).toHaveTextContent( text );
		}
		expect( first ).toHaveTextContent( 'Answered' );
		expect(
			within( first as HTMLElement ).getByRole( 'link', {
				name: 'Of rivers',
			} )
		).toHaveAttribute( 'href', LINE.post_link );
		expect( second ).toHaveTextContent( messageFor( 'error_network' ) );
		expect( screen.getByText( /kept for 90 days/ ) ).toBeVisible();
	} );

	it( 'shows those that failed, and turns pages', async () => {
		const calls = site( [ LINE ], 60 );
		render( <LogPanel /> );
		await screen.findByText( 'Ada' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Next page' } )
		);
		await userEvent.selectOptions(
			screen.getByRole( 'combobox', { name: 'Requests' } ),
			'Failed'
		);
		await screen.findByText( 'Ada' );
		expect( calls.map( ( { url } ) => url ) ).toEqual( [
			expect.stringMatching( /outcome=all.*page=1\b/ ),
			expect.stringMatching( /outcome=all.*page=2\b/ ),
			expect.stringMatching( /outcome=failed.*page=1\b/ ),
		] );
		expect( window.location.hash ).toBe( '#/ai-log?outcome=failed' );
	} );

	it( 'says that there is nothing yet', async () => {
		site( [] );
		render( <LogPanel /> );
		expect(
			await screen.findByText( 'No AI requests yet.' )
		).toBeVisible();
	} );

	it( 'says why it cannot be read, and tries again', async () => {
		let isDown = true;
		serve( {
			'slipstream/v1/ai-log': () =>
				isDown
					? {
							status: 503,
							body: { code: 'x', message: 'No database.' },
						}
					: {
							body: {
								total: 1,
								currency: 'USD',
								days: 0,
								items: [ LINE ],
							},
						},
		} );
		render( <LogPanel /> );
		expect(
			await screen.findByText( /No database\./, { selector: 'p' } )
		).toBeVisible();
		isDown = false;
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect( await screen.findByText( 'Ada' ) ).toBeVisible();
		expect( screen.queryByText( /are kept for/ ) ).toBeNull();
	} );
} );
