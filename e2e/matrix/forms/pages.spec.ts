import { expect, expectNothingWrong, overflow, test } from '../../fixtures';
import { EVERY_FIELD } from '../../specs/forms/every-field';
import {
	CONTAINER,
	errors,
	PHOTO,
	publish,
	submit,
	visit,
} from '../../specs/forms/pages';
import { expectNoShifts, noteShifts } from '../../specs/forms/shifts';
import { fillFirst, inSteps, press } from '../../specs/forms/step-pages';
import type { BrowserContextOptions } from '@playwright/test';

const LOOKS: Record< string, BrowserContextOptions > = {
	narrow: { viewport: { width: 320, height: 740 } },
	dark: { colorScheme: 'dark' },
	forced: { forcedColors: 'active' },
};

for ( const [ name, options ] of Object.entries( LOOKS ) ) {
	test( `a form with mistakes fits: ${ name }`, async ( {
		browser,
		requestUtils,
	} ) => {
		const page = await visit(
			browser,
			await publish( requestUtils, EVERY_FIELD ),
			options
		);
		await page.getByLabel( 'Photos' ).setInputFiles( {
			...PHOTO,
			name: `${ 'long-name-'.repeat( 12 ) }.png`,
		} );
		await page.getByLabel( '3 of 5' ).check();
		await submit( page );
		await expect( errors( page ).first() ).toBeVisible();
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		await expectNothingWrong( page, CONTAINER );
		await page.context().close();
	} );
}

test( 'long words make no form wider than a narrow window', async ( {
	browser,
	requestUtils,
} ) => {
	const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
	const page = await visit(
		browser,
		await publish(
			requestUtils,
			EVERY_FIELD.replace(
				/"(label|minLabel|maxLabel|toggleLabel|explicitConsentMessage)":"/g,
				`$&${ long }`
			).replace( '"Red"', `"${ long }"` )
		),
		LOOKS.narrow
	);
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	await submit( page );
	await expect( errors( page ).first() ).toBeVisible();
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	await page.context().close();
} );

test( 'a form is mirrored where the language is', async ( {
	browser,
	requestUtils,
	setLanguage,
} ) => {
	const url = await publish( requestUtils, EVERY_FIELD );
	await setLanguage( 'ar' );
	const page = await visit( browser, url, {
		viewport: { width: 600, height: 900 },
	} );
	await page.getByLabel( 'Photos' ).setInputFiles( PHOTO );
	await submit( page );
	await expect( errors( page ).first() ).toBeVisible();
	await expect( page.locator( CONTAINER ) ).toHaveCSS( 'direction', 'rtl' );
	const button = await page
		.getByRole( 'button', { name: /: Day$/ } )
		.boundingBox();
	const input = await page.getByLabel( 'Day', { exact: true } ).boundingBox();
	expect( button?.x ).toBeLessThan( ( input?.x ?? 0 ) + 60 );
	await page.context().close();
} );

for ( const variant of [ 'line', 'dots' ] ) {
	test( `steps fit narrow windows, mirrored: ${ variant }`, async ( {
		browser,
		requestUtils,
		setLanguage,
	} ) => {
		const url = await publish( requestUtils, inSteps( variant ) );
		await setLanguage( 'ar' );
		const page = await visit( browser, url, {
			viewport: { width: 320, height: 640 },
		} );
		await fillFirst( page );
		await press( page, 'Next' );
		await expect( page.getByLabel( 'Green' ) ).toBeFocused();
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		await page.context().close();
	} );
}

test( 'steps with dots do not jump, and the browser’s Back leaves the page and finds it again', async ( {
	browser,
	requestUtils,
} ) => {
	const page = await visit( browser, 'about:blank' );
	await noteShifts( page );
	await page.goto( await publish( requestUtils, inSteps( 'dots' ) ) );
	await expectNoShifts( page );
	await fillFirst( page );
	await press( page, 'Next' );
	await expect( page.getByLabel( 'Green' ) ).toBeVisible();
	await page.goBack();
	await expect( page ).toHaveURL( 'about:blank' );
	await page.goForward();
	await expect( page.locator( `${ CONTAINER }.is-live` ) ).toBeVisible();
	await page.context().close();
} );
