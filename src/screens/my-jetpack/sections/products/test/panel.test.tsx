import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serve } from '../../../../../../tests/js/serve';
import { ProductsPanel } from '../panel';
import type { ProviderBootstrap } from '@slipstream/settings';

const PRODUCT = {
	description: 'Does something.',
	status: 'active',
	is_bundle: false,
	manage_url: 'https://site.test/manage',
};
const HUB: ProviderBootstrap = {
	address: 'https://hub.test',
	name: 'Hub',
	isOwn: false,
	state: 'active',
};

interface Site {
	provider?: ProviderBootstrap;
	hasOwner?: boolean;
	attach?: () => { status?: number; body: unknown };
	licences?: unknown[];
}

function site( {
	provider,
	hasOwner = true,
	attach,
	licences = [],
}: Site = {} ) {
	let forms = 'module_disabled';
	const record = () => ( {
		...PRODUCT,
		slug: 'jetpack-forms',
		title: 'Forms',
		status: forms,
	} );
	const sent = serve( {
		'site/products/activate': () => {
			forms = 'active';
			return { body: { 'jetpack-forms': record() } };
		},
		'v1/site/products': () => ( {
			body: {
				'jetpack-ai': { ...PRODUCT, slug: 'jetpack-ai', title: 'AI' },
				'jetpack-forms': record(),
				backup: {
					...PRODUCT,
					slug: 'backup',
					title: 'Backup',
					status: 'plugin_absent',
				},
				creator: {
					...PRODUCT,
					slug: 'creator',
					title: 'Creator',
					is_bundle: true,
				},
			},
		} ),
		'v1/site/purchases': () => ( {
			body: [
				{
					ID: 1,
					product_slug: 'large',
					product_name: 'Large plan',
					expiry_date: '2027-03-01T00:00:00Z',
				},
			],
		} ),
		'licensing/user/licenses': () => ( { body: { items: licences } } ),
		'licensing/attach-licenses': attach ?? ( () => ( { body: [] } ) ),
		'licensing/set-license': () => ( { body: { code: 'success' } } ),
		'licensing/error': () => ( { body: true } ),
	} );
	window.slipstreamSettings = {
		...window.slipstreamSettings,
		connection: {
			connectionStatus: {
				isRegistered: true,
				isUserConnected: true,
				hasConnectedOwner: hasOwner,
			},
			userConnectionData: {},
			connectedPlugins: [],
			connectionErrors: {},
			isOfflineMode: false,
			registrationNonce: '',
			provider,
		},
	};
	render( <ProductsPanel /> );
	return sent;
}

const errorOf = ( code: string ) => ( {
	errors: { [ code ]: [ 'No.' ] },
	error_data: {},
} );
const type = async ( text: string ) => {
	await userEvent.type( screen.getByLabelText( 'License keys' ), text );
	await userEvent.click( screen.getByRole( 'button', { name: /licenses/ } ) );
};

describe( 'products', () => {
	it( 'shows what is here, and switches on what is off', async () => {
		site();
		expect( await screen.findByText( 'AI' ) ).toBeVisible();
		expect( screen.queryByText( 'Backup' ) ).toBeNull();
		expect( screen.queryByText( 'Creator' ) ).toBeNull();
		expect(
			screen.getByRole( 'link', { name: 'Manage AI' } )
		).toHaveAttribute( 'href', 'https://site.test/manage' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Switch on' } )
		);
		expect(
			await screen.findByRole( 'link', { name: 'Manage Forms' } )
		).toBeVisible();
	} );

	it( 'has nothing to buy where the site is its own provider', async () => {
		const sent = site();
		expect(
			await screen.findByText( /nothing has to be bought/ )
		).toBeVisible();
		expect( sent.some( ( { url } ) => url.includes( 'purchases' ) ) ).toBe(
			false
		);
	} );

	it( 'tells what was bought at a hub', async () => {
		site( { provider: HUB } );
		expect( await screen.findByText( 'Large plan' ) ).toBeVisible();
		expect( screen.getByText( /Until .*2027/ ) ).toBeVisible();
	} );
} );

