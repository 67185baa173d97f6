import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorOf, HUB, site, type } from './support';

describe( 'licenses', () => {
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
			licenses: [
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
		expect(
			screen.getByText(
				/move a license .* ask the hub’s administrator to detach it/
			)
		).toBeVisible();
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
			/not recognized/,
			/was revoked/,
			/has expired/,
			/attached to another site\. Ask the hub’s administrator/,
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
		[ 'not_connected', /Connect your account/ ],
		[ 'invalid_user_permission_set_jetpack_license_key', /not allowed/ ],
		[ 'setting_license_key_failed', /could not be saved/ ],
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
		expect( await screen.findByText( sentence ) ).toBeVisible();
		expect( screen.getByLabelText( 'License keys' ) ).toHaveValue( 'a' );
		await waitFor( () =>
			expect( sent.at( -1 )?.url ).toContain( 'licensing/error' )
		);
	} );

	it( 'are kept where nobody is connected', async () => {
		const sent = site( { provider: HUB, hasOwner: false } );
		await type( 'a' );
		expect( await screen.findByText( /^Saved until/ ) ).toBeVisible();
		expect(
			sent.find( ( { url } ) => url.includes( 'set-license' ) )?.body
		).toEqual( { license: 'a' } );
	} );

	it( 'are not asked for where nothing could be done with them', async () => {
		site( { provider: { ...HUB, isOwn: true, state: 'own' } } );
		expect( await screen.findByText( /needs no license/ ) ).toBeVisible();
		expect( screen.queryByLabelText( 'License keys' ) ).toBeNull();
		expect(
			screen.getByRole( 'link', { name: 'Choose a hub' } )
		).toBeVisible();
	} );

	it( 'that wait are listed with who entered them, and removed', async () => {
		site( {
			provider: HUB,
			kept: [ { id: 'a1', license_key: '…1234', user: 'Mia' } ],
		} );
		const row = ( await screen.findByText( '…1234' ) ).closest( 'li' );
		expect( row ).toHaveTextContent( 'Entered by Mia' );
		await userEvent.click(
			within( row as HTMLElement ).getByRole( 'button' )
		);
		await userEvent.click(
			within( await screen.findByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Remove',
			} )
		);
		await waitFor( () =>
			expect( screen.queryByText( '…1234' ) ).toBeNull()
		);
	} );

	const LOOSE = [
		{ id: 4, license_key: '…4' },
		{ id: 5, license_key: '…5' },
	];

	it( 'that serve no site are named until that is put away', async () => {
		const sent = site( { provider: HUB, licenses: LOOSE, dismissed: 1 } );
		const notice = await screen.findByText( /2 licenses that are not/ );
		expect( notice ).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Close' } )
		);
		expect( screen.queryByText( /2 licenses that are not/ ) ).toBeNull();
		expect( sent.at( -1 )?.body ).toEqual( { last_detached_count: 2 } );
	} );

	it( 'that were put away are not named again', async () => {
		site( { provider: HUB, licenses: LOOSE, dismissed: 2 } );
		expect( await screen.findByText( '…5' ) ).toBeVisible();
		expect( screen.queryByText( /2 licenses that are not/ ) ).toBeNull();
	} );

	it( 'say what was wrong the last time, until that is put away', async () => {
		const sent = site( { provider: HUB, error: 'The hub was away.' } );
		expect(
			await screen.findByText( 'Last attempt: The hub was away.' )
		).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Close' } )
		);
		expect( screen.queryByText( /Last attempt/ ) ).toBeNull();
		expect( sent.at( -1 )?.body ).toEqual( { error: '' } );
	} );

	it( 'are asked for where none is typed', async () => {
		const sent = site( { provider: HUB } );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Attach licenses' } )
		);
		expect( screen.getByText( 'Enter a license key.' ) ).toBeVisible();
		expect( sent.some( ( { url } ) => url.includes( 'attach' ) ) ).toBe(
			false
		);
	} );
} );
