import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	createReduxStore,
	dispatch,
	register,
	resolveSelect,
} from '@wordpress/data';
import {
	createBlock,
	getPossibleBlockTransformations,
	switchToBlockType,
} from '@wordpress/blocks';
import { membershipsStore } from '@slipstream/memberships';
import { openEditor, registerBlock, roundTrip } from '../../../tests/js/editor';
import { itOpensThePeerSample } from '../../../tests/js/peer-forms';
import { serve } from '../../../tests/js/serve';
import * as button from '../../button';
import buttonMetadata from '../../button/block.json';
import * as group from '../../payment-buttons';
import groupMetadata from '../../payment-buttons/block.json';
import metadata from '../block.json';
import * as block from '../index';
import { forPlans, planIdsOf } from '../plans';
import { widthStyle } from '../width';

const PLANS = [
	{
		id: 7,
		title: 'Supporters',
		price: 5,
		currency: 'EUR',
		interval: '1 month',
	},
	{ id: 8, title: 'Book', price: 20, currency: 'EUR', interval: 'one-time' },
];

beforeAll( () => {
	registerBlock( metadata, block.settings );
	registerBlock( buttonMetadata, button.settings );
	registerBlock( groupMetadata, group.settings );
	for ( const name of [ 'core/buttons', 'core/button' ] ) {
		registerBlock(
			{ name },
			{
				title: name,
				category: 'design',
				apiVersion: 3,
				attributes: {
					text: { type: 'string' },
					width: { type: 'number' },
					style: { type: 'object' },
				},
				save: () => null,
			}
		);
	}
	register(
		createReduxStore( 'core/editor', {
			reducer: ( state: object = {} ) => state,
			selectors: {
				getCurrentPostId: () => 5,
				getCurrentPostType: () => 'post',
				getEditedPostAttribute: () => 'https://site.test/join/',
			},
		} )
	);
} );

const EMPTY =
	'<!-- wp:jetpack/recurring-payments -->\n<div class="wp-block-jetpack-recurring-payments"></div>\n<!-- /wp:jetpack/recurring-payments -->';

async function open( state: { apiState: 0 | 1 | 2; connectUrl?: string } ) {
	const sent = serve( {
		'memberships/status': () => ( {
			body: {
				connect_url: state.connectUrl ?? null,
				site_slug: 'site.test',
				products: PLANS,
				connected_account_id: state.apiState === 1 ? 'acct_1' : null,
				connected_account_default_currency: 'EUR',
			},
		} ),
		'memberships/product': () => ( { body: { ...PLANS[ 0 ], id: 9 } } ),
	} );
	const editor = await act( () =>
		openEditor( EMPTY, { modules: [ block, button, group ] } )
	);
	await act( async () => {
		await resolveSelect( membershipsStore ).getProducts();
	} );
	// It is read once for the page: each test begins with what it needs.
	await editor.act( () => {
		const to = dispatch( membershipsStore );
		void to.setProducts( PLANS );
		void to.setApiState( state.apiState );
		void to.setConnectUrl( state.connectUrl ?? null );
	} );
	await editor.select();
	return { editor, sent };
}

const sidebar = () =>
	within( screen.getByRole( 'complementary', { name: 'sidebar' } ) );

