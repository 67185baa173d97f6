import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refreshFeature } from '@slipstream/plans';
import { UpgradePanel } from '../panel';
import { UpgradeSummary } from '../summary';
import { serve } from '../../../../../../tests/js/serve';
import type { Route } from '../../../../../../tests/js/serve';

const tier = ( value: number ) => ( {
	slug: `ai-assistant-tier-${ value }`,
	value,
	limit: value,
} );

const feature = ( some: object = {} ) => ( {
	'has-feature': true,
	'is-over-limit': false,
	'requests-count': 120,
	'requests-limit': 20,
	'usage-period': {
		'current-start': '2026-11-01 00:00:00',
		'next-start': '2026-12-01 00:00:00',
		'requests-count': 98,
	},
	'site-require-upgrade': false,
	'upgrade-type': 'default',
	'current-tier': tier( 100 ),
	'next-tier': tier( 500 ),
	'tier-plans-enabled': true,
	...some,
} );

const HUB = {
	address: 'https://hub.test',
	name: 'Agency',
	is_own: false,
	state: 'active',
	wanted_tier: '',
};

const upgrade = ( some: object = {} ) => ( {
	state: 'none',
	plan: '100 requests',
	return_to: '',
	...some,
} );

interface Site {
	provider?: object;
	feature?: () => Route;
	asks?: Route;
	upgrade?: () => object;
}

function open( some: Site = {} ) {
	const sent = serve( {
		'connection/provider': () => ( {
			body: { ...HUB, ...some.provider },
		} ),
		'ai-assistant-feature':
			some.feature ?? ( () => ( { body: feature() } ) ),
		'connection/upgrade-request': () =>
			some.asks ?? { body: { code: 'success', wanted_tier: 'x' } },
		'slipstream/v1/upgrade': () => ( {
			body: some.upgrade?.() ?? upgrade(),
		} ),
	} );
	window.slipstreamSettings = {
		...window.slipstreamSettings,
		adminUrl: 'https://site.test/wp-admin/',
	};
	render( <UpgradePanel /> );
	return {
		sent,
		asked: () =>
			sent
				.filter( ( { url } ) => url.includes( 'upgrade-request' ) )
				.map( ( { body } ) => body ),
	};
}

beforeEach( () =>
	window.history.replaceState( {}, '', '/wp-admin/admin.php' )
);

describe( 'asking the hub for more', () => {
	it( 'asks for the next tier, waits, and says when it is granted', async () => {
		let isGranted = false;
		window.history.replaceState(
			{},
			'',
			'/wp-admin/admin.php?redirect_to=post.php%3Fpost%3D7'
		);
		const { asked } = open( {
			upgrade: () =>
				isGranted
					? upgrade( { state: 'granted', plan: 'Large' } )
					: upgrade(),
			feature: () => ( {
				body: isGranted
					? feature( {
							'current-tier': tier( 500 ),
							'next-tier': null,
						} )
					: feature(),
			} ),
		} );
		refreshFeature();
		expect(
			await screen.findByText( '98 of 100 AI requests this month.' )
		).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', {
				name: 'Ask for 500 requests a month',
			} )
		);
		expect(
			await screen.findByText( /The administrator of Agency will decide/ )
		).toBeVisible();
		expect( asked() ).toEqual( [
			{
				tier: 'ai-assistant-tier-500',
				redirect_to: 'post.php?post=7',
			},
		] );
		isGranted = true;
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Check again' } )
		);
		expect(
			await screen.findByText( '98 of 500 AI requests this month.' )
		).toBeVisible();
		expect(
			screen.getByText(
				/Agency granted the upgrade\. .* on the Large plan/,
				{ selector: '.components-notice__content p' }
			)
		).toBeVisible();
		expect( screen.getByText( /largest tier/ ) ).toBeVisible();
	} );

	it( 'waits for what was asked before', async () => {
		open( { provider: { wanted_tier: 'ai-assistant-tier-500' } } );
		refreshFeature();
		expect( await screen.findByText( /^Request sent\./ ) ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: /^Ask for/ } )
		).toBeNull();
	} );

	it( 'says why it could not be asked, and can be tried again', async () => {
		open( {
			asks: {
				status: 503,
				body: {
					code: 'provider_unreachable',
					message: 'The hub does not answer.',
				},
			},
		} );
		refreshFeature();
		const ask = await screen.findByRole( 'button', { name: /^Ask for/ } );
		await userEvent.click( ask );
		expect(
			await screen.findByText( /The hub does not answer/, {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		expect( ask ).toBeEnabled();
	} );

	it.each( [
		[
			'no limit',
			{
				'next-tier': {
					slug: 'unlimited',
					value: 1,
					limit: 999_999_999,
				},
			},
			/^Ask for no limit/,
		],
		[
			'a tier over the free one',
			{ 'current-tier': { slug: 'free', value: 0, limit: 20 } },
			/^Ask for 500/,
		],
	] )( 'offers %s', async ( _name, some, label ) => {
		open( { feature: () => ( { body: feature( some ) } ) } );
		refreshFeature();
		expect(
			await screen.findByRole( 'button', { name: label } )
		).toBeVisible();
	} );

	it( 'offers nothing where the hub has nothing larger', async () => {
		open( {
			feature: () => ( {
				body: feature( {
					'current-tier': {
						slug: 'unlimited',
						value: 1,
						limit: 999_999_999,
					},
					'next-tier': null,
				} ),
			} ),
		} );
		refreshFeature();
		expect( await screen.findByText( /There is no limit/ ) ).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );

	it( 'says that nothing has to be bought where the site is its own provider', async () => {
		open( { provider: { is_own: true, state: 'own', address: '' } } );
		expect(
			await screen.findByText( /there is nothing to buy/ )
		).toBeVisible();
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );

	it( 'tells a grant days later, with the way back, until it is put away', async () => {
		let state = 'granted';
		const { sent } = open( {
			upgrade: () =>
				upgrade( { state, return_to: 'post.php?post=7&action=edit' } ),
		} );
		refreshFeature();
		expect(
			await screen.findByRole( 'link', {
				name: 'Back to where you were',
			} )
		).toHaveAttribute(
			'href',
			'https://site.test/wp-admin/post.php?post=7&action=edit&plan_upgraded=1'
		);
		state = 'none';
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Dismiss' } )
		);
		await waitFor( () =>
			expect( screen.queryByRole( 'link' ) ).toBeNull()
		);
		expect(
			sent.some( ( { url } ) => url.includes( 'upgrade?_method=DELETE' ) )
		).toBe( true );
	} );

	it( 'tells a refusal, and lets them ask again', async () => {
		open( { upgrade: () => upgrade( { state: 'refused' } ) } );
		refreshFeature();
		expect(
			await screen.findByText( /Agency declined/, {
				selector: '.components-notice__content p',
			} )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: /^Ask for/ } )
		).toBeEnabled();
	} );

	it( 'claims nothing that an address says and the hub does not', async () => {
		window.history.replaceState(
			{},
			'',
			'/wp-admin/admin.php?plan_upgraded=1&redirect_to=post.php'
		);
		open();
		refreshFeature();
		await screen.findByRole( 'button', { name: /^Ask for/ } );
		expect( screen.queryByText( /granted/ ) ).toBeNull();
	} );
} );

describe( 'on the overview', () => {
	it( 'says how much of the tier is used', async () => {
		serve( { 'ai-assistant-feature': () => ( { body: feature() } ) } );
		render( <UpgradeSummary /> );
		act( () => refreshFeature() );
		expect(
			await screen.findByText( '98 of 100 AI requests this month.' )
		).toBeVisible();
	} );
} );
