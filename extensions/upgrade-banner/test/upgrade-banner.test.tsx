import { render, screen, waitFor } from '@testing-library/react';
import { applyFilters, hasFilter } from '@wordpress/hooks';
import { getSettings } from '@slipstream/settings';
import { withUpgradeBanner } from '../with-upgrade-banner';
import type { ComponentType } from 'react';

const SENTENCE = /not part of your site’s plan/;

function Block( { name }: { name: string } ) {
	return <p>{ name }</p>;
}

/** A site whose hub withholds donations, which a larger tier has or not. */
function site( hasUpgrade: boolean, isAdministrator = true ): void {
	window.slipstreamSettings = { restRoot: 'https://site.test/wp-json/' };
	const { connection, plans } = getSettings();
	window.slipstreamSettings = {
		...window.slipstreamSettings,
		adminUrl: 'https://site.test/wp-admin/',
		connection: {
			...connection,
			provider: {
				address: 'https://hub.test/',
				name: 'Hub',
				isOwn: false,
				state: 'active',
			},
			userConnectionData: {
				currentUser: {
					permissions: { manage_options: isAdministrator },
				},
			},
		},
		plans: {
			...plans,
			withheldBlocks: { 'jetpack/donations': hasUpgrade },
		},
	};
}

const draw = ( name: string ) => {
	const Edit = withUpgradeBanner( Block );
	return render( <Edit name={ name } /> );
};

describe( 'the banner of blocks that the hub withholds', () => {
	it( 'leads administrators to an upgrade where a larger tier has the block', () => {
		site( true );
		draw( 'jetpack/donations' );
		expect( screen.getByText( SENTENCE ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: /^Upgrade/ } )
		).toHaveAttribute(
			'href',
			'https://site.test/wp-admin/admin.php?page=my-jetpack#/add-jetpack-ai'
		);
		expect( screen.getByText( 'jetpack/donations' ) ).toBeVisible();
	} );

	it( 'leads to the hub where no tier has it', () => {
		site( false );
		draw( 'jetpack/donations' );
		expect(
			screen.getByRole( 'link', { name: /^Contact Us/ } )
		).toHaveAttribute( 'href', 'https://hub.test/' );
	} );

	it( 'sends authors to their administrator', () => {
		site( true, false );
		draw( 'jetpack/donations' );
		expect(
			screen.getByText( /contact the site administrator to upgrade/ )
		).toBeVisible();
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	} );

	it( 'stays away from other blocks', () => {
		site( true );
		draw( 'jetpack/map' );
		expect( screen.queryByText( SENTENCE ) ).not.toBeInTheDocument();
	} );

	it( 'comes by itself where the hub withholds something', async () => {
		site( true );
		jest.requireActual( '../init' );
		await waitFor( () =>
			expect(
				hasFilter( 'editor.BlockEdit', 'slipstream/upgrade-banner' )
			).toBe( true )
		);
		const Edit = applyFilters(
			'editor.BlockEdit',
			Block
		) as ComponentType< { name: string } >;
		render( <Edit name="jetpack/donations" /> );
		expect( screen.getByText( SENTENCE ) ).toBeVisible();
	} );
} );
