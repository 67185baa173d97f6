import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import apiFetch from '@wordpress/api-fetch';
import { parse, serialize, switchToBlockType } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { createReduxStore, dispatch, register } from '@wordpress/data';
import { planDraftOf } from '@slipstream/memberships';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import { itOpensThePeerSample } from '../../../tests/js/peer-forms';
import recurring from '../../recurring-payments/block.json';
import buttons from '../../payment-buttons/block.json';
import button from '../../button/block.json';
import metadata from '../block.json';
import * as block from '../index';

const post = { canPublish: true, isSaving: false };
const postEditor = createReduxStore( 'core/editor', {
	reducer: ( state: { isSaving: boolean } = post, action ) =>
		action.type === 'SAVING'
			? { ...state, isSaving: ( action as { is: boolean } ).is }
			: state,
	selectors: {
		getCurrentPostId: () => 5,
		getCurrentPost: () => ( {
			_links: post.canPublish ? { 'wp:action-publish': [] } : {},
		} ),
		getEditedPostAttribute: () => 'https://site.test/jam/',
		isSavingPost: ( state: { isSaving: boolean } ) => state.isSaving,
		isAutosavingPost: () => false,
	},
	actions: {
		setSaving: ( is: boolean ) => ( { type: 'SAVING', is } ),
		lockPostSaving: () => ( { type: 'LOCK' } ),
		unlockPostSaving: () => ( { type: 'UNLOCK' } ),
	},
} );
let asked: { method: string; path: string; data: Record< string, unknown > }[];
let answer: ( method: string, path: string ) => unknown;

beforeAll( () => {
	registerBlock( metadata, block.settings );
	for ( const other of [ buttons, recurring, button ] ) {
		registerBlock( other, { save: () => null } );
	}
	register( postEditor );
	apiFetch.setFetchHandler( ( { path = '', method = 'GET', ...rest } ) => {
		if ( path.startsWith( '/wp/v2/types' ) ) {
			return Promise.resolve( {
				jp_pay_product: {
					slug: 'jp_pay_product',
					name: 'Products',
					labels: { name: 'Products' },
					rest_base: 'jp_pay_product',
					rest_namespace: 'wp/v2',
					supports: { title: true },
				},
			} );
		}
		if ( path.includes( 'jp_pay_product' ) ) {
			asked.push( {
				method:
					( rest.headers as Record< string, string > | undefined )?.[
						'X-HTTP-Method-Override'
					] ?? method,
				path,
				data: ( rest.data ?? {} ) as Record< string, unknown >,
			} );
			const body = answer( method, path );
			if ( body instanceof Error ) {
				return Promise.reject( Object.assign( {}, body ) );
			}
			// Where the headers are read too.
			return Promise.resolve(
				rest.parse === false
					? { headers: new Map(), json: () => body }
					: body
			);
		}
		return Promise.resolve( [] );
	} );
} );

beforeEach( () => {
	asked = [];
	post.canPublish = true;
	answer = ( _, path ) => ( {
		id: Number( /jp_pay_product\/(\d+)/.exec( path )?.[ 1 ] ?? 41 ),
	} );
} );

const saved = ( id: number, more = '' ) =>
	`<!-- wp:jetpack/simple-payments {"email":"shop@example.com","price":25,"productId":${ id }${ more }} -->
<div class="jetpack-simple-payments-wrapper jetpack-simple-payments-${ id }"><div class="jetpack-simple-payments-product"><div class="jetpack-simple-payments-details"><div class="jetpack-simple-payments-title"><p>Jam</p></div><div class="jetpack-simple-payments-description"><p>Plums</p></div><div class="jetpack-simple-payments-price"><p>$25.00</p></div><a class="jetpack-simple-payments-purchase" href="https://site.test/jam/" target="_blank" rel="noopener noreferrer">Click here to purchase.</a></div></div></div>
<!-- /wp:jetpack/simple-payments -->`;

