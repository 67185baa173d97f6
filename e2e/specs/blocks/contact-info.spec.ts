import { expect, overflow, test } from '../../fixtures';

const CANVAS = 'iframe[name="editor-canvas"]';
const NAME = 'jetpack/contact-info';
const FRONT = '.wp-block-jetpack-contact-info';
const screens = ( name: string ) => ( {
	path: `artifacts/screens/contact-info-${ name }.png`,
} );

const bound = ( block: string, ...keys: string[] ) =>
	`<!-- wp:jetpack/${ block } {"metadata":{"bindings":{${ keys
		.map( ( key ) => `"${ key }":{"source":"slipstream/contact"}` )
		.join( ',' ) }}}} /-->`;

const POST = `<!-- wp:jetpack/contact-info -->
<div class="wp-block-jetpack-contact-info"><!-- wp:jetpack/email {"email":"Write to a.very.long.name.indeed@subdomain.example.com"} -->
<div class="wp-block-jetpack-email">Write to <a href="mailto:a.very.long.name.indeed@subdomain.example.com">a.very.long.name.indeed@subdomain.example.com</a></div>
<!-- /wp:jetpack/email -->

<!-- wp:jetpack/phone {"phone":"Call +1 (555) 010-9999"} -->
<div class="wp-block-jetpack-phone"><span class="phone-prefix">Call </span><a href="tel:+15550109999">+1 (555) 010-9999</a></div>
<!-- /wp:jetpack/phone -->

<!-- wp:jetpack/address {"address":"1 Main St","city":"Springfield","region":"IL","postal":"62701","linkToGoogleMaps":true} -->
<div class="wp-block-jetpack-address"><a href="https://www.google.com/maps/search/1+Main St,+Springfield,+IL,+62701" target="_blank" rel="noopener noreferrer" title="Open address in Google Maps"><div class="jetpack-address__address jetpack-address__address1">1 Main St</div><div><span class="jetpack-address__city">Springfield</span>, <span class="jetpack-address__region">IL</span> <span class="jetpack-address__postal">62701</span></div></a></div>
<!-- /wp:jetpack/address -->

<!-- wp:jetpack/business-hours {"showStatus":true,"groupDays":true} /--></div>
<!-- /wp:jetpack/contact-info -->`;

