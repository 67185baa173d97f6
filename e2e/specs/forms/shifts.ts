import { expect } from '../../fixtures';
import type { Page } from '@playwright/test';

/** Notes from now on what moves on a page by itself. */
export async function noteShifts( page: Page ): Promise< void > {
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
}

/** Fails if anything moved when the form's script began. */
export async function expectNoShifts( page: Page ): Promise< void > {
	await expect( page.locator( 'form.is-live' ) ).toBeVisible();
	await page.evaluate(
		() =>
			new Promise( ( done ) =>
				requestAnimationFrame( () => setTimeout( done ) )
			)
	);
	expect( await page.evaluate( () => window.moved ) ).toEqual( [] );
}
