import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ControlPanel } from '../panel';
import { bodyOf, draftOf } from '../control';
import { serve } from '../../../../../../tests/js/serve';
import type { AiControl } from '../types';

const NONE = { requests: 0, tokens: 0, cost: 0 };

const CONTROL: AiControl = {
	is_on: true,
	is_supported: true,
	off_features: [ 'voice' ],
	off_roles: [],
	roles: { editor: 'Editor', author: 'Author' },
	site: { requests: 100, tokens: 0, cost: 2_500_000 },
	person: NONE,
	role_limits: { editor: NONE, author: { ...NONE, requests: 5 } },
	currency: 'USD',
	prices: {
		'fake-model': { in: 0.15, out: 0.6, image: 0.04, minute: 0.006 },
	},
	log_days: 90,
	label: 'off',
};

describe( 'the form of limits and access', () => {
	it( 'sends nothing else than it was given when nothing is changed', () => {
		const { roles, is_supported: isSupported, ...sent } = CONTROL;
		expect( bodyOf( draftOf( CONTROL ) ) ).toEqual( sent );
		expect( [ roles, isSupported ] ).toHaveLength( 2 );
	} );

	it( 'sends what was changed, and says that it is saved', async () => {
		const sent = serve( {
			'slipstream/v1/ai-control': () => ( { body: CONTROL } ),
		} );
		const { container } = render( <ControlPanel /> );
		await userEvent.click( await screen.findByLabelText( 'Forms' ) );
		await userEvent.click( screen.getByLabelText( 'Voice' ) );
		await userEvent.click( screen.getByLabelText( 'Author' ) );
		await userEvent.click( screen.getByLabelText( 'At each block' ) );
		await userEvent.clear(
			screen.getByLabelText( 'Whole site: Requests' )
		);
		await userEvent.type(
			screen.getByLabelText( 'Each person: Cost in USD' ),
			'1.5'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Add a model' } )
		);
		await userEvent.type(
			screen.getAllByLabelText( 'Model' )[ 1 ] as HTMLElement,
			'*'
		);
		await userEvent.type(
			screen.getAllByLabelText(
				'Price of tokens sent'
			)[ 1 ] as HTMLElement,
			'3'
		);
		await userEvent.type(
			screen.getAllByLabelText( 'Price of an image' )[ 1 ] as HTMLElement,
			'0.08'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Save limits' } )
		);
		await waitFor( () =>
			expect( container ).toHaveTextContent( 'Saved.' )
		);
		expect( sent.at( -1 )?.body ).toMatchObject( {
			is_on: true,
			off_features: [ 'forms' ],
			off_roles: [ 'author' ],
			label: 'each',
			site: { requests: 0, cost: 2_500_000 },
			person: { cost: 1_500_000 },
			prices: {
				'fake-model': {
					in: 0.15,
					out: 0.6,
					image: 0.04,
					minute: 0.006,
				},
				'*': { in: 3, out: 0, image: 0.08, minute: 0 },
			},
		} );
	} );

	it( 'keeps what was typed when the server refuses it', async () => {
		let isDown = false;
		serve( {
			'slipstream/v1/ai-control': () =>
				isDown
					? {
							status: 400,
							body: {
								code: 'rest_invalid_param',
								message: 'Wrong.',
							},
						}
					: { body: CONTROL },
		} );
		const { container } = render( <ControlPanel /> );
		await userEvent.type(
			await screen.findByLabelText( 'Editor: Tokens' ),
			'77'
		);
		isDown = true;
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Save limits' } )
		);
		await waitFor( () =>
			expect( container ).toHaveTextContent( 'Wrong.' )
		);
		expect( screen.getByLabelText( 'Editor: Tokens' ) ).toHaveValue( 77 );
	} );

	it( 'says when WordPress itself is without AI', async () => {
		serve( {
			'slipstream/v1/ai-control': () => ( {
				body: { ...CONTROL, is_supported: false },
			} ),
		} );
		const { container } = render( <ControlPanel /> );
		await screen.findByLabelText( 'Use AI on this site' );
		expect( container ).toHaveTextContent( 'set up without AI' );
	} );
} );
