import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBlock, serialize } from '@wordpress/blocks';
import { createReduxStore, register } from '@wordpress/data';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import { itOpensThePeerSample } from '../../../tests/js/peer-forms';
import { serve } from '../../../tests/js/serve';
import metadata from '../block.json';
import * as block from '../index';
import type { Block } from '@wordpress/blocks';
import type { Route } from '../../../tests/js/serve';

const locks: string[] = [];

beforeAll( () => {
	registerBlock( metadata, block.settings );
	register(
		createReduxStore( 'core/editor', {
			reducer: ( state: object = {} ) => state,
			selectors: {
				getCurrentPostId: () => 5,
				getCurrentPostType: () => 'post',
				getEditedPostAttribute: ( _: object, name: string ) =>
					( {
						link: 'https://site.test/give/',
						status: 'draft',
					} )[ name ],
			},
			actions: {
				lockPostSaving: () => {
					locks.push( 'lock' );
					return { type: 'LOCK' };
				},
				unlockPostSaving: () => {
					locks.push( 'unlock' );
					return { type: 'UNLOCK' };
				},
			},
		} )
	);
} );

beforeEach( () => {
	locks.length = 0;
} );

const plansIn = ( currency: string, first: number ) =>
	[ 'one-time', '1 month', '1 year' ].map( ( interval, index ) => ( {
		id: first + index,
		title: interval,
		type: 'donation',
		price: 0,
		currency,
		interval,
	} ) );
const CONNECTED = {
	connect_url: null,
	site_slug: 'site.test',
	products: plansIn( 'EUR', 10 ),
	connected_account_id: 'acct_1',
	connected_account_default_currency: 'EUR',
};
const NOT_CONNECTED = {
	...CONNECTED,
	connected_account_id: null,
	connect_url: 'https://site.test/wp-admin/admin.php?page=x',
	products: [],
};
const NEW = '<!-- wp:jetpack/donations /-->';

async function open(
	markup = NEW,
	status: () => Route = () => ( { body: CONNECTED } ),
	products: () => Route = () => ( { body: plansIn( 'USD', 20 ) } )
) {
	const sent = serve( {
		'memberships/status': status,
		'memberships/products': products,
	} );
	const editor = await openEditor( markup, { modules: [ block ] } );
	return { sent, editor };
}

/** Not what is only announced. */
const SHOWN = { ignore: '.a11y-speak-region' };

const attributesOf = ( [ donations ]: Block[] ) =>
	donations?.attributes as Record< string, { planId?: number } >;
const planIds = ( blocks: Block[] ) =>
	[ 'oneTimeDonation', 'monthlyDonation', 'annualDonation' ].map(
		( name ) => attributesOf( blocks )[ name ]?.planId
	);

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
			serialize(
				createBlock( 'jetpack/donations', {
					currency: 'USD',
					oneTimeDonation: {
						show: true,
						planId: 4,
						amounts: [ 5 ],
					},
				} )
			),
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

describe( 'the form', () => {
	const nav = () => screen.getByRole( 'group', { name: 'How often' } );

	it( 'shows an interval at a time, and falls back where one is hidden', async () => {
		const { editor } = await open();
		await screen.findByRole( 'button', { name: 'Monthly' } );
		await editor.select();
		await userEvent.click(
			within( nav() ).getByRole( 'button', { name: 'Yearly' } )
		);
		expect( screen.getByText( 'Make a yearly donation' ) ).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'Show annual donations' } )
		);
		expect( screen.getByText( 'Make a one-time donation' ) ).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'Show monthly donations' } )
		);
		expect(
			screen.queryByRole( 'group', { name: 'How often' } )
		).toBeNull();
		expect(
			screen.getByRole( 'checkbox', { name: 'Show one-time donations' } )
		).toBeDisabled();
	} );

	it( 'takes an amount of at least the minimum, in the author’s way of writing', async () => {
		const { editor } = await open();
		await screen.findByRole( 'button', { name: 'Monthly' } );
		const amount = screen.getByRole( 'textbox', { name: 'Amount 1' } );
		expect( amount ).toHaveValue( '5,00' );
		await userEvent.clear( amount );
		await userEvent.type( amount, '0.4' );
		expect( amount ).toBeInvalid();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'At least €0,50.'
		);
		await userEvent.tab();
		expect( amount ).toHaveValue( '0.4' );
		await userEvent.clear( amount );
		await userEvent.type( amount, '7.5' );
		await userEvent.tab();
		expect( amount ).toHaveValue( '7,50' );
		expect( attributesOf( editor.blocks() ).oneTimeDonation ).toMatchObject(
			{ amounts: [ 7.5, 15, 100 ] }
		);
	} );

	it( 'suggests amounts in a new currency, and keeps the author’s own', async () => {
		const { editor } = await open(
			'<!-- wp:jetpack/donations {"currency":"EUR","monthlyDonation":{"show":true,"planId":11,"amounts":[1,2]}} /-->',
			undefined,
			() => ( { body: plansIn( 'JPY', 30 ) } )
		);
		await screen.findByRole( 'button', { name: 'Monthly' } );
		await editor.select();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Currency' } )
		);
		await userEvent.click(
			await screen.findByRole( 'menuitemradio', { name: 'JPY ¥' } )
		);
		await screen.findByRole( 'button', { name: 'Monthly' } );
		expect( attributesOf( editor.blocks() ) ).toMatchObject( {
			currency: 'JPY',
			oneTimeDonation: { amounts: [ 500, 1500, 10000 ], planId: 30 },
			monthlyDonation: { amounts: [ 1, 2 ], planId: 31 },
		} );
	} );

	it( 'offers one to eight amounts', async () => {
		const { editor } = await open();
		await screen.findByRole( 'button', { name: 'Monthly' } );
		await editor.select();
		const count = screen.getByRole( 'spinbutton', {
			name: 'Number of amounts',
		} );
		await userEvent.clear( count );
		await userEvent.type( count, '5' );
		expect( attributesOf( editor.blocks() ).oneTimeDonation ).toMatchObject(
			{ amounts: [ 5, 15, 100, 200, 400 ] }
		);
		expect( count ).toHaveAttribute( 'max', '8' );
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
