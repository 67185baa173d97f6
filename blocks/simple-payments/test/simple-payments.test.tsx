import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse, serialize, switchToBlockType } from '@wordpress/blocks';
import { planDraftOf } from '@slipstream/memberships';
import { itOpensThePeerSample } from '../../../tests/js/peer-forms';
import metadata from '../block.json';
import {
	attributesOf,
	open,
	post,
	posts,
	record,
	savePost,
	saved,
	site,
} from './shop';

itOpensThePeerSample( metadata.name );

it( 'keeps the text of a price that another version saved, until the price changes', async () => {
	site.answer = () => record( 70 );
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
	it( 'is a draft as soon as there is a block, and is left to the server to publish when the post is saved', async () => {
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

	it( 'is made by somebody who may publish of what another has entered', async () => {
		post.canPublish = false;
		const contributor = await open();
		await contributor.select();
		expect(
			screen.getByText( /Only people who may publish/, {
				ignore: '.a11y-speak-region',
			} )
		).toBeVisible();
		await userEvent.type(
			screen.getByLabelText( 'Item name' ),
			'Jam & <b>'
		);
		await userEvent.type(
			screen.getByLabelText( 'Describe your item in a few words' ),
			'Plums'
		);
		await userEvent.type( screen.getByLabelText( 'Price' ), '12.5' );
		await userEvent.type(
			screen.getByLabelText( 'Email' ),
			'shop@example.com'
		);
		await contributor.deselect();
		await savePost();
		expect( posts() ).toEqual( [] );
		const markup = contributor.markup();
		expect( markup ).toMatch(
			/^<!-- wp:jetpack\/simple-payments .*\/-->$/
		);
		expect( markup ).not.toContain( 'productId' );
		cleanup();
		post.canPublish = true;
		const author = await open( markup );
		await author.select();
		expect( screen.getByLabelText( 'Item name' ) ).toHaveValue(
			'Jam & <b>'
		);
		await savePost();
		await waitFor( () => expect( posts().length ).toBeGreaterThan( 1 ) );
		expect( posts().at( -1 )?.data ).toMatchObject( {
			id: 41,
			title: 'Jam & <b>',
			content: 'Plums',
			meta: { spay_email: 'shop@example.com', spay_price: 12.5 },
		} );
		expect( author.markup() ).not.toContain( 'draft' );
		expect( author.markup() ).toContain( '<p>Plums</p>' );
	} );

	it( 'is read into the block once', async () => {
		site.answer = () =>
			record( 71, { spay_price: 30, spay_multiple: true } );
		const editor = await open( saved( 71 ) );
		expect( screen.getByText( 'Loading…' ) ).toBeInTheDocument();
		expect( await screen.findByText( '30.00 $' ) ).toBeVisible();
		expect( screen.getByLabelText( 'Quantity' ) ).toHaveValue( 1 );
		expect( attributesOf( editor ) ).toMatchObject( {
			price: 30,
			multiple: true,
		} );
	} );
} );

describe( 'how the site sells', () => {
	const sell = async (
		sale: 'order' | 'test' | 'link' | 'none',
		more: object = {}
	) => {
		window.slipstreamSettings = {
			...window.slipstreamSettings,
			...more,
			simplePayments: { sale },
		};
		site.answer = () => record( 75 );
		const editor = await open( saved( 75 ) );
		await editor.select();
	};
	const says = ( text: RegExp ) =>
		expect(
			screen.getByText( text, { ignore: '.a11y-speak-region' } )
		).toBeVisible();

	it( 'is said where buyers can change the price, and what prevents it', async () => {
		await sell( 'link', {
			connection: {
				userConnectionData: {
					currentUser: { permissions: { manage_options: true } },
				},
			},
		} );
		says( /buyers can change the price before they pay/ );
		expect(
			screen.getByRole( 'link', { name: 'Connect a PayPal app' } )
		).toHaveAttribute(
			'href',
			'https://site.test/wp-admin/admin.php?page=my-jetpack#/payments'
		);
	} );

	it( 'is said to those who cannot change it', async () => {
		await sell( 'link' );
		says( /An administrator can connect one/ );
		expect( screen.queryByRole( 'link', { name: /Connect/ } ) ).toBeNull();
	} );

	it( 'is said where the price holds, and where nothing is sold', async () => {
		await sell( 'order' );
		says( /Buyers pay exactly this price/ );
		cleanup();
		await sell( 'test' );
		says( /no real money moves/ );
		cleanup();
		await sell( 'none' );
		says( /Visitors cannot buy this now/ );
	} );
} );

describe( 'where no post is saved, as in the customizer', () => {
	beforeEach( () => {
		post.id = 0;
		post.canPublish = false;
	} );

	it( 'the product is stored a moment after each change, with no mistakes, and the page drawn anew', async () => {
		const refresh = jest.fn();
		Object.assign( window, {
			wp: { customize: { previewer: { refresh } } },
		} );
		const editor = await open();
		await waitFor( () => expect( posts() ).toHaveLength( 1 ) );
		expect( posts()[ 0 ]?.data ).toMatchObject( { status: 'draft' } );
		await editor.select();
		await userEvent.type( screen.getByLabelText( 'Item name' ), 'Jam' );
		await userEvent.type( screen.getByLabelText( 'Price' ), '12.5' );
		await userEvent.type(
			screen.getByLabelText( 'Email' ),
			'shop@example.com'
		);
		await waitFor( () => expect( posts() ).toHaveLength( 2 ), {
			timeout: 3000,
		} );
		expect( posts()[ 1 ]?.data ).toMatchObject( {
			id: 41,
			title: 'Jam',
			meta: { spay_price: 12.5 },
		} );
		expect( posts()[ 1 ]?.data ).not.toHaveProperty( 'status' );
		await waitFor( () => expect( refresh ).toHaveBeenCalledTimes( 2 ) );
		await userEvent.clear( screen.getByLabelText( 'Price' ) );
		expect(
			await screen.findByText( /you need a price tag/, undefined, {
				timeout: 3000,
			} )
		).toBeVisible();
		expect( posts() ).toHaveLength( 2 );
	} );
} );

it( 'becomes a payment button whose plan is only proposed', async () => {
	const [ product ] = parse(
		saved( 74 ).replaceAll( 'Jam', 'Jam &amp; &lt;b&gt;' )
	);
	const [ group ] = product
		? ( switchToBlockType( product, 'jetpack/payment-buttons' ) ?? [] )
		: [];
	const [ inner ] = group?.innerBlocks ?? [];
	expect( inner?.name ).toBe( 'jetpack/recurring-payments' );
	expect( planDraftOf( inner?.clientId ?? '' ) ).toEqual( {
		title: 'Jam & <b>',
		price: 25,
		currency: 'USD',
		interval: 'one-time',
	} );
	expect( inner?.innerBlocks[ 0 ]?.attributes.text ).toBe(
		'Jam &amp; &lt;b>'
	);
	expect( serialize( group ? [ group ] : [] ) ).not.toContain( 'planId' );
	expect( posts() ).toEqual( [] );
} );
