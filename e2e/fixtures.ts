import AxeBuilder from '@axe-core/playwright';
import { expect } from '@wordpress/e2e-test-utils-playwright';
import { AssistantPage } from './assistant-page';
import { test as base } from './profile';
import { upstream } from './upstream';
import type { Page } from '@playwright/test';

/** WordPress's own noise: what a bare site prints too. */
const NOT_OURS = [
	/Failed to load resource: net::ERR_(NAME_NOT_RESOLVED|BLOCKED_BY_CLIENT|FAILED)/,
	/gravatar/,
];

interface Fixtures {
	/** The AI assistant block, once `open()` has made a post with it. */
	assistant: AssistantPage;
	upstream: typeof upstream;
	/** Errors in the console and exceptions of the page; a test that causes some on purpose empties it. */
	problems: string[];
	/**
	 * Makes the site, and with it its administrator, speak a language until the test's end.
	 *
	 * The administrator's own language stays unset: the editor writes its user anew when it keeps a preference, and could bring back the language of a test that has ended.
	 */
	setLanguage: ( locale: string ) => Promise< void >;
	/** Fails unless axe finds nothing wrong in what the selectors name. */
	expectAccessible: (
		...include: ( string | string[] )[]
	) => Promise< void >;
}

function watch( page: Page ): string[] {
	const problems: string[] = [];
	page.on( 'pageerror', ( error ) =>
		problems.push( `exception: ${ error.message }` )
	);
	page.on( 'console', ( message ) => {
		const text = message.text();
		if (
			message.type() === 'error' &&
			! NOT_OURS.some( ( noise ) => noise.test( text ) )
		) {
			problems.push( text );
		}
	} );
	return problems;
}

export const test = base.extend< Fixtures >( {
	assistant: async ( { admin, editor }, use ) => {
		await use( new AssistantPage( admin, editor ) );
	},
	upstream: async ( {}, use ) => {
		await upstream.reset();
		await use( upstream );
		await upstream.reset();
	},
	problems: [
		async ( { page }, use ) => {
			const problems = watch( page );
			await use( problems );
			expect( problems ).toEqual( [] );
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
		await use( async ( ...include ) => {
			// All frames are the site's own, so axe reaches them by itself, without a page of its own to sum up in.
			const builder = new AxeBuilder( { page } )
				.options( { resultTypes: [ 'violations' ] } )
				.setLegacyMode()
				.withTags( [
					'wcag2a',
					'wcag2aa',
					'wcag21a',
					'wcag21aa',
					'wcag22aa',
				] );
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
		} );
	},
} );

/** How many pixels of a page stand out of its window. */
export const overflow = ( page: Page ): Promise< number > =>
	page.evaluate( () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	} );

export { expect };
