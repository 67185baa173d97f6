import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Invitations } from '../sections/invitations/invitations';
import { Licenses } from '../sections/licenses/licenses';
import { Users } from '../sections/users/users';
import { answer, choose, open, page, press } from './support';

const NOW = Math.floor( Date.now() / 1000 );
const done = () => ( { body: { code: 'success' } } );

const user = ( siteId: number, userId: number, name: string ) => ( {
	site_id: siteId,
	site_name: `Site ${ siteId }`,
	user_id: userId,
	display_name: name,
	role: 'author',
	email: userId === 3 ? 'ann@site.test' : '',
	is_owner: userId === 3,
	last_seen: NOW - 60,
	requests: 1234,
} );

describe( 'the users of a hub', () => {
	it( 'are people of their sites, and are unlinked there', async () => {
		const { changes } = open( Users, '#/users', {
			'hub/admin/users': () =>
				page( [ user( 1, 3, 'Ann' ), user( 2, 3, 'Zoe' ) ] ),
			'users/2/3': done,
		} );
		expect(
			( await screen.findByRole( 'row', { name: /Ann/ } ) ).textContent
		).toBe( 'Annann@site.testSite 1author, owner1,234a minute ago' );
		// They cannot be opened.
		expect( screen.queryByRole( 'link', { name: 'Ann' } ) ).toBeNull();
		await choose( 'Zoe', 'Unlink' );
		await answer( 'Unlink' );
		await waitFor( () =>
			expect( changes() ).toEqual( [
				[ 'users/2/3?_method=DELETE', {} ],
			] )
		);
	} );

	it( 'can be those of one site', async () => {
		const { queries } = open( Users, '#/users?site=7', {
			'hub/admin/users': () => page( [ user( 7, 4, 'Ben' ) ] ),
		} );
		await screen.findByRole( 'row', { name: /Ben/ } );
		expect( queries( 'admin/users' ) ).toEqual( [ 'site=7&page=1' ] );
		expect(
			screen.getByRole( 'button', { name: 'Remove the filter: Site 7' } )
		).toBeVisible();
	} );

	it( 'are nobody at first', async () => {
		open( Users, '#/users', { 'hub/admin/users': () => page( [] ) } );
		expect( await screen.findByText( 'Nobody yet' ) ).toBeVisible();
	} );

	it( 'have a first page where the one that was asked for is gone', async () => {
		open( Users, '#/users?page=9', {
			'hub/admin/users': () => page( [], 21 ),
		} );
		await waitFor( () => expect( window.location.hash ).toBe( '#/users' ) );
	} );
} );

