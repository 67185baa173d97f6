import { expect, test } from '../../fixtures';
import {
	CONTAINER,
	errors,
	field,
	form,
	publish,
	thanks,
	visit,
} from './pages';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';

const button = ( text: string, name: string, type: string ) =>
	`<!-- wp:button {"tagName":"button","type":"${ type }","className":"${ name }"} --><div class="wp-block-button ${ name }"><button type="${ type }" class="wp-block-button__link wp-element-button">${ text }</button></div><!-- /wp:button -->`;
const step = ( stepLabel: string, inner: string ) =>
	`<!-- wp:jetpack/form-step ${ JSON.stringify( { stepLabel } ) } --><div class="wp-block-jetpack-form-step">${ inner }</div><!-- /wp:jetpack/form-step -->`;
const inSteps = ( variant: string ) =>
	form(
		`<!-- wp:jetpack/form-progress-indicator {"variant":"${ variant }"} /--><!-- wp:jetpack/form-step-container --><div class="jetpack-form-steps-wrapper"><div class="wp-block-jetpack-form-step-container">${
			step(
				'About you',
				field( 'name', { label: 'Name', required: true } ) +
					field( 'email', { label: 'Email', required: true } )
			) +
			step(
				'Your wish',
				field( 'radio', {
					label: 'Colour',
					options: [ 'Green', 'Blue' ],
					required: true,
				} )
			) +
			step( 'Your message', field( 'textarea', { label: 'Message' } ) )
		}</div></div><!-- /wp:jetpack/form-step-container --><!-- wp:jetpack/form-step-navigation --><div class="wp-block-jetpack-form-step-navigation__wrapper"><div class="wp-block-jetpack-form-step-navigation">${
			button(
				'Back',
				'form-button-previous is-style-outline',
				'button'
			) +
			button( 'Next', 'form-button-next', 'button' ) +
			button( 'Send', 'form-button-submit', 'submit' )
		}</div></div><!-- /wp:jetpack/form-step-navigation -->`
	);

const publishSteps = ( requestUtils: RequestUtils, variant = 'line' ) =>
	publish( requestUtils, inSteps( variant ), 'In steps' );
const press = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } ).click();
const progress = ( page: Page ) => page.getByRole( 'progressbar' );

async function fillFirst( page: Page, email = 'ann@example.org' ) {
	await page.getByLabel( 'Name' ).fill( 'Ann' );
	await page.getByLabel( 'Email' ).fill( email );
}

