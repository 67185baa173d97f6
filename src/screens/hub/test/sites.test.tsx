import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sites } from '../sections/sites/sites';
import { answer, button, choose, open, page, press, refused } from './support';
import type { Site } from '../types';

const NOW = Math.floor( Date.now() / 1000 );

const site = ( id: number, some: Partial< Site > = {} ): Site => ( {
	id,
	home: `https://site-${ id }.test`,
	name: `Site ${ id }`,
	status: 'active',
	tier: 'free',
	wanted_tier: '',
	wanted_at: 0,
	users: 2,
	owner: 'Ann',
	requests: 12,
	limit: 20,
	last_seen: NOW - 3600,
	created: NOW - 90_000,
	alarm: null,
	...some,
} );

const WANTING = site( 2, { wanted_tier: 'tier-100' } );
const PENDING = site( 1, { status: 'pending', last_seen: null } );

/** The list of sites; it may become another one. */
function openSites( sites: readonly Site[], hash = '#/sites', total?: number ) {
	let list = sites;
	const done = () => ( { body: { code: 'success' } } );
	return {
		...open( Sites, hash, {
			'hub/admin/sites': () => page( list, total ),
			'admin/sites/1': done,
			'admin/sites/2': done,
		} ),
		become: ( next: readonly Site[] ) => {
			list = next;
		},
	};
}

const row = async ( name: RegExp ) =>
	( await screen.findByRole( 'row', { name } ) ).textContent;

describe( 'the sites of a hub', () => {
	it( 'shows how each stands', async () => {
		openSites( [
			site( 1 ),
			site( 2, { name: '', status: 'revoked', last_seen: null } ),
			site( 3, {
				wanted_tier: 'tier-100',
				alarm: { kind: 'clone', url: 'https://copy.test', at: NOW },
				limit: 0,
			} ),
		] );
		await waitFor( async () =>
			expect( await row( /Site 1/ ) ).toBe(
				'Site 1site-1.testActiveFree12 of 20 requestsan hour ago'
			)
		);
		expect( await row( /site-2/ ) ).toMatch( /Revoked.*Never$/ );
		expect( await row( /Site 3/ ) ).toMatch(
			/^Needs attention: .*copy refused · asks for 100 requestsFree12 requestsan/
		);
		expect(
			screen.getByText( '3 sites', {
				selector: '.slipstream-ui-bar span',
			} )
		).toBeVisible();
	} );

	it( 'asks the hub for what is looked for, and sorted by', async () => {
		const { queries } = openSites(
			[ site( 1 ) ],
			'#/sites?state=pending&search=shop&sort=name-asc&page=1'
		);
		await row( /Site 1/ );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Last seen' } )
		);
		await waitFor( () =>
			expect( queries( 'admin/sites' ) ).toEqual( [
				'status=pending&orderby=name&order=asc&search=shop&page=1',
				'status=pending&orderby=last_seen&order=desc&search=shop&page=1',
			] )
		);
	} );

	it( 'approves and refuses with one click', async () => {
		const { changes, become } = openSites( [ PENDING ] );
		expect(
			await screen.findByText( 'Site 1 wants to use this hub.' )
		).toBeVisible();
		become( [ site( 1 ) ] );
		await press( 'Approve' );
		await waitFor( () =>
			expect( screen.queryByText( /wants to use/ ) ).toBeNull()
		);
		expect( changes() ).toEqual( [ [ 'sites/1', { status: 'active' } ] ] );
	} );

	it( 'grants an upgrade with one click', async () => {
		const { changes, become } = openSites( [ WANTING ] );
		expect(
			await screen.findByText( 'Site 2 asks for the tier 100 requests.' )
		).toBeVisible();
		become( [ site( 2, { tier: 'tier-100', limit: 100 } ) ] );
		await press( 'Grant' );
		await waitFor( () =>
			expect( screen.queryByText( /asks for the tier/ ) ).toBeNull()
		);
		expect( changes() ).toEqual( [
			[ 'sites/2', { grant_upgrade: true } ],
		] );
	} );

	it( 'declines an upgrade, and the site keeps its tier', async () => {
		const { changes } = openSites( [ WANTING ] );
		await press( 'Decline' );
		await waitFor( () =>
			expect( changes() ).toEqual( [
				[ 'sites/2', { grant_upgrade: false } ],
			] )
		);
	} );

	it( 'asks before a site is revoked or removed', async () => {
		const { changes } = openSites( [ site( 1 ) ] );
		await choose( 'Site 1', 'Revoke' );
		expect( await screen.findByRole( 'dialog' ) ).toHaveTextContent(
			/Its users cannot use AI through this hub/
		);
		await answer( 'Cancel' );
		expect( changes() ).toEqual( [] );
		await choose( 'Site 1', 'Revoke' );
		await answer( 'Revoke' );
		await waitFor( () => expect( changes() ).toHaveLength( 1 ) );
		await choose( 'Site 1', 'Remove' );
		await answer( 'Remove' );
		await waitFor( () =>
			expect( changes() ).toEqual( [
				[ 'sites/1', { status: 'revoked' } ],
				[ 'sites/1?_method=DELETE', {} ],
			] )
		);
	} );

	it( 'offers only what makes sense for a site', async () => {
		openSites( [ site( 1 ) ] );
		await press( 'Actions for Site 1' );
		const names = ( await screen.findAllByRole( 'menuitem' ) ).map(
			( { textContent } ) => textContent
		);
		expect( names ).toEqual( [ 'Revoke', 'Remove' ] );
	} );

	it( 'does the same with all that are selected, and says what was refused', async () => {
		const { changes } = open( Sites, '#/sites', {
			'hub/admin/sites': () =>
				page( [ PENDING, site( 2, { status: 'pending' } ) ] ),
			'admin/sites/1': () => ( { body: {} } ),
			'admin/sites/2': () => ( {
				status: 404,
				body: { code: 'hub_not_found', message: 'There is none.' },
			} ),
		} );
		await row( /Site 1/ );
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'Select all on this page' } )
		);
		const [ , bulk ] = await screen
			.findAllByRole( 'button', {
				name: 'Approve',
			} )
			.then( ( all ) => [ all[ 0 ], all.at( -1 ) ] );
		await userEvent.click( bulk ?? document.body );
		expect(
			await screen.findByText( /^1 change was not made: There is none/, {
				selector: '.components-snackbar__content',
			} )
		).toBeInTheDocument();
		expect( changes() ).toHaveLength( 2 );
	} );

	it( 'says that there is none, that nothing was found, and why it cannot be shown', async () => {
		const none = openSites( [] );
		expect( await screen.findByText( 'No sites yet' ) ).toBeVisible();
		none.unmount();
		const narrowed = openSites( [], '#/sites?state=revoked' );
		expect( await screen.findByText( 'Nothing found' ) ).toBeVisible();
		narrowed.unmount();
		open( Sites, '#/sites', {
			'hub/admin/sites': () => refused( 403, 'You may not.' ),
		} );
		expect(
			await screen.findByText( 'You may not.', {
				selector: '.components-notice__content p',
			} )
		).toBeVisible();
	} );
} );

