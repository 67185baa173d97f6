import { compare } from '../compare';
import { AD_CODE, block, standIn } from '../embeds';
import { EMBEDS } from '../fakes/embeds.cjs';
import { APP, startInstagramFake } from '../fakes/instagram.mjs';
import { expect, expectNothingWrong, overflow, test } from '../fixtures';
import { point, saved, serveTiles } from '../maps';
import { connect, disconnectAll, feed, setApp, setFake } from '../photo-feed';
import { setModuleActive, setSettings } from '../site-settings';
import { slideshow } from '../slideshow';
import { addTiles, gallery } from '../tiles';
import type { LibraryItem } from '../library';
import type { Page } from '@playwright/test';

/** Pictures of the media, layout and embed blocks, in their states, to be looked at: artifacts/screens/media-blocks. */
const VIEWS = [
	{ view: 'wide', locale: '', width: 1280 },
	{ view: 'wide-rtl', locale: 'ar', width: 1280 },
	{ view: '360', locale: '', width: 360 },
	{ view: '360-rtl', locale: 'ar', width: 360 },
] as const;

const CANVAS = 'iframe[name="editor-canvas"]';

/** As high as the posts are, so that the editor's canvas does not scroll. */
const TALL = 2600;

const AD_CODES = {
	slipstream_ad_code_mrec: AD_CODE,
	slipstream_ad_code_leaderboard: '',
};

const SITE = {
	slipstream_map_provider: 'openstreetmap',
	slipstream_embed_consent: false,
};

type Inserted = readonly ( readonly [ string, object? ] )[];

/** What the blocks look like that nobody has filled yet, and those with an address that cannot be embedded. */
const INSERTED: Record< string, Inserted > = {
	'empty-pictures': [
		[ 'slideshow' ],
		[ 'tiled-gallery' ],
		[ 'image-compare' ],
	],
	'empty-embeds': [
		...EMBEDS.map( ( { block: name } ) => [ name ] as const ),
	],
	'empty-others': [ [ 'map' ], [ 'instagram-gallery' ], [ 'wordads' ] ],
	odd: [
		[ 'calendly', { url: 'https://calendly.example.com/ann' } ],
		[ 'eventbrite', { url: 'https://example.com/e/soup' } ],
		[ 'google-calendar', { url: 'https://example.com/calendar' } ],
		[ 'pinterest', { url: 'https://www.pinterest.com/' } ],
	],
};

const picturesIn = ( name: string, view: string ) =>
	`artifacts/screens/media-blocks/${ name }-${ view }.png`;

function postsOf( images: LibraryItem[], token: string ) {
	const [ first, second ] = [
		[ [ 1, 2 ], [ 1, 1 ], [ 1 ] ],
		[ [ 1, 1, 1 ] ],
	];
	return {
		slideshow: [
			slideshow(
				3,
				{ autoplay: true, delay: 3 },
				'data-autoplay="true" data-delay="3" data-effect="slide"'
			),
			slideshow( 6, { effect: 'fade' }, 'data-effect="fade"' ),
		],
		galleries: [
			gallery( images, 'rectangular', first ),
			gallery( images.slice( 0, 3 ), 'circle', second ),
			compare( 'horizontal' ),
			compare( 'vertical' ),
		],
		...Object.fromEntries(
			EMBEDS.map( ( { block: name, looks } ) => [ name, looks ] )
		),
		map: [
			saved( [
				point( 'Bern', 7.4474, 46.948 ),
				point( 'Basel', 7.59, 47.56 ),
			] ),
		],
		feed: [
			feed( token ),
			block( 'wordads', {} ),
			block( 'wordads', { format: 'leaderboard', hideMobile: true } ),
		],
	};
}

/** Waits for what comes late; frames of services may load on. */
const rest = ( page: Page ) =>
	page.waitForLoadState( 'networkidle', { timeout: 5000 } ).catch( () => {} );

/** Looks at everything once, so that what comes late has come. */
async function lookThrough( page: Page ) {
	for ( const one of await page
		.locator( '.entry-content > *, .entry-content > .slipstream-embed' )
		.all() ) {
		await one.scrollIntoViewIfNeeded();
	}
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	await rest( page );
}

