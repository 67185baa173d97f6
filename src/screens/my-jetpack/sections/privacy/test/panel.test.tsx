import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrivacyPanel } from '../panel';
import { serve } from '../../../../../../tests/js/serve';
import type { ExternalHost } from '../types';

const HOST: ExternalHost = {
	feature: 'Map',
	host: 'tiles.example.org',
	who: 'visitors',
	sent: 'The part of the map.',
};

const site = ( hosts: readonly ExternalHost[] ) =>
	serve( {
		'jetpack/v4/settings': () => ( {
			body: { slipstream_embed_consent: false },
		} ),
		'slipstream/v1/privacy/hosts': () => ( {
			body: {
				hosts,
				guide: 'https://example.test/guide',
				export: 'https://example.test/export',
				erase: 'https://example.test/erase',
			},
		} ),
	} );

describe( 'privacy', () => {
	it( 'names each server, whom it concerns and what it is sent', async () => {
		site( [ HOST, { ...HOST, host: 'ai.example.org', who: 'authors' } ] );
		render( <PrivacyPanel /> );
		expect( await screen.findByText( 'tiles.example.org' ) ).toBeVisible();
		expect( screen.getByText( 'Map · Affects visitors' ) ).toBeVisible();
		expect( screen.getByText( 'Map · Affects authors' ) ).toBeVisible();
		expect( screen.getAllByText( 'The part of the map.' ) ).toHaveLength(
			2
		);
	} );

	it( 'names a server twice that concerns visitors and authors', async () => {
		site( [ HOST, { ...HOST, who: 'authors' } ] );
		render( <PrivacyPanel /> );
		expect(
			await screen.findAllByText( 'tiles.example.org' )
		).toHaveLength( 2 );
	} );

	it( 'says that nothing leaves the site, and leads to WordPress’s tools', async () => {
		site( [] );
		render( <PrivacyPanel /> );
		expect(
			await screen.findByText( /It contacts no other servers/ )
		).toBeVisible();
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