describe( 'a site of a hub', () => {
	const dialog = () => screen.findByRole( 'dialog', { name: 'Site 1' } );

	it( 'is given another tier', async () => {
		const { changes } = openSites( [ site( 1 ) ], '#/sites/1' );
		const modal = within( await dialog() );
		const change = modal.getByRole( 'button', { name: 'Change tier' } );
		expect( change ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.selectOptions(
			modal.getByLabelText( 'Tier' ),
			'100 requests'
		);
		await userEvent.click( change );
		await waitFor( () =>
			expect( changes() ).toEqual( [
				[ 'sites/1', { tier: 'tier-100' } ],
			] )
		);
	} );

	it( 'leads to its users, and shows the copy that was refused', async () => {
		const { changes } = openSites(
			[
				site( 1, {
					alarm: { kind: 'clone', url: 'https://copy.test', at: NOW },
				} ),
			],
			'#/sites/1'
		);
		const modal = within( await dialog() );
		expect( modal.getByRole( 'link', { name: '2' } ) ).toHaveAttribute(
			'href',
			'#/users?site=1'
		);
		expect(
			modal.getByText( /A copy at https:\/\/copy\.test/ )
		).toBeVisible();
		await userEvent.click(
			modal.getByRole( 'button', { name: 'Dismiss' } )
		);
		await waitFor( () =>
			expect( changes() ).toEqual( [
				[ 'sites/1', { dismiss_alarm: true } ],
			] )
		);
	} );

	it( 'says where the site has moved from, and that one that left cannot be approved', async () => {
		openSites(
			[
				site( 1, {
					status: 'left',
					alarm: { kind: 'moved', url: 'https://old.test', at: NOW },
				} ),
			],
			'#/sites/1'
		);
		const modal = within( await dialog() );
		expect(
			modal.getByText( /moved here from https:\/\/old\.test/ )
		).toBeVisible();
		expect( modal.getByText( 'Disconnected' ) ).toBeVisible();
		expect( modal.queryByRole( 'button', { name: 'Approve' } ) ).toBeNull();
	} );

	it( 'is closed, and the list is there again', async () => {
		openSites( [ site( 1 ) ], '#/sites/1?state=active' );
		await dialog();
		await press( 'Close' );
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/sites?state=active' )
		);
		expect( await button( 'Actions for Site 1' ) ).toBeVisible();
	} );

	it( 'stands over no other section', async () => {
		openSites( [ site( 1 ) ], '#/sites/1' );
		await dialog();
		window.location.hash = '#/users?site=1';
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
	} );

	it( 'that is gone opens nothing', async () => {
		openSites( [ site( 1 ) ], '#/sites/99' );
		await waitFor( () => expect( window.location.hash ).toBe( '#/sites' ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );
