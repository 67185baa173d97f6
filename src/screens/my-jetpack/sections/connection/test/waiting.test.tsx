import { screen, waitFor } from '@testing-library/react';
import { HUB, noted, NOW, open, press } from './support';
import type { ProviderStatus } from '../../../provider';

describe( 'what waits', () => {
	it( 'is tried again', async () => {
		let provider: ProviderStatus = {
			...HUB,
			pending_writes: [
				{
					action: 'unlink',
					since: NOW - 60,
					message: 'Ben is unlinked.',
					problem: '',
				},
			],
		};
		open( () => provider, {
			routes: { 'connection/retry': () => ( { body: provider } ) },
		} );
		expect( await noted( /Ben is unlinked\./ ) ).toBeVisible();
		await press( 'Try again' );
		expect(
			await screen.findByText( /still have not reached the hub/, {
				selector: '.components-snackbar__content',
			} )
		).toBeInTheDocument();
		provider = HUB;
		await press( 'Try again' );
		await waitFor( () =>
			expect(
				screen.queryByRole( 'button', { name: 'Try again' } )
			).toBeNull()
		);
	} );

	it( 'says what the hub has refused, and can be forgotten', async () => {
		const refused = {
			action: 'disconnect',
			since: NOW - 60,
			message: 'Tell the hub',
			problem: 'Its key cannot be read.',
		};
		let provider: ProviderStatus = { ...HUB, pending_writes: [ refused ] };
		open( () => provider, {
			routes: { 'connection/retry': () => ( { body: HUB } ) },
		} );
		expect(
			await noted( /Tell the hub: Its key cannot be read\./ )
		).toBeVisible();
		provider = HUB;
		await press( 'Discard refused changes' );
		await waitFor( () =>
			expect( screen.queryByText( /Tell the hub/ ) ).toBeNull()
		);
	} );

	it( 'is a copy that was refused, until it is dismissed', async () => {
		const { posts } = open(
			() => ( {
				...HUB,
				alarms: [
					{ kind: 'clone', url: 'https://copy.test', at: NOW },
				],
			} ),
			{ routes: { 'connection/alarms': () => ( { body: HUB } ) } }
		);
		expect(
			await noted( /A copy of this site at https:\/\/copy/ )
		).toBeVisible();
		await press( 'Dismiss' );
		await waitFor( () =>
			expect(
				screen.queryByRole( 'button', { name: 'Dismiss' } )
			).toBeNull()
		);
		expect( posts( 'connection/alarms' ) ).toEqual( [ { dismiss: true } ] );
		// The button that had the focus is gone.
		expect(
			document.querySelector( '.slipstream-connection' )
		).toHaveFocus();
	} );
} );
