import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begin, broken, SETTINGS, visit } from './support';
import type { Route, Sent } from '../../../../../../tests/js/serve';

beforeEach( () => visit( '#/subscribers?show=settings' ) );

const changes = ( sent: Sent[] ) =>
	sent.flatMap( ( { body } ) => ( body ? [ body ] : [] ) );

const save = () =>
	userEvent.click( screen.getByRole( 'button', { name: 'Save settings' } ) );

describe( 'the sign-up page', () => {
	it( 'is told with its address, which is copied', async () => {
		begin();
		const field = await screen.findByLabelText(
			'Address of the sign-up page'
		);
		expect( field ).toHaveValue(
			'https://site.test/blog/?slipstream_subscribe=1'
		);
		expect(
			screen.getByRole( 'button', { name: 'Copy address' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: /^Look at the page/ } )
		).toHaveAttribute(
			'href',
			'https://site.test/blog/?slipstream_subscribe=1'
		);
	} );
} );

describe( 'the settings of the newsletter', () => {
	it( 'are only those that something reads', async () => {
		begin();
		await screen.findByLabelText( 'What subscribers agree to' );
		await screen.findByLabelText( 'Cats & dogs' );
		expect(
			screen
				.getAllByRole( 'checkbox' )
				.map( ( box ) => ( box as HTMLInputElement ).labels?.[ 0 ] )
				.map( ( label ) => label?.textContent )
		).toEqual( [
			'Let people subscribe',
			'News',
			'Cats & dogs',
			'Let subscribers choose categories',
			'Email the owner when someone subscribes',
			'Send new posts to subscribers unless the author decides otherwise',
			'Replies go to the author of the post',
			'Send the excerpt instead of the whole post',
			'Featured image in emails',
			'Name of the author in emails',
			'Picture of the author in emails',
			'Date of the post in emails',
		] );
	} );

	it( 'send what was changed; a category that is gone stays as it is', async () => {
		let answer: Route = broken;
		const sent = begin( {
			routes: {
				save: () =>
					answer === broken
						? answer
						: {
								body: {
									...SETTINGS,
									...( sent.at( -1 )?.body as object ),
								},
							},
			},
		} );
		await userEvent.click( await screen.findByLabelText( 'Cats & dogs' ) );
		await userEvent.click( screen.getByLabelText( 'News' ) );
		await userEvent.type(
			screen.getByLabelText( 'What subscribers agree to' ),
			'Posts by email.'
		);
		await save();
		expect(
			await screen.findByText( 'The database is away.' )
		).toBeVisible();
		expect(
			screen.getByLabelText( 'What subscribers agree to' )
		).toHaveValue( 'Posts by email.' );
		answer = { body: {} };
		await save();
		expect( await screen.findByText( 'Saved.' ) ).toBeVisible();
		expect( changes( sent ).at( -1 ) ).toEqual( {
			slipstream_newsletter_consent: 'Posts by email.',
			wpcom_newsletter_categories: [ 99, 8 ],
		} );
	} );

	it( 'say who emails come from, and how fast they go', async () => {
		const sent = begin();
		await userEvent.type(
			await screen.findByLabelText( 'Name of the sender of emails' ),
			'Ann’s letters'
		);
		await userEvent.click(
			screen.getByLabelText( 'Replies go to the author of the post' )
		);
		const limit = screen.getByLabelText( 'Most emails a minute' );
		await userEvent.clear( limit );
		await userEvent.type( limit, '0' );
		await save();
		expect( limit ).toHaveAccessibleDescription(
			'Enter a whole number from 1 to 100000.'
		);
		expect( changes( sent ) ).toEqual( [] );
		await userEvent.clear( limit );
		await userEvent.type( limit, '10' );
		await save();
		expect( changes( sent ) ).toEqual( [
			{
				jetpack_subscriptions_from_name: 'Ann’s letters',
				jetpack_subscriptions_reply_to: 'author',
				slipstream_newsletter_per_minute: 10,
			},
		] );
	} );

	it( 'take no years from an empty field: proofs would be deleted', async () => {
		const sent = begin();
		const years = await screen.findByLabelText(
			'Years for which proof of consent is kept after someone has left'
		);
		await userEvent.clear( years );
		await save();
		expect( years ).toBeInvalid();
		expect( years ).toHaveAccessibleDescription(
			'Enter a whole number from 0 to 30.'
		);
		expect( changes( sent ) ).toEqual( [] );
		await userEvent.type( years, '5' );
		await save();
		expect( changes( sent ) ).toEqual( [
			{ slipstream_consent_years: 5 },
		] );
	} );
} );
