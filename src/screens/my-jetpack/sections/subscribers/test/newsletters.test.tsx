import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begin, broken, pageOf, to, visit } from './support';
import type { Newsletter } from '../newsletters/types';
import type { Route } from '../../../../../../tests/js/serve';

const NONE = {
	queued: 0,
	claimed: 0,
	sent: 0,
	skipped: 0,
	failed: 0,
	unsure: 0,
};

const SENDING: Newsletter = {
	id: 5,
	post_id: 40,
	title: 'Spring & all',
	link: 'https://site.test/spring/',
	state: 'sending',
	reason: '',
	reason_text: '',
	audience: 10,
	emails: { ...NONE, queued: 6, claimed: 1, sent: 2, skipped: 1 },
	due: 1764200000,
	begun: 1764200000,
	ended: 0,
	is_here: true,
};

const SENT: Newsletter = {
	...SENDING,
	state: 'sent',
	emails: { ...NONE, sent: 7, skipped: 1, failed: 1, unsure: 1 },
	ended: 1764200600,
};

const PAUSED: Newsletter = {
	...SENDING,
	state: 'paused',
	reason: 'failures',
	reason_text: 'The mail server refused many emails in a row.',
};

/** A site with one newsletter, as it stands at each request. */
const withNewsletter = (
	state: () => Newsletter,
	routes: Record< string, () => Route > = {}
) =>
	begin( {
		routes: {
			'v1/newsletters': () => pageOf( [ state() ] ),
			'newsletters/5': () => ( { body: state() } ),
			'newsletters/5/emails': () =>
				pageOf( [
					{
						id: 1,
						subscriber_id: 3,
						email: 'ann@example.org',
						tries: 1,
						changed: 1764200300,
					},
				] ),
			'jobs/run': () => ( { body: { worked: 1 } } ),
			...routes,
		},
	} );

const press = ( name: string ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );

const OPEN = '#/subscribers?show=newsletters&newsletter=5';

describe( 'newsletters', () => {
	it( 'are none at first', async () => {
		visit( '#/subscribers?show=newsletters' );
		begin( { routes: { 'v1/newsletters': () => pageOf( [] ) } } );
		expect( await screen.findByText( 'Nothing sent yet' ) ).toBeVisible();
	} );

	it( 'are listed with how far they are', async () => {
		visit( '#/subscribers?show=newsletters' );
		withNewsletter( () => SENDING );
		const row = (
			await screen.findByRole( 'link', { name: 'Spring & all' } )
		).closest( 'tr' )!;
		expect( row ).toHaveTextContent( /Sending3 of 10 emails/ );
	} );

	it( 'show how far they are while somebody looks on, and what they have come to', async () => {
		visit( OPEN );
		let steps = 0;
		withNewsletter( () => ( steps > 1 ? SENT : SENDING ), {
			'jobs/run': () => {
				steps++;
				return { body: { worked: 1 } };
			},
		} );
		expect(
			await screen.findByRole( 'progressbar', { name: 'Sending' } )
		).toHaveAttribute( 'value', '3' );
		expect(
			await screen.findByRole( 'heading', { name: 'Unsure emails' } )
		).toBeVisible();
		expect( screen.queryByRole( 'progressbar' ) ).toBeNull();
		expect( document.querySelector( 'dl' ) ).toHaveTextContent(
			/StateSent.*Audience10.*Taken by the mail server7Left out1Refused1Unsure1/
		);
		expect( screen.queryByRole( 'button', { name: 'Pause' } ) ).toBeNull();
	} );

	it( 'are paused, resumed, and stopped', async () => {
		visit( OPEN );
		let now: Newsletter = { ...SENDING, state: 'waiting', begun: 0 };
		const step = ( state: Newsletter[ 'state' ] ) => () => {
			now = { ...now, state };
			return { body: now };
		};
		const sent = withNewsletter( () => now, {
			'5/pause': step( 'paused' ),
			'5/resume': step( 'waiting' ),
			'5/stop': step( 'stopped' ),
		} );
		await screen.findByText( 'Begins' );
		await press( 'Pause' );
		await screen.findByText( 'Paused' );
		await press( 'Resume' );
		await screen.findByText( 'Waits' );
		await press( 'Stop' );
		const question = within( await screen.findByRole( 'dialog' ) );
		await userEvent.click(
			question.getByRole( 'button', { name: 'Stop' } )
		);
		expect( await screen.findByText( 'Stopped' ) ).toBeVisible();
		expect( to( sent, '5/stop' ) ).toHaveLength( 1 );
	} );

	it( 'say why they stand still, and keep that if nothing can be done', async () => {
		visit( OPEN );
		withNewsletter( () => PAUSED, { '5/resume': () => broken } );
		expect(
			await screen.findByText(
				/^Paused\. The mail server refused many emails in a row\./
			)
		).toBeVisible();
		await press( 'Resume' );
		expect(
			await screen.findByText( 'The database is away.' )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Resume' } )
		).toBeEnabled();
	} );

	it( 'send unsure emails again only if somebody says so', async () => {
		visit( OPEN );
		const sent = withNewsletter( () => SENT, {
			'5/send-again': () => ( {
				body: { ...SENT, emails: { ...NONE, sent: 10 } },
			} ),
		} );
		const unsure = (
			await screen.findByRole( 'heading', { name: 'Unsure emails' } )
		).closest( 'section' )!;
		expect(
			await within( unsure ).findByText( 'ann@example.org' )
		).toBeVisible();
		await userEvent.click(
			within( unsure ).getByRole( 'button', {
				name: 'Send 1 email again',
			} )
		);
		expect( to( sent, 'send-again' ) ).toEqual( [] );
		await userEvent.click(
			within( await screen.findByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Send again',
			} )
		);
		await waitFor( () =>
			expect( to( sent, 'send-again' )[ 0 ]?.body ).toEqual( {
				state: 'unsure',
			} )
		);
		expect(
			screen.queryByRole( 'heading', { name: 'Unsure emails' } )
		).toBeNull();
	} );
} );
