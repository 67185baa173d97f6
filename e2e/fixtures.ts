import AxeBuilder from '@axe-core/playwright';
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { AssistantPage } from './assistant-page';
import { collectErrors, unexpectedErrors } from './console-errors';
import { test as base } from './profile';
import { upstream } from './upstream';
import type { ExpectConsoleErrors } from './console-errors';
import type { Page } from '@playwright/test';
import type { Editor } from '@wordpress/e2e-test-utils-playwright';

type ExpectAccessible = (
	...include: ( string | string[] )[]
) => Promise< void >;

/** What a step of a flow in the editor works with. */
export interface EditorTools {
	editor: Editor;
	page: Page;
	expectAccessible: ExpectAccessible;
}

interface Fixtures {
	/** The AI assistant block, once `open()` has made a post with it. */
	assistant: AssistantPage;
	upstream: typeof upstream;
	/** Names errors in the console and exceptions of the page that the test causes on purpose. */
	expectConsoleErrors: ExpectConsoleErrors;
	/**
	 * Makes the site, and with it its administrator, speak a language until the test's end.
	 *
	 * The administrator's own language stays unset: the editor writes its user anew when it keeps a preference, and could bring back the language of a test that has ended.
	 */
	setLanguage: ( locale: string ) => Promise< void >;
	/** Fails unless axe finds nothing wrong in what the selectors name. */
	expectAccessible: ExpectAccessible;
}

/**
 * Fails unless axe finds nothing wrong in parts of a page.
 *
 * @param page    The page.
 * @param include What selects the parts.
 */
export async function expectNothingWrong(
	page: Page,
	...include: ( string | string[] )[]
): Promise< void > {
	// All frames are the site's own, so axe reaches them by itself, without a page of its own to sum up in.
	const builder = new AxeBuilder( { page } )
		.options( { resultTypes: [ 'violations' ] } )
		.setLegacyMode()
		.withTags( [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ] );
	for ( const part of include ) {
		builder.include( part as string );
	}
	const { violations } = await builder.analyze();
	expect(
		violations.map(
			( { id, nodes } ) =>
				`${ id }: ${ nodes.map( ( { target } ) => target.join( ' ' ) ).join( ', ' ) }`
		)
	).toEqual( [] );
}

/** Uses a new post as people do before they do anything else, and waits for what comes with that. */
async function beginToUse( page: Page ): Promise< void > {
	await page.mouse.move( 1, 1 );
	await page.mouse.move( 2, 2 );
	await page.waitForFunction( () => {
		const type = window.wp.blocks.getBlockType( 'jetpack/slideshow' );
		return ! type || ( type.deprecated ?? [] ).length > 0;
	} );
}

export const test = base.extend< Fixtures >( {
	admin: async ( { admin, page }, use ) => {
		const create = admin.createNewPost.bind( admin );
		admin.createNewPost = async ( options ) => {
			await create( options );
			await beginToUse( page );
		};
		await use( admin );
	},
	assistant: async ( { admin, editor }, use ) => {
		await use( new AssistantPage( admin, editor ) );
	},
	upstream: async ( {}, use ) => {
		await upstream.reset();
		await use( upstream );
		await upstream.reset();
	},
	expectConsoleErrors: [
		async ( { page }, use ) => {
			const errors = collectErrors( page );
			const expected: RegExp[] = [];
			await use( ( ...patterns ) => void expected.push( ...patterns ) );
			expect( unexpectedErrors( errors, expected ) ).toEqual( [] );
		},
		{ auto: true },
	],
	setLanguage: async ( { requestUtils }, use ) => {
		let isChanged = false;
		const speak = async ( locale: string ) => {
			isChanged = locale !== '';
			await requestUtils.updateSiteSettings( { language: locale } );
		};
		await use( speak );
		if ( isChanged ) {
			await speak( '' );
		}
	},
	expectAccessible: async ( { page }, use ) => {
		await use( ( ...include ) => expectNothingWrong( page, ...include ) );
	},
} );

/** How many pixels of a page stand out of its window. */
export const overflow = ( page: Page ): Promise< number > =>
	page.evaluate( () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	} );

export { OFFLINE, status } from './console-errors';
export { expect };