/** How many pixels of the canvas stand out of its window. */
const canvasOverflow = ( page: Page ) =>
	page
		.frameLocator( CANVAS )
		.locator( 'html' )
		.evaluate(
			( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth
		);

test.describe.configure( { mode: 'default' } );

test.describe( 'Media, layout and embed blocks', () => {
	let fake: Awaited< ReturnType< typeof startInstagramFake > >;
	const posts: [ string, number ][] = [];

	test.beforeAll( async ( { browser, requestUtils } ) => {
		fake = await startInstagramFake();
		await setFake( requestUtils, fake.url );
		await setApp( requestUtils, APP.id, APP.secret );
		await setModuleActive( requestUtils, 'wordads', true );
		await setSettings( requestUtils, {
			...SITE,
			...AD_CODES,
			wordads_display_post: false,
		} );
		const page = await browser.newPage();
		const token = await connect( page, requestUtils );
		await page.close();
		const images = await addTiles( requestUtils );
		const make = async ( title: string, content: string[] ) => {
			const { id } = await requestUtils.createPost( {
				title,
				status: 'publish',
				date_gmt: new Date().toISOString(),
				content: content.join( '\n\n' ),
			} );
			return id;
		};
		for ( const [ name, content ] of Object.entries(
			postsOf( images, token )
		) ) {
			posts.push( [ name, await make( name, content ) ] );
		}
	} );

	test.afterAll( async ( { requestUtils } ) => {
		await disconnectAll( requestUtils );
		await setApp( requestUtils, '', '' );
		await setFake( requestUtils, '' );
		await setSettings( requestUtils, {
			slipstream_map_provider: 'mapbox',
			slipstream_embed_consent: false,
			slipstream_ad_code_mrec: '',
			wordads_display_post: true,
		} );
		await setModuleActive( requestUtils, 'wordads', false );
		await fake.close();
	} );

	for ( const { view, locale, width } of VIEWS ) {
		test( `on the page, ${ view }`, async ( {
			page,
			requestUtils,
			setLanguage,
		} ) => {
			test.setTimeout( 180_000 );
			await standIn( page );
			await serveTiles( page );
			await setLanguage( locale );
			await page.setViewportSize( { width, height: 900 } );
			for ( const consent of [ false, true ] ) {
				await setSettings( requestUtils, {
					...SITE,
					slipstream_embed_consent: consent,
				} );
				for ( const [ name, id ] of posts ) {
					await page.goto( `/?p=${ id }` );
					await lookThrough( page );
					await page.locator( '.entry-content' ).screenshot( {
						path: picturesIn(
							`page-${ name }${ consent ? '-asks' : '' }`,
							view
						),
					} );
					expect.soft( await overflow( page ), name ).toBe( 0 );
					await expectNothingWrong( page, '.entry-content' );
				}
			}
			await setSettings( requestUtils, SITE );
		} );

		test( `in the editor, ${ view }`, async ( {
			admin,
			editor,
			page,
			requestUtils,
			setLanguage,
		} ) => {
			test.setTimeout( 240_000 );
			await standIn( page );
			await serveTiles( page );
			await setLanguage( locale );
			const shoot = async ( name: string ) => {
				await expect(
					editor.canvas
						.locator( '.is-root-container > [data-type]' )
						.last()
				).toBeVisible();
				await expect(
					editor.canvas.locator( '.components-spinner' )
				).toHaveCount( 0 );
				await rest( page );
				await page.screenshot( {
					path: picturesIn( `editor-${ name }`, view ),
				} );
				expect.soft( await canvasOverflow( page ), name ).toBe( 0 );
				await expectNothingWrong( page, [
					CANVAS,
					'.is-root-container',
				] );
			};
			await page.setViewportSize( { width, height: TALL } );
			for ( const [ name, id ] of posts ) {
				await admin.editPost( id );
				await shoot( name );
			}
			await setSettings( requestUtils, {
				slipstream_map_provider: 'mapbox',
			} );
			await setModuleActive( requestUtils, 'wordads', false );
			for ( const [ name, blocks ] of Object.entries( INSERTED ) ) {
				await admin.createNewPost( { title: name } );
				for ( const [ one, attributes ] of blocks ) {
					await editor.insertBlock( {
						name: `jetpack/${ one }`,
						attributes,
					} );
				}
				await shoot( name );
			}
			await setSettings( requestUtils, SITE );
			await setModuleActive( requestUtils, 'wordads', true );
		} );
	}

	for ( const { view, locale, width } of [ VIEWS[ 0 ], VIEWS[ 3 ] ] ) {
		test( `selected, ${ view }`, async ( {
			admin,
			editor,
			page,
			setLanguage,
		} ) => {
			test.setTimeout( 240_000 );
			await standIn( page );
			await serveTiles( page );
			await setLanguage( locale );
			for ( const [ name, id ] of posts ) {
				await page.setViewportSize( { width, height: 800 } );
				await admin.editPost( id );
				if ( width > 600 ) {
					await editor.openDocumentSettingsSidebar();
				}
				const blocks = editor.canvas.locator(
					'.is-root-container > [data-type]'
				);
				await expect( blocks.last() ).toBeVisible();
				for ( const [ index, one ] of (
					await blocks.all()
				).entries() ) {
					await editor.selectBlocks( one );
					await editor.showBlockToolbar();
					await page.screenshot( {
						path: picturesIn(
							`selected-${ name }-${ index }`,
							view
						),
					} );
				}
			}
		} );
	}
} );