test.describe( 'Contact info block', () => {
	test.afterEach( ( { requestUtils } ) =>
		requestUtils.rest( {
			method: 'POST',
			path: '/wp/v2/settings',
			data: { slipstream_contact: {} },
		} )
	);

	test( 'is filled in by keyboard, published and read', async ( {
		admin,
		editor,
		page,
		expectAccessible,
	} ) => {
		await admin.createNewPost( { title: 'Find us' } );
		await editor.insertBlock( { name: NAME } );
		const block = editor.canvas.locator( `[data-type="${ NAME }"]` );
		const email = block.getByRole( 'textbox', { name: 'Email address' } );
		await email.focus();
		await page.keyboard.type( 'me@example.com' );
		await page.keyboard.press( 'Enter' );
		await page.keyboard.press( 'ArrowDown' );
		await expect(
			block.getByRole( 'textbox', { name: 'Phone number' } )
		).toBeFocused();
		await page.keyboard.type( '+1 (555) 010-9999' );
		await page.keyboard.press( 'ArrowDown' );
		await expect( block.getByLabel( 'Street address' ) ).toBeFocused();
		await page.keyboard.type( '1 Main St' );
		for ( let line = 0; line < 3; line++ ) {
			await page.keyboard.press( 'Tab' );
		}
		await page.keyboard.type( 'Springfield' );
		await expect( block.getByLabel( 'City' ) ).toHaveValue( 'Springfield' );
		await editor.openDocumentSettingsSidebar();
		await page.getByLabel( 'Link address to a map' ).check();
		await expectAccessible( [ CANVAS, `[data-type="${ NAME }"]` ] );
		await expectAccessible( '.interface-complementary-area' );
		await page.screenshot( screens( 'edit' ) );

		const id = await editor.publishPost();
		await page.goto( `/?p=${ id }` );
		const info = page.locator( FRONT );
		await expect(
			info.getByRole( 'link', { name: 'me@example.com' } )
		).toHaveAttribute( 'href', 'mailto:me@example.com' );
		await expect(
			info.getByRole( 'link', { name: '+1 (555) 010-9999' } )
		).toHaveAttribute( 'href', 'tel:+15550109999' );
		await expect(
			info.getByRole( 'link', { name: /Springfield/ } )
		).toHaveAttribute( 'title', 'Open address in Google Maps' );
		await expectAccessible( FRONT );
		const source = await ( await page.request.get( `/?p=${ id }` ) ).text();
		const article = source.slice( source.indexOf( FRONT.slice( 1 ) ) );
		expect( article.slice( 0, 1000 ) ).not.toContain( '@' );
		const data = await page
			.locator( 'script[type="application/ld+json"]' )
			.allTextContents();
		expect( data ).toHaveLength( 1 );
		expect( JSON.parse( data[ 0 ] ?? '' ) ).toMatchObject( {
			'@graph': [ { '@type': 'Organization', email: 'me@example.com' } ],
		} );
		await page.screenshot( screens( 'page' ) );
		await page.goto( '/?p=1' );
		await expect(
			page.locator( 'script[type="application/ld+json"]' )
		).toHaveCount( 0 );
	} );

	test( 'shows the site’s details, and their changes, everywhere', async ( {
		admin,
		editor,
		page,
		requestUtils,
		expectAccessible,
	} ) => {
		await admin.createNewPost( { title: 'Details' } );
		await editor.insertBlock( { name: NAME } );
		await editor.openDocumentSettingsSidebar();
		await editor.canvas
			.getByRole( 'textbox', { name: 'Email address' } )
			.focus();
		await page
			.getByRole( 'button', { name: 'Edit the site’s details' } )
			.click();
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByLabel( 'Email address' ).fill( 'site@example.org' );
		await dialog.getByLabel( 'Phone number' ).fill( '555 0100' );
		await expectAccessible( '.components-modal__frame' );
		await page.screenshot( screens( 'details' ) );
		await dialog.getByRole( 'button', { name: 'Save' } ).press( 'Enter' );
		await expect( dialog ).toBeHidden();
		await page.getByLabel( 'Use the site’s contact details' ).check();
		await expect(
			editor.canvas.getByText( 'site@example.org' )
		).toBeVisible();
		await page.screenshot( screens( 'bound' ) );
		const id = await editor.publishPost();

		await requestUtils.rest( {
			method: 'POST',
			path: '/wp/v2/settings',
			data: { slipstream_contact: { email: 'new@example.org' } },
		} );
		await page.goto( `/?p=${ id }` );
		await expect(
			page.locator( FRONT ).getByRole( 'link' )
		).toHaveAttribute( 'href', 'mailto:new@example.org' );
	} );

	test( 'reads well without JavaScript, on narrow screens and from right to left', async ( {
		browser,
		page,
		requestUtils,
		setLanguage,
		expectAccessible,
	} ) => {
		const { id } = await requestUtils.createPost( {
			title: 'Plain',
			content: POST + bound( 'email', 'email' ),
			status: 'publish',
			date_gmt: new Date().toISOString(),
		} );
		const address = `/?p=${ id }`;
		await page.setViewportSize( { width: 320, height: 800 } );
		await page.goto( address );
		await expect(
			page.locator( `${ FRONT } .jetpack-business-hours__status` )
		).toHaveText( /^(Open|Closed) now/ );
		expect( await overflow( page ) ).toBe( 0 );
		await page.locator( FRONT ).scrollIntoViewIfNeeded();
		await page.screenshot( screens( '320' ) );

		const context = await browser.newContext( {
			javaScriptEnabled: false,
			baseURL: new URL( page.url() ).origin,
		} );
		const plain = await context.newPage();
		await plain.goto( address );
		await expect(
			plain.locator( FRONT ).getByRole( 'link' ).first()
		).toHaveAttribute(
			'href',
			'mailto:a.very.long.name.indeed@subdomain.example.com'
		);
		await expect(
			plain.locator( '.jetpack-business-hours__status' )
		).toBeHidden();
		await context.close();

		await setLanguage( 'ar' );
		await page.goto( address );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		expect( await overflow( page ) ).toBe( 0 );
		const gap = await page
			.locator( '.jetpack-address__address1' )
			.evaluate( ( line ) => {
				const range = document.createRange();
				range.selectNodeContents( line );
				return (
					line.getBoundingClientRect().right -
					range.getBoundingClientRect().right
				);
			} );
		expect( Math.abs( gap ) ).toBeLessThan( 1 );
		await expectAccessible( FRONT );
		await page.locator( FRONT ).scrollIntoViewIfNeeded();
		await page.screenshot( screens( 'rtl-320' ) );
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.screenshot( screens( 'rtl' ) );
	} );

	test( 'is mirrored for authors who read from right to left', async ( {
		admin,
		editor,
		page,
		setLanguage,
		expectAccessible,
	} ) => {
		await setLanguage( 'ar' );
		await admin.createNewPost();
		await editor.insertBlock( { name: NAME } );
		await editor.canvas.getByText( 'Add an address' ).click();
		const street = editor.canvas.getByLabel( 'Street address' );
		await expect( street ).toBeFocused();
		const city = await editor.canvas.getByLabel( 'City' ).boundingBox();
		const region = await editor.canvas
			.getByLabel( 'State, province or region' )
			.boundingBox();
		expect( region!.x ).toBeLessThan( city!.x );
		await expectAccessible( [ CANVAS, `[data-type="${ NAME }"]` ] );
		await page.screenshot( screens( 'edit-rtl' ) );
	} );
} );
