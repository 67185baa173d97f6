import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhotoFeedPanel } from '../panel';
import { serve } from '../../../../../../tests/js/serve';
import type { Sent } from '../../../../../../tests/js/serve';

const ID = 'slipstream_instagram_app_id';
const SECRET = 'slipstream_instagram_app_secret';

function begin( hasSecret: boolean, fixed: object = {} ): Sent[] {
	const sent = serve( {
		'jetpack/v4/settings': () => {
			const change = sent.at( -1 )?.body as object | undefined;
			return {
				body: change
					? { code: 'success', ...change }
					: {
							[ ID ]: hasSecret ? '12345' : '',
							settings_secret: { [ SECRET ]: hasSecret },
							settings_fixed: fixed,
						},
			};
		},
	} );
	Object.assign( window.slipstreamSettings ?? {}, {
		instagram: {
			hasApp: hasSecret,
			mayConnect: true,
			redirectUrl: 'https://site.test/wp-admin/admin-post.php?action=x',
		},
	} );
	return sent;
}

it( 'stores id and secret, and shows the address that the app needs', async () => {
	const sent = begin( false );
	render( <PhotoFeedPanel /> );
	await userEvent.type(
		await screen.findByLabelText( 'Instagram app ID' ),
		'12345'
	);
	expect( screen.getByLabelText( 'Redirect address' ) ).toHaveValue(
		'https://site.test/wp-admin/admin-post.php?action=x'
	);
	await userEvent.type(
		screen.getByLabelText( 'Instagram app secret' ),
		'secret'
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Save' } ) );
	expect(
		await screen.findByText( 'Saved.', { selector: 'form *' } )
	).toBeVisible();
	expect( sent.at( -1 )?.body ).toEqual( {
		[ ID ]: '12345',
		[ SECRET ]: 'secret',
	} );
} );

it( 'removes the secret, which it never shows', async () => {
	const sent = begin( true );
	render( <PhotoFeedPanel /> );
	const secret = await screen.findByLabelText( 'Instagram app secret' );
	expect( secret ).toHaveValue( '' );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Remove secret' } )
	);
	expect( sent.at( -1 )?.body ).toEqual( { [ SECRET ]: '' } );
	expect( await screen.findByText( /never shown/ ) ).toBeVisible();
} );

it( 'leaves alone what is fixed elsewhere', async () => {
	begin( true, { [ SECRET ]: 'constant' } );
	render( <PhotoFeedPanel /> );
	expect(
		await screen.findByLabelText( 'Instagram app secret' )
	).toHaveAttribute( 'readonly' );
	expect(
		screen.queryByRole( 'button', { name: 'Remove secret' } )
	).toBeNull();
} );
