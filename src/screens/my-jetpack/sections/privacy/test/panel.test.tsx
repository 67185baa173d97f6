import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrivacyPanel } from '../panel';
import { serve } from '../../../../../../tests/js/serve';
import type { Purpose } from '../types';

const TILES = 'The part of the map.';
const MAPS: Purpose = {
	purpose: 'Maps',
	contacts: [
		{
			hosts: [ 'a.example.org', 'b.example.org' ],
			uses: [ { who: 'visitors', sent: TILES } ],
		},
		{
			hosts: [ 'search.example.org' ],
			uses: [
				{ who: 'visitors', sent: 'Their address.' },
				{ who: 'site', sent: 'Places.' },
			],
		},
	],
};

const site = ( servers: readonly Purpose[], stored: readonly string[] = [] ) =>
	serve( {
		'jetpack/v4/settings': () => ( {
			body: { slipstream_embed_consent: false },
		} ),
		'slipstream/v1/privacy/hosts': () => ( {
			body: {
				servers,
				stored,
				guide: 'https://example.test/guide',
				export: 'https://example.test/export',
				erase: 'https://example.test/erase',
			},
		} ),
	} );

describe( 'privacy', () => {
	it( 'says by purpose which servers are contacted, and what each gets once', async () => {
		site( [ MAPS ] );
		render( <PrivacyPanel /> );
		expect(
			await screen.findByRole( 'heading', { name: 'Maps' } )
		).toBeVisible();
		for ( const host of MAPS.contacts.flatMap( ( { hosts } ) => hosts ) ) {
			expect( screen.getAllByText( host ) ).toHaveLength( 1 );
		}
		expect( screen.getAllByText( TILES ) ).toHaveLength( 1 );
		expect( screen.getAllByText( 'Visitors' ) ).toHaveLength( 2 );
		expect( screen.getByText( 'No personal data' ) ).toBeVisible();
	} );

	it( 'says so where no server learns of visitors', async () => {
		const sentence = /learns anything about your visitors/;
		site( [ MAPS ] );
		const { unmount } = render( <PrivacyPanel /> );
		await screen.findByRole( 'heading', { name: 'Maps' } );
		expect( screen.queryByText( sentence ) ).toBeNull();
		unmount();
		site( [
			{
				purpose: 'AI',
				contacts: [
					{
						hosts: [ 'ai.example.org' ],
						uses: [ { who: 'authors', sent: 'Texts.' } ],
					},
				],
			},
		] );
		render( <PrivacyPanel /> );
		expect( await screen.findByText( sentence ) ).toBeVisible();
	} );

	it( 'says what is stored about people', async () => {
		site( [], [ 'This site counts views.' ] );
		render( <PrivacyPanel /> );
		expect(
			await screen.findByText( 'This site counts views.' )
		).toBeVisible();
	} );

	it( 'says of itself alone that it contacts nobody, and leads to WordPress’s tools', async () => {
		site( [] );
		render( <PrivacyPanel /> );
		expect(
			await screen.findByText( /Slipstream contacts no other servers/ )
		).toBeVisible();
		expect(
			screen.getByText( /WordPress, your theme, and other plugins may/ )
		).toBeVisible();
		expect(
			screen.queryByRole( 'heading', { name: 'What is stored' } )
		).toBeNull();
		for ( const [ name, target ] of [
			[ 'Export personal data', 'export' ],
			[ 'Erase personal data', 'erase' ],
			[ 'Privacy policy text', 'guide' ],
		] ) {
			expect( screen.getByRole( 'link', { name } ) ).toHaveAttribute(
				'href',
				`https://example.test/${ target }`
			);
		}
	} );

	it( 'stores whether visitors are asked before embeds', async () => {
		const sent = site( [] );
		render( <PrivacyPanel /> );
		await userEvent.click(
			await screen.findByLabelText( /Ask visitors before/ )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Save embeds' } )
		);
		expect( sent.at( -1 )?.body ).toEqual( {
			slipstream_embed_consent: true,
		} );
	} );
} );
