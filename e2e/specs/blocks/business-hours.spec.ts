import { expect, test } from '../../fixtures';

test.describe( 'Business hours block', () => {
	test( 'is edited by keyboard, published and read', async ( {
		admin,
		editor,
		page,
		expectAccessible,
	} ) => {
		await admin.createNewPost( { title: 'Open' } );
		await editor.insertBlock( { name: 'jetpack/business-hours' } );
		const block = editor.canvas.locator(
			'[data-type="jetpack/business-hours"]'
		);
		const sunday = block.getByRole( 'group', { name: 'Sunday' } );
		await expect( sunday ).toContainText( 'Closed' );
		await sunday.getByRole( 'checkbox' ).press( 'Space' );
		await expect( sunday.getByLabel( 'Opening' ) ).toHaveValue( '09:00' );
		await sunday.getByLabel( 'Opening' ).fill( '10:30' );
		await sunday
			.getByRole( 'button', { name: 'Add Hours' } )
			.press( 'Enter' );
		await expect( sunday.getByLabel( 'Opening' ).nth( 1 ) ).toBeFocused();
		await sunday.getByLabel( 'Opening' ).nth( 1 ).fill( '18:00' );
		await sunday.getByLabel( 'Closing' ).nth( 1 ).fill( '20:00' );
		const friday = block.getByRole( 'group', { name: 'Friday' } );
		await friday.getByLabel( 'Closing' ).fill( '02:00' );
		await expect( friday ).toContainText( 'Next day' );
		await friday
			.getByRole( 'button', { name: 'Add Hours' } )
			.press( 'Enter' );
		await friday.getByLabel( 'Opening' ).nth( 1 ).fill( '21:00' );
		await friday.getByLabel( 'Closing' ).nth( 1 ).fill( '22:00' );
		await expect( friday ).toContainText(
			'These hours overlap with those above.'
		);
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'[data-type="jetpack/business-hours"]',
		] );
		await page.screenshot( {
			path: 'artifacts/screens/business-hours-edit.png',
		} );
		await page.setViewportSize( { width: 360, height: 800 } );
		await friday.scrollIntoViewIfNeeded();
		await page.screenshot( {
			path: 'artifacts/screens/business-hours-edit-360.png',
		} );
		await page.setViewportSize( { width: 1280, height: 900 } );
		await friday
			.getByRole( 'button', { name: 'Remove Hours' } )
			.nth( 1 )
			.press( 'Enter' );
		await friday
			.getByRole( 'button', { name: 'Copy hours of Friday' } )
			.press( 'Enter' );
		await expect(
			page.getByRole( 'menuitem', { name: 'Copy to weekdays' } )
		).toBeVisible();
		await page.screenshot( {
			path: 'artifacts/screens/business-hours-copy.png',
		} );
		await page
			.getByRole( 'menuitem', { name: 'Copy to weekdays' } )
			.press( 'Enter' );
		await expect(
			block
				.getByRole( 'group', { name: 'Tuesday' } )
				.getByLabel( 'Closing' )
		).toHaveValue( '02:00' );

		const id = await editor.publishPost();
		await page.goto( `/?p=${ id }` );
		const list = page.locator( 'dl.jetpack-business-hours' );
		await expect( list.locator( 'dt' ) ).toHaveCount( 7 );
		await expect( list.locator( 'dd.Sun' ) ).toHaveText(
			// The theme's typography makes a dash of the hyphen.
			/^10:30 am [-–] 5:00 pm, 6:00 pm [-–] 8:00 pm$/
		);
		await expect( list.locator( 'dd.Sat' ) ).toHaveText( 'Closed' );
		await expectAccessible( 'dl.jetpack-business-hours' );
		await page.screenshot( {
			path: 'artifacts/screens/business-hours-page.png',
		} );
	} );

	test( 'names the days in English when the route fails', async ( {
		admin,
		editor,
		page,
	} ) => {
		await page.route( /localized-week/, ( route ) => route.abort() );
		await admin.createNewPost();
		await editor.insertBlock( { name: 'jetpack/business-hours' } );
		await expect(
			editor.canvas.getByRole( 'group', { name: 'Sunday' } )
		).toBeVisible();
	} );

	test( 'takes days without end, special dates, and tells whether it is open', async ( {
		admin,
		editor,
		page,
		expectAccessible,
	} ) => {
		await admin.createNewPost( { title: 'Hours' } );
		await editor.insertBlock( { name: 'jetpack/business-hours' } );
		const block = editor.canvas.locator(
			'[data-type="jetpack/business-hours"]'
		);
		await block
			.getByRole( 'group', { name: 'Monday' } )
			.getByLabel( 'Open 24 hours' )
			.press( 'Space' );
		await editor.openDocumentSettingsSidebar();
		await page.getByLabel( 'Group days with the same hours' ).check();
		await page.getByLabel( 'Show whether it is open now' ).check();
		await page.getByRole( 'button', { name: 'Add date' } ).press( 'Enter' );
		const first = page.getByLabel( 'First day' );
		await expect( first ).toBeFocused();
		await first.fill( '2096-12-24' );
		await page.getByLabel( 'Last day (optional)' ).fill( '2096-12-26' );
		await page.getByLabel( 'Note (optional)' ).fill( 'Christmas' );
		await expectAccessible( '.interface-complementary-area' );
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'[data-type="jetpack/business-hours"]',
		] );
		await page.screenshot( {
			path: 'artifacts/screens/business-hours-dates.png',
		} );

		const id = await editor.publishPost();
		await page.goto( `/?p=${ id }` );
		const list = page.locator( 'dl.jetpack-business-hours' );
		await expect( list.locator( 'dt' ) ).toHaveText( [
			'Monday',
			'Tuesday – Friday',
			'Saturday – Sunday',
			'December 24, 2096 – December 26, 2096',
		] );
		await expect( list.locator( 'dd.Mon' ) ).toHaveText( 'Open 24 hours' );
		await expect( list.locator( 'dd' ).last() ).toHaveText(
			/^Closed\s*Christmas$/
		);
		await expect(
			page.locator( '.jetpack-business-hours__status' )
		).toHaveText( /^(Open|Closed) now/ );
		await expectAccessible( '.wp-block-jetpack-business-hours' );
		await page.screenshot( {
			path: 'artifacts/screens/business-hours-status.png',
		} );
		await page.setViewportSize( { width: 320, height: 800 } );
		await list.scrollIntoViewIfNeeded();
		await page.screenshot( {
			path: 'artifacts/screens/business-hours-320.png',
		} );
	} );

	test( 'counts by the site’s clocks, by itself, on a page that is not loaded again', async ( {
		browser,
		requestUtils,
	} ) => {
		const { id } = await requestUtils.createPost( {
			title: 'Clock',
			content: '<!-- wp:jetpack/business-hours {"showStatus":true} /-->',
			status: 'publish',
			date_gmt: new Date().toISOString(),
		} );
		// A clock is a browser's, for all its pages.
		const page = await browser.newPage();
		// A Monday. The site's clocks show UTC.
		await page.clock.install( { time: '2026-06-01T08:58:30Z' } );
		await page.goto( `/?p=${ id }` );
		const status = page.locator( '.jetpack-business-hours__status' );
		await expect( status ).toHaveText( 'Closed now · opens in 2 min' );
		await page.clock.fastForward( 60_000 );
		await expect( status ).toHaveText( 'Closed now · opens in 1 min' );
		await page.clock.fastForward( 60_000 );
		await expect( status ).toHaveText( 'Open now · closes at 5:00 pm' );
		await page.close();
	} );

	test( 'loads a script only where it has something to tell', async ( {
		page,
		requestUtils,
	} ) => {
		const { id } = await requestUtils.createPost( {
			title: 'Quiet',
			content: '<!-- wp:jetpack/business-hours /-->',
			status: 'publish',
			date_gmt: new Date().toISOString(),
		} );
		await page.goto( `/?p=${ id }` );
		await expect(
			page.locator( 'dl.wp-block-jetpack-business-hours' )
		).toBeVisible();
		await expect(
			page.locator( 'script[src*="business-hours"]' )
		).toHaveCount( 0 );
	} );
} );
