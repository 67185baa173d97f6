import { screen } from '@testing-library/react';
import { getSettings } from '@slipstream/settings';
import type { ProviderBootstrap } from '@slipstream/settings';
import { section } from '..';
import { HUB, site } from './support';

describe( 'the plan', () => {
	it( 'has nothing to buy where the site is its own provider', async () => {
		const sent = site();
		expect(
			await screen.findByText( /there is nothing to buy/ )
		).toBeVisible();
		expect( sent.some( ( { url } ) => url.includes( 'purchases' ) ) ).toBe(
			false
		);
	} );

	it.each( [ 'pending', 'refused', 'revoked' ] as const )(
		'is on its way, not needless, where the hub has not let the site in: %s',
		async ( state ) => {
			site( { provider: { ...HUB, state } } );
			expect(
				await screen.findByText(
					`Your plan appears once ${ HUB.name } has let this site in.`
				)
			).toBeVisible();
			expect( screen.queryByText( /nothing to buy/ ) ).toBeNull();
		}
	);

	it( 'is told of in one line where the hub names none', async () => {
		site( { provider: HUB, plan: '' } );
		expect(
			await screen.findByText( 'Hub names no plan for this site.' )
		).toBeVisible();
		expect( screen.queryByText( /purchase/i ) ).toBeNull();
	} );

	it( 'tells what a hub grants', async () => {
		site( { provider: HUB } );
		expect( await screen.findByText( 'Large plan' ) ).toBeVisible();
		expect(
			await screen.findByText( 'This site is on the Large plan.' )
		).toBeVisible();
		expect( screen.getByText( /Until .*2027/ ) ).toBeVisible();
	} );

	it( 'is there with a hub, and without one while license keys are left', () => {
		const at = (
			provider: ProviderBootstrap,
			hasKeptLicenses: boolean
		) => {
			const { connection } = getSettings();
			window.slipstreamSettings = {
				...window.slipstreamSettings,
				connection: {
					...connection,
					provider,
					userConnectionData: {
						currentUser: { permissions: { manage_options: true } },
					},
				},
				plans: { hasKeptLicenses, withheldBlocks: {} },
			};
			return section.isAvailable?.();
		};
		const OWN: ProviderBootstrap = { ...HUB, isOwn: true, state: 'own' };
		expect( at( HUB, false ) ).toBe( true );
		expect( at( { ...HUB, state: 'none' }, false ) ).toBe( true );
		expect( at( OWN, false ) ).toBe( false );
		expect( at( OWN, true ) ).toBe( true );
	} );
} );
