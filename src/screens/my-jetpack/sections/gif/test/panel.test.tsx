import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { GifPanel } from '../panel';
import { serve } from '../../../../../../tests/js/serve';
import type { Sent } from '../../../../../../tests/js/serve';

const KEY = 'slipstream_giphy_api_key';

// What is shown over the screen is moved there by a library that wants to scroll.
beforeEach( () => {
	window.scrollTo = () => undefined;
} );

function begin( hasKey: boolean, fixed: object = {} ): Sent[] {
	const sent = serve( {
		'jetpack/v4/settings': () => {
			const change = sent.at( -1 )?.body as object | undefined;
			return {
				body: change
					? { code: 'success', ...change }
					: {
							[ KEY ]: '',
							settings_secret: { [ KEY ]: hasKey },
							settings_fixed: fixed,
						},
			};
		},
	} );
	render(
		<Screen>
			<GifPanel />
		</Screen>
	);
	return sent;
}
const field = () => screen.findByLabelText( 'GIPHY API key' );
const press = async ( name: string, at = 0 ) =>
	userEvent.click(
		( await screen.findAllByRole( 'button', { name } ) ).at( at ) as Element
	);

describe( 'the key of GIPHY', () => {
	it( 'is stored', async () => {
		const sent = begin( false );
		await userEvent.type( await field(), 'abc' );
		await press( 'Save key' );
		expect(
			await screen.findByText( 'Saved.', { selector: 'form *' } )
		).toBeVisible();
		expect( sent.at( -1 )?.body ).toEqual( { [ KEY ]: 'abc' } );
	} );

	it( 'is never shown, and removed after a question', async () => {
		const sent = begin( true );
		expect( await field() ).toHaveValue( '' );
		expect( screen.getByText( /Stored. Type a new one/ ) ).toBeVisible();
		await press( 'Remove key' );
		expect( await screen.findByText( /GIFs on pages stay/ ) ).toBeVisible();
		expect( sent.at( -1 )?.body ).toBeUndefined();
		await press( 'Remove key', -1 );
		expect( sent.at( -1 )?.body ).toEqual( { [ KEY ]: '' } );
	} );

	it( 'is left alone where it is fixed elsewhere', async () => {
		begin( true, { [ KEY ]: 'constant' } );
		expect( await field() ).toHaveAttribute( 'readonly' );
		expect(
			screen.queryByRole( 'button', { name: 'Remove key' } )
		).toBeNull();
	} );
} );
