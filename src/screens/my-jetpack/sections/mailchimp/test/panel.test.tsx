import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { MailchimpPanel } from '../panel';
import { serve } from '../../../../../../tests/js/serve';
import type { Sent } from '../../../../../../tests/js/serve';

const KEY = 'slipstream_mailchimp_key';
const LIST = 'slipstream_newsletter_list';

// What is shown over the screen is moved there by a library that wants to scroll.
beforeEach( () => {
	window.scrollTo = () => undefined;
} );

/** A site with a key or without; another stored audience each time, as what was read is remembered. */
function begin( hasKey: boolean, list = 'mailchimp' ): Sent[] {
	const audiences = {
		follower_list_id: '',
		audiences: [
			{ id: 'a1', name: 'Readers', double_optin: true },
			{ id: 'b2', name: 'Friends', double_optin: false },
		],
		webhook: 'off',
		webhook_problem: '',
	};
	const sent = serve( {
		'jetpack/v4/settings': () => {
			const change = sent.at( -1 )?.body as object | undefined;
			return {
				body: change
					? { code: 'success', ...change }
					: {
							[ KEY ]: '',
							[ LIST ]: list,
							slipstream_mailchimp_confirm: false,
							settings_secret: { [ KEY ]: hasKey },
							settings_fixed: {},
						},
			};
		},
		'wpcom/v2/mailchimp/settings': () => {
			const change = sent.at( -1 )?.body as object | undefined;
			return {
				body: change
					? {
							...audiences,
							...change,
							webhook_problem: 'Mailchimp could not reach you.',
						}
					: audiences,
			};
		},
	} );
	render(
		<Screen>
			<MailchimpPanel />
		</Screen>
	);
	return sent;
}

const press = async ( name: string, at = 0 ) =>
	userEvent.click(
		( await screen.findAllByRole( 'button', { name } ) ).at( at ) as Element
	);

describe( 'where the Mailchimp block signs people up', () => {
	it( 'takes a key, and then asks for an audience', async () => {
		const sent = begin( false );
		await userEvent.type(
			await screen.findByLabelText( 'Mailchimp API key' ),
			'abc-us7'
		);
		expect( screen.queryByLabelText( 'Audience' ) ).toBeNull();
		await press( 'Save' );
		expect(
			await screen.findByText( 'Saved.', { selector: 'form *' } )
		).toBeVisible();
		expect( sent.map( ( { body } ) => body ) ).toContainEqual( {
			[ KEY ]: 'abc-us7',
		} );
		expect( await screen.findByLabelText( 'Audience' ) ).toBeVisible();
	} );

	it( 'lets an audience be chosen, and says what Mailchimp could not do', async () => {
		const sent = begin( true );
		const field = await screen.findByLabelText( 'Audience' );
		await userEvent.selectOptions( field, 'Readers' );
		expect( screen.getByText( /asks people to confirm/ ) ).toBeVisible();
		await userEvent.selectOptions( field, 'Friends' );
		expect( screen.getByText( /are added at once/ ) ).toBeVisible();
		await press( 'Save audience' );
		expect(
			await screen.findByText( 'Mailchimp could not reach you.', {
				selector: '.components-notice *',
			} )
		).toBeVisible();
		expect( sent.at( -1 )?.body ).toEqual( { follower_list_id: 'b2' } );
	} );

	it( 'removes the key after a question', async () => {
		const sent = begin( true );
		await press( 'Remove key' );
		expect(
			await screen.findByText( /Your audience stays/ )
		).toBeVisible();
		await press( 'Remove key', -1 );
		expect( sent.at( -1 )?.body ).toEqual( { [ KEY ]: '' } );
	} );

	it( 'needs no key for the site’s own list', async () => {
		begin( false, 'own' );
		expect( await screen.findByLabelText( /own list/ ) ).toBeChecked();
		expect( screen.queryByLabelText( 'Mailchimp API key' ) ).toBeNull();
	} );
} );
