/** What the tests of the block share: an editor of a post, and a site that keeps products. */
import { act } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { createReduxStore, dispatch, register } from '@wordpress/data';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import recurring from '../../recurring-payments/block.json';
import buttons from '../../payment-buttons/block.json';
import button from '../../button/block.json';
import metadata from '../block.json';
import * as block from '../index';

/** The post, which has no ID where there is none, and what the person may do. */
export const post = { id: 5, canPublish: true, isSaving: false };
const postEditor = createReduxStore( 'core/editor', {
	reducer: ( state: { isSaving: boolean } = post, action ) =>
		action.type === 'SAVING'
			? { ...state, isSaving: ( action as { is: boolean } ).is }
			: state,
	selectors: {
		getCurrentPostId: () => post.id,
		getCurrentPost: () => ( {
			_links: post.canPublish ? { 'wp:action-publish': [] } : {},
		} ),
		getEditedPostAttribute: () => 'https://site.test/jam/',
		isSavingPost: ( state: { isSaving: boolean } ) => state.isSaving,
		isAutosavingPost: () => false,
		getRenderingMode: () => 'post-only',
	},
	actions: {
		setSaving: ( is: boolean ) => ( { type: 'SAVING', is } ),
		lockPostSaving: () => ( { type: 'LOCK' } ),
		unlockPostSaving: () => ( { type: 'UNLOCK' } ),
	},
} );

/** What the site was asked, and what it answers. */
export const site: {
	asked: { method: string; path: string; data: Record< string, unknown > }[];
	answer: ( method: string, path: string ) => unknown;
} = { asked: [], answer: () => ( {} ) };

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
			site.asked.push( {
				method:
					( rest.headers as Record< string, string > | undefined )?.[
						'X-HTTP-Method-Override'
					] ?? method,
				path,
				data: ( rest.data ?? {} ) as Record< string, unknown >,
			} );
			const body = site.answer( method, path );
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
	window.slipstreamSettings = {
		restRoot: 'https://site.test/wp-json/',
		adminUrl: 'https://site.test/wp-admin/',
	};
	site.asked = [];
	post.id = 5;
	post.canPublish = true;
	site.answer = ( _, path ) => ( {
		id: Number( /jp_pay_product\/(\d+)/.exec( path )?.[ 1 ] ?? 41 ),
	} );
} );

/** A block as it was saved. */
export const saved = ( id: number, more = '' ) =>
	`<!-- wp:jetpack/simple-payments {"email":"shop@example.com","price":25,"productId":${ id }${ more }} -->
<div class="jetpack-simple-payments-wrapper jetpack-simple-payments-${ id }"><div class="jetpack-simple-payments-product"><div class="jetpack-simple-payments-details"><div class="jetpack-simple-payments-title"><p>Jam</p></div><div class="jetpack-simple-payments-description"><p>Plums</p></div><div class="jetpack-simple-payments-price"><p>$25.00</p></div><a class="jetpack-simple-payments-purchase" href="https://site.test/jam/" target="_blank" rel="noopener noreferrer">Click here to purchase.</a></div></div></div>
<!-- /wp:jetpack/simple-payments -->`;

/** What the site sells. */
export const record = ( id: number, meta: object = {} ) => ( {
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

/** Opens a post with the block. */
export const open = ( markup = '<!-- wp:jetpack/simple-payments /-->' ) =>
	openEditor( markup, { modules: [ block ] } );
/** What was sent to be stored. */
export const posts = () =>
	site.asked.filter( ( { method } ) => method !== 'GET' );
const setSaving = ( is: boolean ) =>
	act( async () => {
		await dispatch( postEditor ).setSaving( is );
	} );
export const savePost = async () => {
	await setSaving( true );
	await setSaving( false );
};
export const attributesOf = ( editor: Awaited< ReturnType< typeof open > > ) =>
	editor.blocks()[ 0 ]?.attributes as Record< string, unknown >;

afterAll( () => {
	void dispatch( coreStore ).invalidateResolutionForStore();
} );