describe( 'licences', () => {
	it( 'are listed with how they stand', async () => {
		const one = ( id: number, more: object ) => ( {
			id,
			license_key: `license-…-${ id }`,
			attached_at: null,
			revoked_at: null,
			expires_at: null,
			...more,
		} );
		site( {
			provider: HUB,
			licences: [
				one( 1, { attached_at: '2026-01-01T00:00:00Z' } ),
				one( 2, { revoked_at: '2026-01-01T00:00:00Z' } ),
				one( 3, { expires_at: '2020-01-01T00:00:00Z' } ),
				one( 4, {} ),
			],
		} );
		expect( await screen.findByText( 'license-…-1' ) ).toBeVisible();
		expect(
			[ 'Attached', 'Revoked', 'Not attached to a site' ].map(
				( text ) => screen.getByText( text ).tagName
			)
		).toEqual( [ 'SPAN', 'SPAN', 'SPAN' ] );
		expect( screen.getByText( /Expired on .*2020/ ) ).toBeVisible();
	} );

	it( 'are attached, and each refusal says what to do', async () => {
		const sent = site( {
			provider: HUB,
			attach: () => ( {
				body: [
					{ activated: true },
					errorOf( 'license_unknown' ),
					errorOf( 'license_revoked' ),
					errorOf( 'license_expired' ),
					errorOf( 'license_attached' ),
					errorOf( 'else' ),
				],
			} ),
		} );
		await type( 'a{enter}b{enter}c{enter}d{enter}e{enter}f{enter}a' );
		expect( await screen.findByText( 'Attached.' ) ).toBeVisible();
		for ( const text of [
			/not known/,
			/was revoked/,
			/has expired/,
			/attached to another site/,
			'No.',
		] ) {
			expect( screen.getByText( text ) ).toBeVisible();
		}
		expect(
			sent.find( ( { url } ) => url.includes( 'attach-licenses' ) )?.body
		).toEqual( { licenses: [ 'a', 'b', 'c', 'd', 'e', 'f' ] } );
		expect( screen.getByLabelText( 'License keys' ) ).toHaveValue(
			'b\nc\nd\ne\nf'
		);
	} );

	it.each( [
		[ 'not_connected', /Connect yourself/ ],
		[ 'invalid_user_permission_set_jetpack_license_key', /not allowed/ ],
		[ 'setting_license_key_failed', /could not be stored/ ],
		[ 'request_failed', /The hub does not answer/ ],
	] )( 'say why the request failed: %s', async ( code, sentence ) => {
		const sent = site( {
			provider: HUB,
			attach: () => ( {
				status: 409,
				body: { code, message: 'The hub does not answer.' },
			} ),
		} );
		await type( 'a' );
		expect(
			await screen.findByText( sentence, {
				ignore: '.a11y-speak-region',
			} )
		).toBeVisible();
		expect( screen.getByLabelText( 'License keys' ) ).toHaveValue( 'a' );
		await waitFor( () =>
			expect( sent.at( -1 )?.url ).toContain( 'licensing/error' )
		);
	} );

	it( 'are kept where nobody is connected', async () => {
		const sent = site( { provider: HUB, hasOwner: false } );
		await type( 'a' );
		expect( await screen.findByText( /^Kept until/ ) ).toBeVisible();
		expect(
			sent.find( ( { url } ) => url.includes( 'set-license' ) )?.body
		).toEqual( { license: 'a' } );
	} );

	it( 'are asked for where none is typed', async () => {
		const sent = site( { provider: HUB } );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Attach licenses' } )
		);
		expect( screen.getByText( 'Enter a key.' ) ).toBeVisible();
		expect( sent.some( ( { url } ) => url.includes( 'attach' ) ) ).toBe(
			false
		);
	} );
} );