test( 'steps are filled in one by one, by keyboard too', async ( {
	page,
	requestUtils,
	expectAccessible,
} ) => {
	await page.goto( await publishSteps( requestUtils ) );
	await expect( page.getByLabel( 'Colour' ) ).toBeHidden();
	await expect( page.getByRole( 'button', { name: 'Send' } ) ).toBeHidden();
	await expect( page.getByRole( 'button', { name: 'Back' } ) ).toBeHidden();
	await expect( progress( page ) ).toHaveAttribute( 'aria-valuenow', '1' );
	await expectAccessible( CONTAINER );

	await press( page, 'Next' );
	await expect( errors( page ) ).toHaveCount( 2 );
	await expect( page.getByLabel( 'Name' ) ).toBeFocused();
	await expectAccessible( CONTAINER );
	await page.screenshot( { path: 'artifacts/screens/form-step-error.png' } );

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
	await expect(
		page.getByRole( 'textbox', { name: 'Message' } )
	).toBeFocused();
	await page.getByRole( 'textbox', { name: 'Message' } ).fill( 'Hello' );
	await press( page, 'Back' );
	await press( page, 'Back' );
	await expect( page.getByLabel( 'Name' ) ).toHaveValue( 'Ann' );
	await press( page, 'Next' );
	await press( page, 'Next' );
	await expect(
		page.getByRole( 'textbox', { name: 'Message' } )
	).toHaveValue( 'Hello' );
	await expectAccessible( CONTAINER );
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

test( 'an error of the server in an earlier step leads back to it', async ( {
	browser,
	requestUtils,
} ) => {
	const page = await visit( browser, await publishSteps( requestUtils ) );
	// A script cannot tell that no domain begins with a hyphen.
	await fillFirst( page, 'ann@-example.org' );
	await press( page, 'Next' );
	await page.getByLabel( 'Green' ).check();
	await press( page, 'Next' );
	await press( page, 'Send' );
	await expect( page.getByLabel( 'Email' ) ).toBeFocused();
	await expect( page.getByLabel( 'Email' ) ).toHaveAttribute(
		'aria-invalid',
		'true'
	);
	await expect( errors( page ) ).toHaveText( [ /^Email/ ] );
	await page.getByLabel( 'Email' ).fill( 'ann@example.org' );
	await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
	await page.context().close();
} );

test( 'the browser’s Back leaves the page and finds it again', async ( {
	browser,
	requestUtils,
} ) => {
	// A list of posts would show their forms too.
	const page = await visit(
		browser,
		await publish( requestUtils, '', 'Elsewhere' )
	);
	await page.goto( await publishSteps( requestUtils, 'dots' ) );
	await fillFirst( page );
	await press( page, 'Next' );
	await expect( page.getByLabel( 'Green' ) ).toBeVisible();
	await page.goBack();
	await expect( page.locator( CONTAINER ) ).toHaveCount( 0 );
	await page.goForward();
	await expect( page.locator( `${ CONTAINER }.is-live` ) ).toBeVisible();
	await page.context().close();
} );

for ( const variant of [ 'line', 'dots' ] ) {
	test( `steps fit narrow windows, mirrored: ${ variant }`, async ( {
		browser,
		requestUtils,
		setLanguage,
	} ) => {
		const url = await publishSteps( requestUtils, variant );
		await setLanguage( 'ar' );
		const page = await visit( browser, url, {
			viewport: { width: 320, height: 640 },
		} );
		await fillFirst( page );
		await press( page, 'Next' );
		await expect( page.getByLabel( 'Green' ) ).toBeFocused();
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 320 );
		await page.screenshot( {
			path: `artifacts/screens/form-steps-${ variant }-rtl.png`,
		} );
		await page.context().close();
	} );
}

test( 'without a script all steps are one long form', async ( {
	browser,
	requestUtils,
} ) => {
	const page = await visit( browser, await publishSteps( requestUtils ), {
		javaScriptEnabled: false,
	} );
	await fillFirst( page );
	await page.getByLabel( 'Blue' ).check();
	await press( page, 'Send' );
	await expect( thanks( page ) ).toBeVisible();
	await page.context().close();
} );

test( 'a script that never comes: all steps show after a while', async ( {
	browser,
	requestUtils,
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
	await page.goto( await publishSteps( requestUtils ) );
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

test( 'nothing jumps when the script begins', async ( {
	browser,
	requestUtils,
} ) => {
	const page = await visit( browser, 'about:blank' );
	// The theme's fonts move what they come to.
	await page.route( '**/*.woff2', ( route ) => route.abort() );
	await page.addInitScript( () => {
		const moved: string[] = [];
		Object.assign( window, { moved } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				if ( ! ( 'value' in entry && 'sources' in entry ) ) {
					continue;
				}
				const { value, sources } = entry as LayoutShift;
				const nodes = sources.flatMap( ( { node } ) => node ?? [] );
				// The theme's own header stands above the form and may settle by itself.
				if ( ! nodes.every( ( node ) => node.closest( 'header' ) ) ) {
					moved.push(
						`${ value }: ${ nodes.map( ( node ) => node.className ).join() }`
					);
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	const every = form(
		[
			field( 'name', { label: 'Name' } ),
			field( 'date', { label: 'Day' } ),
			field( 'file', { label: 'Photo' } ),
			field( 'rating', { label: 'Stars' } ),
			field( 'textarea', { label: 'Message' } ),
		].join( '' )
	);
	for ( const content of [ every, inSteps( 'line' ), inSteps( 'dots' ) ] ) {
		await page.goto( await publish( requestUtils, content ) );
		await expect( page.locator( 'form.is-live' ) ).toBeVisible();
		await page.evaluate(
			() =>
				new Promise( ( done ) =>
					requestAnimationFrame( () => setTimeout( done ) )
				)
		);
		expect( await page.evaluate( () => window.moved ) ).toEqual( [] );
	}
	await page.context().close();
} );