const record = ( id: number, meta: object = {} ) => ( {
	id,
	title: { raw: 'Jam' },
	content: { raw: 'Plums' },
	featured_media: 0,
	meta: {
		spay_currency: 'USD',
		spay_email: 'shop@example.com',
		spay_multiple: false,
		spay_price: 25,
		...meta,
	},
} );

const open = ( markup = '<!-- wp:jetpack/simple-payments /-->' ) =>
	openEditor( markup, { modules: [ block ] } );
const posts = () => asked.filter( ( { method } ) => method !== 'GET' );
const setSaving = ( is: boolean ) =>
	act( async () => {
		await dispatch( postEditor ).setSaving( is );
	} );
const savePost = async () => {
	await setSaving( true );
	await setSaving( false );
};
const attributesOf = ( editor: Awaited< ReturnType< typeof open > > ) =>
	editor.blocks()[ 0 ]?.attributes as Record< string, unknown >;

itOpensThePeerSample( metadata.name );

it( 'keeps the text of a price that another version saved, until the price changes', async () => {
	answer = () => record( 70 );
	const editor = await open( saved( 70 ) );
	expect( await screen.findByText( '$25.00' ) ).toBeVisible();
	expect( editor.markup() ).toContain( '<p>$25.00</p>' );
	await editor.select();
	const price = screen.getByLabelText( 'Price' );
	await userEvent.clear( price );
	await userEvent.type( price, '7.5' );
	expect( editor.markup() ).toContain( '<p>7.50 $</p>' );
} );

describe( 'the product', () => {
	it( 'is a draft as soon as there is a block, and is published when the post is saved', async () => {
		const editor = await open();
		await waitFor( () =>
			expect( attributesOf( editor ).productId ).toBe( 41 )
		);
		expect( posts()[ 0 ]?.data ).toMatchObject( {
			status: 'draft',
			meta: { spay_currency: 'USD' },
		} );
		await editor.select();
		await userEvent.type( screen.getByLabelText( 'Item name' ), 'Jam' );
		await userEvent.type( screen.getByLabelText( 'Price' ), '12.5' );
		await userEvent.type(
			screen.getByLabelText( 'Email' ),
			'shop@example.com'
		);
		await savePost();
		await waitFor( () => expect( posts() ).toHaveLength( 2 ) );
		expect( posts()[ 1 ]?.data ).toEqual( {
			id: 41,
			title: 'Jam',
			content: '',
			featured_media: 0,
			status: 'publish',
			meta: {
				spay_currency: 'USD',
				spay_email: 'shop@example.com',
				spay_multiple: false,
				spay_price: 12.5,
			},
		} );
		expect( attributesOf( editor ).postLinkUrl ).toBe(
			'https://site.test/jam/'
		);
		// Nothing has changed since.
		await editor.deselect();
		await savePost();
		expect( posts() ).toHaveLength( 2 );
	} );

	it( 'is not made by somebody who may not publish', async () => {
		post.canPublish = false;
		const editor = await open();
		await editor.select();
		await editor.deselect();
		await savePost();
		expect( posts() ).toEqual( [] );
		expect( attributesOf( editor ).productId ).toBeUndefined();
	} );

	it( 'is read into the block once', async () => {
		answer = () => record( 71, { spay_price: 30, spay_multiple: true } );
		const editor = await open( saved( 71 ) );
		expect( screen.getByText( 'Loading…' ) ).toBeInTheDocument();
		expect( await screen.findByText( '30.00 $' ) ).toBeVisible();
		expect( screen.getByLabelText( 'Quantity' ) ).toHaveValue( 1 );
		expect( attributesOf( editor ) ).toMatchObject( {
			price: 30,
			multiple: true,
		} );
	} );

	it( 'is made anew where the server does not have it', async () => {
		answer = ( method ) =>
			method === 'GET'
				? Object.assign( new Error(), {
						code: 'rest_post_invalid_id',
						data: { status: 404 },
					} )
				: { id: 90 };
		const editor = await open( saved( 72 ) );
		expect( await screen.findByText( '$25.00' ) ).toBeVisible();
		await savePost();
		await waitFor( () =>
			expect( attributesOf( editor ).productId ).toBe( 90 )
		);
	} );
} );

