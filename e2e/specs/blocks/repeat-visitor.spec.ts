import { expect, test } from '../../fixtures';
import { newStranger, PERSON } from '../../signed-out';
import type { Page } from '@playwright/test';

const block = ( comment: string, text: string ) =>
	`<!-- wp:jetpack/repeat-visitor ${ comment } -->\n<div class="wp-block-jetpack-repeat-visitor"><div class="wp-block-jetpack-repeat-visitor__inner-container"><!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph --></div></div>\n<!-- /wp:jetpack/repeat-visitor -->`;

const CONTENT =
	block( '{"criteria":"before-visits","threshold":1}', 'Hello, stranger' ) +
	block( '{"threshold":2}', 'Hello again' );

const visits = ( page: Page ) =>
	page.evaluate( () =>
		Object.entries( { ...localStorage } )
			.filter( ( [ key ] ) => key.startsWith( 'slipstream-visits:' ) )
			.map( ( [ , value ] ) =>
				Number( String( value ).split( '.' )[ 0 ] )
			)
	);

test( 'The repeat visitor block greets a stranger once, and who comes back later', async ( {
	browser,
	requestUtils,
} ) => {
	const { link } = await requestUtils.createPost( {
		title: 'Visits',
		status: 'publish',
		date_gmt: new Date().toISOString(),
		content: CONTENT,
	} );
	const context = await newStranger( browser, { userAgent: PERSON } );
	const page = await context.newPage();
	const expectGreeted = async ( isFirst: boolean, isBack: boolean ) => {
		const response = await page.goto( link );
		expect( response?.headers()[ 'set-cookie' ] ).toBeUndefined();
		await expect( page.getByText( 'Hello, stranger' ) ).toBeVisible( {
			visible: isFirst,
		} );
		await expect( page.getByText( 'Hello again' ) ).toBeVisible( {
			visible: isBack,
		} );
	};
	for ( const [ count, isFirst, isBack ] of [
		[ 1, true, false ],
		[ 2, false, false ],
		[ 3, false, true ],
	] as const ) {
		await expectGreeted( isFirst, isBack );
		await expect.poll( () => visits( page ) ).toEqual( [ count ] );
	}
	expect( await context.cookies() ).toEqual( [] );

	await test.step( 'an older count, in a cookie of others', async () => {
		await page.evaluate( () => localStorage.clear() );
		await context.addCookies( [
			{ name: 'jp-visit-counter', value: '5', url: link },
		] );
		await expectGreeted( false, true );
		await expect.poll( () => visits( page ) ).toEqual( [ 6 ] );
	} );
	await context.close();
} );
