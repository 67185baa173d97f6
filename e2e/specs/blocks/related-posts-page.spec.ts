import { expect, overflow, test } from '../../fixtures';
import {
	fillBlog,
	FRONT,
	publishBlock,
	screens,
	setActive,
} from '../../related';

test.describe( 'Related posts on a page', () => {
	test.beforeAll( ( { requestUtils } ) => fillBlog( requestUtils ) );
	test.afterAll( ( { requestUtils } ) => setActive( requestUtils, false ) );

	test( 'stands in one column on narrow screens, and from right to left', async ( {
		page,
		requestUtils,
		setLanguage,
		expectAccessible,
	} ) => {
		await setActive( requestUtils, true );
		const attributes = {
			displayThumbnails: true,
			displayContext: true,
			postsToShow: 4,
		};
		const grid = await publishBlock( requestUtils, 'Rye', attributes );
		const list = await publishBlock( requestUtils, 'Bread', {
			...attributes,
			postLayout: 'list',
		} );
		await setLanguage( 'ar' );
		await page.goto( `/?p=${ grid.id }` );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		const items = page.locator( `${ FRONT } li` );
		const lefts = () =>
			items.evaluateAll( ( all ) =>
				all.map( ( item ) =>
					Math.round( item.getBoundingClientRect().left )
				)
			);
		const [ first = 0, second = 0 ] = await lefts();
		expect( first ).toBeGreaterThan( second );
		await page.locator( FRONT ).scrollIntoViewIfNeeded();
		await page.screenshot( screens( 'rtl' ) );
		await page.goto( `/?p=${ list.id }` );
		await page.locator( FRONT ).scrollIntoViewIfNeeded();
		await page.screenshot( screens( 'rtl-list' ) );
		await setLanguage( '' );
		await page.setViewportSize( { width: 320, height: 900 } );
		for ( const { id } of [ grid, list ] ) {
			await page.goto( `/?p=${ id }` );
			expect( new Set( await lefts() ).size ).toBe( 1 );
			expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
			await expectAccessible( FRONT );
			await page.locator( FRONT ).scrollIntoViewIfNeeded();
			await page.screenshot(
				screens( `320-${ id === grid.id ? 'grid' : 'list' }` )
			);
		}
	} );

	test( 'shows nothing and loads nothing where there is nothing related', async ( {
		page,
		requestUtils,
	} ) => {
		await setActive( requestUtils, false );
		const { id } = await publishBlock( requestUtils, 'Rye off' );
		await page.goto( `/?p=${ id }` );
		await expect(
			page.getByText( 'Sourdough, rye and a hot oven.' )
		).toBeVisible();
		await expect( page.locator( FRONT ) ).toHaveCount( 0 );
		await expect(
			page.locator( 'script[src*="related-posts"]' )
		).toHaveCount( 0 );
	} );
} );
