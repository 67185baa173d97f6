import { expect, expectNothingWrong, test } from '../../fixtures';
import { CONTAINER, errors, publish, thanks, visit } from './pages';
import { expectNoShifts, noteShifts } from './shifts';
import { fillFirst, inSteps, press } from './step-pages';
import type { Page } from '@playwright/test';

const progress = ( page: Page ) => page.getByRole( 'progressbar' );
const message = ( page: Page ) =>
	page.getByRole( 'textbox', { name: 'Message' } );

let url = '';
test.beforeAll( async ( { requestUtils } ) => {
	url = await publish( requestUtils, inSteps(), 'In steps' );
} );

test( 'steps are filled in one by one, by keyboard too, and sent', async ( {
	browser,
} ) => {
	const page = await visit( browser, 'about:blank' );
	await noteShifts( page );
	await test.step( 'the first is shown, and nothing jumps', async () => {
		await page.goto( url );
		await expectNoShifts( page );
		await expect( page.getByLabel( 'Colour' ) ).toBeHidden();
		for ( const name of [ 'Send', 'Back' ] ) {
			await expect( page.getByRole( 'button', { name } ) ).toBeHidden();
		}
		await expect( progress( page ) ).toHaveAttribute(
			'aria-valuenow',
			'1'
		);
	} );

	await test.step( 'it is not left with mistakes', async () => {
		await press( page, 'Next' );
		await expect( errors( page ) ).toHaveCount( 2 );
		await expect( page.getByLabel( 'Name' ) ).toBeFocused();
		await expectNothingWrong( page, CONTAINER );
	} );

	await test.step( 'the next ones, by keyboard', async () => {
		await fillFirst( page );
		await page.getByLabel( 'Email' ).press( 'Enter' );
		await expect( page.getByLabel( 'Green' ) ).toBeFocused();
		await expect( page.getByRole( 'status' ) ).toHaveText(
			'Step 2 of 3: Your wish'
		);
		await expect( progress( page ) ).toHaveAttribute(
			'aria-valuetext',
			'Step 2 of 3'
		);
		await page.keyboard.press( 'Space' );
		await page.keyboard.press( 'Enter' );
		await expect( message( page ) ).toBeFocused();
		await message( page ).fill( 'Hello' );
	} );

	await test.step( 'back, and forth again', async () => {
		await press( page, 'Back' );
		await press( page, 'Back' );
		await expect( page.getByLabel( 'Name' ) ).toHaveValue( 'Ann' );
		await press( page, 'Next' );
		await press( page, 'Next' );
		await expect( message( page ) ).toHaveValue( 'Hello' );
	} );

	await test.step( 'all of them are sent', async () => {
		await press( page, 'Send' );
		await expect( thanks( page ) ).toBeVisible();
		await expect( page.locator( 'dd' ) ).toHaveText( [
			'Ann',
			'ann@example.org',
			'Green',
			'Hello',
		] );
		await page.getByRole( 'link', { name: 'Go back' } ).click();
		await expect( page.getByLabel( 'Name' ) ).toBeFocused();
		await expect( page.getByLabel( 'Colour' ) ).toBeHidden();
	} );
	await page.context().close();
} );

test( 'a script that never comes: all steps show after a while', async ( {
	browser,
} ) => {
	const page = await visit( browser, 'about:blank' );
	await page.route( '**/contact-form/view.js*', ( route ) => route.abort() );
	// The while is an animation: it stands still until it has been looked at.
	await page.addInitScript( () =>
		document.addEventListener( 'animationstart', ( { target } ) =>
			( target as Element )
				.getAnimations()
				.forEach( ( animation ) => animation.pause() )
		)
	);
	await page.goto( url );
	await expect( page.getByLabel( 'Name' ) ).toBeVisible();
	await expect( page.getByLabel( 'Green' ) ).toBeHidden();
	const ends = await page.evaluate( () =>
		document.getAnimations().map( ( animation ) => {
			const { endTime } = animation.effect?.getComputedTiming() ?? {};
			animation.finish();
			return endTime;
		} )
	);
	expect( ends ).toEqual( [ 4000, 4000 ] );
	await expect( page.getByLabel( 'Green' ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Send' } ) ).toBeVisible();
	await page.context().close();
} );
