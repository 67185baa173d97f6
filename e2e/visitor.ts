import { standIn } from './embeds';
import { expect } from './fixtures';
import { serveMapbox, serveTiles } from './maps';
import { newStranger } from './signed-out';
import type { Browser, Page } from '@playwright/test';

/** What a button says, and the hosts that may be asked once it is pressed. */
export type Service = readonly [ string, readonly string[] ];

/** A browser of somebody who is not logged in, and the hosts other than the site's that it has asked. */
export async function visit( browser: Browser, site: string, options = {} ) {
	const context = await newStranger( browser, {
		baseURL: site,
		...options,
	} );
	const page = await context.newPage();
	const others: string[] = [];
	const own = new URL( site ).host;
	context.on( 'request', ( request ) => {
		const { protocol, host } = new URL( request.url() );
		if ( /^(http|ws)/.test( protocol ) && host !== own ) {
			others.push( host );
		}
	} );
	await standIn( page );
	await serveTiles( page );
	await serveMapbox( page );
	const close = async () => {
		await page.unrouteAll( { behavior: 'ignoreErrors' } );
		await context.close();
	};
	return { page, others, agreed: new Set< string >(), close };
}

export type Visitor = Awaited< ReturnType< typeof visit > >;

/** Looks at the whole page, so that everything comes that does when it is seen. */
export async function lookThrough( page: Page ) {
	const parts = await page.locator( '.entry-content > *' ).all();
	for ( const part of [ ...parts, page.locator( 'footer' ).last() ] ) {
		await part.scrollIntoViewIfNeeded();
	}
}

/** Looks at the whole page of somebody who has agreed to nothing, until nothing comes any more. */
export async function expectNobodyAsked( { page, others }: Visitor ) {
	await lookThrough( page );
	await page.waitForLoadState( 'networkidle' );
	expect( others ).toEqual( [] );
}

export const loads = ( page: Page ) =>
	page.getByRole( 'button', { name: /^Load / } );

export const expectAsked = ( { others }: Visitor, [ name, hosts ]: Service ) =>
	expect
		.poll( () => hosts.some( ( host ) => others.includes( host ) ), name )
		.toBe( true );

/** Presses a button, and sees that its hosts are asked and none that nobody has agreed to. */
export async function load( visitor: Visitor, service: Service ) {
	const { page, others, agreed } = visitor;
	const [ name, hosts ] = service;
	others.length = 0;
	hosts.forEach( ( host ) => agreed.add( host ) );
	await page.getByRole( 'button', { name, exact: true } ).press( 'Enter' );
	await expectAsked( visitor, service );
	// Frames that were opened before may still fetch parts of their own.
	expect( [ ...agreed ], name ).toEqual( expect.arrayContaining( others ) );
}
