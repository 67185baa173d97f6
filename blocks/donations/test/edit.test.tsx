import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor } from '../../../tests/js/editor';
import { itOpensThePeerSample } from '../../../tests/js/peer-forms';
import { serve } from '../../../tests/js/serve';
import * as block from '../index';
import {
	attributesOf,
	CONNECTED,
	locks,
	NEW,
	NOT_CONNECTED,
	open,
	planIds,
	registerDonations,
	saved,
	SHOWN,
} from './donations-editor';
import type { Route } from '../../../tests/js/serve';

beforeAll( registerDonations );

beforeEach( () => {
	locks.length = 0;
} );

describe( 'plans', () => {
	it( 'are kept where there is one for each interval, and saving is locked meanwhile', async () => {
		const { sent, editor } = await open();
		expect(
			await screen.findByRole( 'button', { name: 'Monthly' } )
		).toBeVisible();
		expect( planIds( editor.blocks() ) ).toEqual( [ 10, 11, 12 ] );
		expect( attributesOf( editor.blocks() ).currency ).toBe( 'EUR' );
		expect( attributesOf( editor.blocks() ).fallbackLinkUrl ).toBe(
			'https://site.test/give/'
		);
		expect( sent.map( ( { url } ) => url.replace( /&_c.*/, '' ) ) ).toEqual(
			[
				'https://site.test/wp-json/wpcom/v2/memberships/status?source=gutenberg&type=donation&is_editable=false',
			]
		);
		expect( locks ).toEqual( [ 'lock', 'unlock' ] );
	} );

	it( 'are created in a currency that has none', async () => {
		const { sent, editor } = await open(
			'<!-- wp:jetpack/donations {"currency":"USD"} /-->'
		);
		expect(
			await screen.findByRole( 'button', { name: 'Monthly' } )
		).toBeVisible();
		expect( sent[ 1 ]?.body ).toEqual( {
			type: 'donation',
			currency: 'USD',
			is_editable: false,
		} );
		expect( planIds( editor.blocks() ) ).toEqual( [ 20, 21, 22 ] );
	} );

	it( 'are none where no account is connected', async () => {
		const { sent, editor } = await open( NEW, () => ( {
			body: NOT_CONNECTED,
		} ) );
		expect(
			await screen.findByRole( 'button', { name: 'Connect Stripe' } )
		).toBeVisible();
		expect( planIds( editor.blocks() ) ).toEqual( [ -1, -1, -1 ] );
		expect( sent ).toHaveLength( 1 );
		expect( locks ).toEqual( [ 'lock', 'unlock' ] );
	} );

	it( 'stay where the account is no longer connected', async () => {
		const { editor } = await open(
			saved( {
				currency: 'USD',
				oneTimeDonation: { show: true, planId: 4, amounts: [ 5 ] },
			} ),
			() => ( { body: NOT_CONNECTED } )
		);
		expect(
			await screen.findByRole( 'button', { name: 'Connect Stripe' } )
		).toBeVisible();
		expect( planIds( editor.blocks() )[ 0 ] ).toBe( 4 );
	} );

	it( 'say who can connect an account to an author who cannot', async () => {
		await open( NEW, () => ( {
			body: { ...CONNECTED, connected_account_id: null },
		} ) );
		expect(
			await screen.findByText( /An administrator has to connect/, SHOWN )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Connect Stripe' } )
		).toBeNull();
	} );

	it( 'say which server did not answer, unlock saving, and try again', async () => {
		let status: Route = {
			status: 500,
			body: { code: 'x', message: 'Broken.' },
		};
		const { editor } = await open( NEW, () => status );
		expect(
			await screen.findByText(
				'Could not load data from site.test.',
				SHOWN
			)
		).toBeVisible();
		expect( locks ).toEqual( [ 'lock', 'unlock' ] );
		expect( planIds( editor.blocks() ) ).toEqual( [ null, null, null ] );
		status = { body: CONNECTED };
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect(
			await screen.findByRole( 'button', { name: 'Monthly' } )
		).toBeVisible();
		expect( planIds( editor.blocks() ) ).toEqual( [ 10, 11, 12 ] );
	} );

	it( 'say who can create them to an author who cannot', async () => {
		await open(
			'<!-- wp:jetpack/donations {"currency":"USD"} /-->',
			undefined,
			() => ( {
				status: 403,
				body: { code: 'rest_forbidden', message: 'No.' },
			} )
		);
		expect(
			await screen.findByText(
				/Ask an administrator to open this post/,
				SHOWN
			)
		).toBeVisible();
		expect( locks ).toEqual( [ 'lock', 'unlock' ] );
	} );
} );

describe( 'the saved form', () => {
	itOpensThePeerSample( 'jetpack/donations' );
} );

// Last: requests that are never answered are shared.
describe( 'a server that is silent', () => {
	it( 'does not keep a post from being saved longer than ten seconds', async () => {
		jest.useFakeTimers();
		serve( {} );
		globalThis.fetch = () => new Promise( () => {} );
		await openEditor( NEW, { modules: [ block ] } );
		expect( locks ).toEqual( [ 'lock' ] );
		await act( () => jest.advanceTimersByTimeAsync( 10_000 ) );
		expect( locks ).toEqual( [ 'lock', 'unlock' ] );
		jest.useRealTimers();
	} );
} );
