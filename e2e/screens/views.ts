import { expect } from '../fixtures';
import type { Locator, Page } from '@playwright/test';

/** How screens are looked at: from right to left, small, and both. */
export const VIEWS = [
	{ view: 'rtl', locale: 'ar', width: 1280, height: 900 },
	{ view: 'rtl-320', locale: 'ar', width: 320, height: 740 },
	{ view: '320', locale: '', width: 320, height: 740 },
] as const;

/** Parts of a locator that are wider than their place. */
const cutIn = ( part: Locator ) =>
	part.evaluate( ( root ) =>
		[ root, ...root.querySelectorAll( '*' ) ]
			.filter(
				( node ) =>
					node.clientWidth > 1 &&
					node.scrollWidth > node.clientWidth + 1 &&
					! node.matches( '.slipstream-ai-form__quick' )
			)
			.map( ( node ) => `${ node.tagName }.${ node.className }` )
	);

/** Takes pictures of one thing in its states, and fails where a state does not fit. */
export const pictures =
	( page: Page, part: Locator, name: string ) =>
	async ( state: string ): Promise< void > => {
		await page.screenshot( {
			path: `artifacts/screens/${ name }-${ state }.png`,
		} );
		expect.soft( await cutIn( part ), state ).toEqual( [] );
	};