describe( 'a payment button', () => {
	it( 'sells the plans that are chosen, at an address of the post', async () => {
		const { editor } = await open( { apiState: 1 } );
		for ( const name of [ 'Supporters', 'Book' ] ) {
			const plan = sidebar().getByRole( 'checkbox', { name } );
			if ( ! ( plan as HTMLInputElement ).checked ) {
				await userEvent.click( plan );
			}
		}
		// Of the template of the block, which older versions of WordPress need.
		expect( console ).toHaveWarned();
		expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
			planId: 7,
			planIds: [ 7, 8 ],
			uniqueId: 'recurring-payments-7+8',
			url: 'https://site.test/join/?recurring_payments=7%2B8',
		} );
		expect( sidebar().getByText( '€5,00 each month' ) ).toBeVisible();
		expect( editor.markup() ).toContain(
			'"uniqueId":"recurring-payments-7+8"'
		);
	} );

	it( 'says that visitors do not see it while no account is connected', async () => {
		await open( { apiState: 2, connectUrl: 'https://site.test/connect' } );
		expect(
			screen.getByRole( 'link', { name: 'Connect Stripe' } )
		).toHaveAttribute( 'href', 'https://site.test/connect' );
		expect(
			screen.getByText( /hidden from your visitors until you connect/ )
		).toBeVisible();
	} );

	it( 'says who can connect an account', async () => {
		await open( { apiState: 2 } );
		expect(
			screen.getByText( /until an administrator connects/ )
		).toBeVisible();
		expect(
			screen.queryByRole( 'link', { name: 'Connect Stripe' } )
		).toBeNull();
	} );

	it( 'asks for a new plan, and creates nothing before it is saved', async () => {
		const { editor, sent } = await open( { apiState: 1 } );
		const before = sent.length;
		await userEvent.click(
			sidebar().getByRole( 'button', { name: 'Add a new payment plan' } )
		);
		const dialog = within( await screen.findByRole( 'dialog' ) );
		await userEvent.type( dialog.getByLabelText( 'Name' ), 'Club' );
		await userEvent.type( dialog.getByLabelText( 'Price' ), '0,1' );
		const add = dialog.getByRole( 'button', {
			name: 'Add this payment plan',
		} );
		await userEvent.click( add );
		expect(
			await dialog.findByText( /Minimum allowed price is/, {
				selector: '.components-notice *',
			} )
		).toBeVisible();
		expect( sent ).toHaveLength( before );
		await userEvent.clear( dialog.getByLabelText( 'Price' ) );
		await userEvent.type( dialog.getByLabelText( 'Price' ), '4,50' );
		await userEvent.click( add );
		expect( sent.at( -1 )?.body ).toMatchObject( {
			title: 'Club',
			price: 4.5,
			interval: '1 month',
			buyer_can_change_amount: false,
		} );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( editor.blocks()[ 0 ]?.attributes.planIds ).toContain( 9 );
	} );

	it( 'comes of one button of WordPress', () => {
		const of = ( count: number ) =>
			createBlock(
				'core/buttons',
				{},
				Array.from( { length: count }, () =>
					createBlock( 'core/button', {
						text: 'Buy',
						width: 50,
						style: { border: { radius: '8px' } },
					} )
				)
			);
		const [ made ] =
			switchToBlockType( of( 1 ), 'jetpack/payment-buttons' ) ?? [];
		expect( made?.name ).toBe( 'jetpack/payment-buttons' );
		expect( made?.innerBlocks[ 0 ]?.attributes.width ).toBe( '50%' );
		expect(
			made?.innerBlocks[ 0 ]?.innerBlocks[ 0 ]?.attributes
		).toMatchObject( { text: 'Buy', borderRadius: 8, element: 'a' } );
		expect(
			getPossibleBlockTransformations( [ of( 2 ) ] ).map(
				( { name } ) => name
			)
		).not.toContain( 'jetpack/payment-buttons' );
	} );
} );

describe( 'plans', () => {
	it.each( [
		[ {}, [] ],
		[ { planId: 7 }, [ 7 ] ],
		[ { planId: '7+8' }, [ 7, 8 ] ],
		[ { planId: 7, planIds: [ 8, 9 ] }, [ 8, 9 ] ],
		[ { planId: 7, planIds: [] }, [ 7 ] ],
		[ { planId: 'x' }, [] ],
	] )( 'are read from %j', ( attributes, ids ) => {
		expect(
			planIdsOf( { url: '#', uniqueId: 'id', ...attributes } )
		).toEqual( ids );
	} );

	it( 'lead nowhere while the post has no address', () => {
		expect( forPlans( [ 7 ], undefined ).url ).toBe( '#' );
		expect( forPlans( [], 'https://site.test/' ) ).toEqual( {
			planId: undefined,
			planIds: [],
			uniqueId: 'id',
			url: '#',
		} );
	} );
} );

it.each( [
	[ undefined, undefined ],
	[ '', undefined ],
	[ '150px', '150px' ],
	[ '100%', 'calc(100% - var(--jetpack-payment-buttons-gap, 0) * 0)' ],
	[ '25%', 'calc(25% - var(--jetpack-payment-buttons-gap, 0) * 0.75)' ],
] )( 'a width of %j is %j', ( width, css ) => {
	expect( widthStyle( width )?.width ).toBe( css );
} );

describe( 'the saved button', () => {
	it( 'keeps the text of old posts as text', () => {
		const { saved } = roundTrip(
			'<!-- wp:jetpack/recurring-payments {"planId":7,"submitButtonText":"1 \\u003c 2 \\u0026 \\u003cscript\\u003e"} /-->'
		);
		expect( saved ).toContain(
			'1 \\u0026lt; 2 \\u0026amp; \\u0026lt;script'
		);
		expect( console ).toHaveInformed();
	} );

	itOpensThePeerSample( 'jetpack/recurring-payments' );
} );