describe( 'invitations', () => {
	const invitation = ( id: number, some: object = {} ) => ( {
		id,
		label: `Client ${ id }`,
		sites_left: 2,
		sites: 3,
		tier: '',
		expires: NOW + 86_400,
		created: NOW,
		...some,
	} );

	/** The list, which grows by what is made. */
	function openInvitations( first: readonly object[] = [] ) {
		let list = first;
		return open( Invitations, '#/invitations', {
			'hub/admin/invitations': ( request ) => {
				if ( ! request?.body ) {
					return page( list );
				}
				list = [ invitation( 1 ) ];
				return {
					body: {
						...invitation( 1 ),
						code: 'abc-def',
						url: 'https://hub.test/#slipstream-invitation=abc-def',
					},
				};
			},
			'invitations/1': () => {
				list = [];
				return done();
			},
		} );
	}

	it( 'are made, and their code is shown once', async () => {
		const { changes } = openInvitations();
		expect( await screen.findByText( 'No invitations' ) ).toBeVisible();
		await userEvent.type(
			screen.getByLabelText( 'Recipient' ),
			'Client 1'
		);
		const sites = screen.getByLabelText( 'Number of sites' );
		await userEvent.clear( sites );
		await userEvent.type( sites, '3' );
		await press( 'Create invitation' );
		expect( await screen.findByLabelText( 'Code' ) ).toHaveValue(
			'abc-def'
		);
		expect( screen.getByLabelText( 'Link' ) ).toHaveValue(
			'https://hub.test/#slipstream-invitation=abc-def'
		);
		expect( changes() ).toEqual( [
			[
				'invitations',
				{ label: 'Client 1', days: 14, sites: 3, tier: '' },
			],
		] );
		expect(
			( await screen.findByRole( 'row', { name: /Client 1/ } ) )
				.textContent
		).toMatch( /^Client 1Until .+Default tier1 of 3$/ );
		await press( 'I copied it' );
		expect( screen.queryByLabelText( 'Code' ) ).toBeNull();
		expect( screen.getByLabelText( 'Recipient' ) ).toHaveValue( '' );
	} );

	it( 'say that they are used up or over, and are withdrawn', async () => {
		const { changes } = openInvitations( [
			invitation( 1, { sites_left: 0 } ),
			invitation( 2, { expires: NOW - 1 } ),
		] );
		expect(
			( await screen.findByRole( 'row', { name: /Client 1/ } ) )
				.textContent
		).toContain( 'Used up' );
		expect(
			screen.getByRole( 'row', { name: /Client 2/ } ).textContent
		).toContain( 'Expired' );
		await choose( 'Client 1', 'Withdraw' );
		await answer( 'Withdraw' );
		expect( await screen.findByText( 'No invitations' ) ).toBeVisible();
		expect( changes() ).toEqual( [
			[ 'invitations/1?_method=DELETE', {} ],
		] );
	} );

	it( 'keep what was typed where they are refused', async () => {
		open( Invitations, '#/invitations', {
			'hub/admin/invitations': ( request ) =>
				request?.body
					? {
							status: 400,
							body: {
								code: 'unknown_tier',
								message: 'Tier not found.',
							},
						}
					: page( [] ),
		} );
		await userEvent.type(
			await screen.findByLabelText( 'Recipient' ),
			'Client'
		);
		await press( 'Create invitation' );
		expect(
			await screen.findByText( /Tier not found/, {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		expect( screen.getByLabelText( 'Recipient' ) ).toHaveValue( 'Client' );
	} );
} );

describe( 'licenses', () => {
	const license = ( id: number, some: object = {} ) => ( {
		id,
		key_hint: `…${ id }abc`,
		tier: 'unlimited',
		site_id: null,
		site_name: '',
		status: 'detached',
		issued: NOW,
		expires: null,
		...some,
	} );

	const counted = ( some: object ) => ( {
		body: { attached: 0, detached: 0, expired: 0, revoked: 0, ...some },
	} );

	it( 'are issued, and their key is shown once', async () => {
		const { changes } = open( Licenses, '#/licenses', {
			'licenses/counts': () => counted( { detached: 1 } ),
			'hub/admin/licenses': ( request ) =>
				request?.body
					? { body: { ...license( 1 ), key: 'SLIP-1234' } }
					: page( [] ),
		} );
		await screen.findByRole( 'option', { name: 'Unlimited' } );
		await userEvent.type(
			screen.getByLabelText( 'Valid for (days)' ),
			'365'
		);
		await press( 'Issue license' );
		expect( await screen.findByLabelText( 'License key' ) ).toHaveValue(
			'SLIP-1234'
		);
		expect( changes() ).toEqual( [
			[ 'licenses', { tier: 'unlimited', days: 365 } ],
		] );
	} );

	it( 'are detached at once, and revoked after a question', async () => {
		let attached = 1204;
		const { changes } = open( Licenses, '#/licenses', {
			'licenses/counts': () =>
				counted( { attached: attached--, expired: 2, revoked: 1 } ),
			'hub/admin/licenses': () =>
				page( [
					license( 3, { status: 'expired' } ),
					license( 1, {
						status: 'attached',
						site_id: 4,
						site_name: 'Shop',
					} ),
					license( 2, { status: 'revoked' } ),
				] ),
			'licenses/1': done,
		} );
		expect(
			( await screen.findByRole( 'row', { name: /1abc/ } ) ).textContent
		).toBe( '…1abcAttached to ShopUnlimitedNo expiry' );
		expect( screen.getByRole( 'row', { name: /3abc/ } ) ).toHaveTextContent(
			'Expired'
		);
		const counts = screen.getByLabelText( 'Number of licenses' );
		expect( counts ).toHaveTextContent(
			'Attached1,204Not attached0Expired2Revoked1'
		);
		await choose( '…1abc', 'Detach' );
		await waitFor( () => expect( changes() ).toHaveLength( 1 ) );
		await waitFor( () =>
			expect( counts ).toHaveTextContent( /Attached1,203/ )
		);
		await choose( '…1abc', 'Revoke' );
		await answer( 'Revoke' );
		await waitFor( () =>
			expect( changes() ).toEqual( [
				[ 'licenses/1', { site_id: null } ],
				[ 'licenses/1', { revoke: true } ],
			] )
		);
	} );
} );