describe( 'what the author has to correct', () => {
	const problemIn = ( label: string ) =>
		screen.getByLabelText( label ).closest( '.components-base-control' );

	it( 'is said for each field, and no more after it is changed', async () => {
		const editor = await open();
		await waitFor( () => expect( posts() ).toHaveLength( 1 ) );
		await editor.select();
		await savePost();
		expect( problemIn( 'Item name' ) ).toHaveTextContent(
			'Please add a brief title so that people know what they’re paying for.'
		);
		expect( problemIn( 'Price' ) ).toHaveTextContent(
			'If you’re selling something, you need a price tag. Add yours here.'
		);
		expect( problemIn( 'Email' ) ).toHaveTextContent(
			'We want to make sure payments reach you, so please add an email address.'
		);
		await userEvent.type( screen.getByLabelText( 'Item name' ), 'J' );
		expect( problemIn( 'Item name' ) ).not.toHaveTextContent( 'brief' );
		expect( posts() ).toHaveLength( 1 );
	} );

	// Currency, price, what is said of it.
	it.each( [
		[ 'USD', '-1', 'Your price is negative' ],
		[ 'USD', '1.234', 'more than 2 decimal places' ],
		[ 'JPY', '1.5', 'can’t contain decimal values' ],
		[ 'HUF', '1.5', 'can’t contain decimal values' ],
	] )( 'is said of a price: %s %s', async ( currency, price, problem ) => {
		const editor = await open(
			`<!-- wp:jetpack/simple-payments {"currency":"${ currency }"} /-->`
		);
		await editor.select();
		await userEvent.type( screen.getByLabelText( 'Price' ), price );
		await userEvent.type( screen.getByLabelText( 'Email' ), 'me@' );
		await savePost();
		expect( problemIn( 'Price' ) ).toHaveTextContent( problem );
		expect( problemIn( 'Email' ) ).toHaveTextContent(
			'me@ is not a valid email address.'
		);
	} );

	it( 'is said where the server refuses', async () => {
		answer = ( method ) =>
			method === 'GET'
				? record( 73 )
				: Object.assign( new Error(), {
						code: 'invalid',
						message: 'No.',
						data: { status: 400, key: 'spay_price' },
					} );
		const editor = await open( saved( 73 ) );
		await screen.findByText( '$25.00' );
		await editor.select();
		await userEvent.type( screen.getByLabelText( 'Item name' ), 's' );
		await savePost();
		await waitFor( () =>
			expect( problemIn( 'Price' ) ).toHaveTextContent( 'Invalid price.' )
		);
	} );

	it( 'tells that PayPal does not take a currency', async () => {
		const editor = await open(
			'<!-- wp:jetpack/simple-payments {"currency":"RUB"} /-->'
		);
		await editor.select();
		expect( problemIn( 'Currency' ) ).toHaveTextContent(
			'PayPal does not take this currency: visitors see no button.'
		);
		expect(
			within( screen.getByLabelText( 'Currency' ) ).getAllByRole(
				'option'
			)
		).toHaveLength( 24 );
	} );
} );

it( 'becomes a payment button whose plan is only proposed', async () => {
	const [ product ] = parse( saved( 74 ) );
	const [ group ] = product
		? ( switchToBlockType( product, 'jetpack/payment-buttons' ) ?? [] )
		: [];
	const [ inner ] = group?.innerBlocks ?? [];
	expect( inner?.name ).toBe( 'jetpack/recurring-payments' );
	expect( planDraftOf( inner?.clientId ?? '' ) ).toEqual( {
		title: 'Jam',
		price: '25',
		currency: 'USD',
		interval: 'one-time',
	} );
	expect( serialize( group ? [ group ] : [] ) ).not.toContain( 'planId' );
	expect( posts() ).toEqual( [] );
} );

afterAll( () => {
	void dispatch( coreStore ).invalidateResolutionForStore();
} );
