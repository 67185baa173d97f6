import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { serve } from '../../../../../../tests/js/serve';
import { Messages } from '../messages';
import type { Route, Sent } from '../../../../../../tests/js/serve';

const to = ( sent: Sent[], path: string ) =>
	sent.filter( ( { url } ) => url.includes( path ) );

describe( 'messages', () => {
	const event = {
		id: 1,
		type: 'charge.refunded',
		object_id: 'pi_1',
		account: 'acct_1',
		state: 'failed',
		tries: 18,
		due: 1764936000,
		received: 1764849600,
	};

	function read( items: () => object[], retry?: () => Route ): Sent[] {
		const sent = serve( {
			'payments/events': () => ( {
				body: {
					body: items(),
					status: 200,
					headers: { 'X-WP-Total': items().length },
				},
			} ),
			'events/retry': retry ?? ( () => ( { body: { waiting: 1 } } ) ),
			'jobs/run': () => ( { body: { worked: 1, next: 0 } } ),
		} );
		render(
			<Screen>
				<Messages
					account={ {
						gateway: 'stripe',
						mode: 'test',
						account: 'acct_1',
					} }
				/>
			</Screen>
		);
		return sent;
	}

	it( 'are all handled where none waits', async () => {
		const sent = read( () => [] );
		expect( await screen.findByText( /^No message waits/ ) ).toBeVisible();
		expect( to( sent, 'events' )[ 0 ]?.url ).toContain( 'state=open' );
	} );

	it( 'that wait or were given up are told apart, and tried again', async () => {
		let items = [
			event,
			{ ...event, id: 2, state: 'waiting', tries: 2 },
			{ ...event, id: 3, state: 'waiting', tries: 0, account: 'acct_0' },
		];
		const sent = read(
			() => items,
			() => {
				items = [];
				return { body: { waiting: 3 } };
			}
		);
		expect(
			await screen.findByText( '3 messages were not handled yet.' )
		).toBeVisible();
		expect( screen.getByText( /Given up after 18 tries/ ) ).toBeVisible();
		expect(
			screen.getByText( /2 tries failed\. Next try: Dec/ )
		).toBeVisible();
		expect(
			screen.getByText( /Waits to be handled.*of the account acct_0/ )
		).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try all again now' } )
		);
		expect( await screen.findByText( /^No message waits/ ) ).toBeVisible();
		await waitFor( () =>
			expect( to( sent, 'jobs/run' ) ).toHaveLength( 1 )
		);
	} );

	it( 'stay where they cannot be tried again', async () => {
		read(
			() => [ event ],
			() => ( {
				status: 503,
				body: { code: 'payments_unavailable', message: 'Try later.' },
			} )
		);
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Try all again now' } )
		);
		expect( await screen.findByText( 'Try later.' ) ).toBeVisible();
		expect( screen.getByText( /Given up after 18 tries/ ) ).toBeVisible();
	} );
} );
