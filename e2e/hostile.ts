import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, status } from './fixtures';
import type { ExpectConsoleErrors } from './console-errors';
import type { BrowserContext, Page } from '@playwright/test';
import type { Admin, RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const BLOCKS = join( __dirname, '../blocks' );

const ADDRESS = 'javascript:attack()';

/** Each calls attack(), should it ever run. */
const TEXTS = [
	'<script>attack()</script>',
	'"><img src=x onerror=attack()>',
	'" onmouseover="attack()" autofocus onfocus="attack()" x="',
	ADDRESS,
	'--><script>attack()</script><!--',
	'</style></textarea></title><svg onload=attack()>',
	// Rich text of WordPress 6.8 lets a frame stand, in core's own blocks too.
	process.env.SLIPSTREAM_E2E_WP === '6.8'
		? '<b>text</b>'
		: '<iframe srcdoc="<script>parent.attack()</script>"></iframe>',
];

interface Metadata {
	name: string;
	attributes?: Record< string, { type?: string; source?: string } >;
}

/** A block whose comment holds a text in each attribute, also in lists and objects. */
function hostile( { name, attributes = {} }: Metadata, text: string ) {
	const values: Readonly< Record< string, unknown > > = {
		string: text,
		array: [ text, { [ text ]: text, label: text, value: text } ],
		object: { [ text ]: text, url: text, text },
	};
	const json = JSON.stringify(
		Object.fromEntries( [
			...Object.entries( attributes ).map( ( [ key, { type } ] ) => [
				key,
				values[ type ?? 'string' ] ?? text,
			] ),
			[ 'className', text ],
			[ 'anchor', text ],
		] )
	);
	const escaped = json
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' )
		.replaceAll( '\\"', '\\u0022' );
	return `<!-- wp:${ name } ${ escaped } /-->`;
}

const all = readdirSync( BLOCKS ).map(
	( folder ) =>
		JSON.parse(
			readFileSync( join( BLOCKS, folder, 'block.json' ), 'utf8' )
		) as Metadata
);

interface Tools {
	admin: Admin;
	page: Page;
	requestUtils: RequestUtils;
	context: BrowserContext;
	expectConsoleErrors: ExpectConsoleErrors;
}

/** Shows the settings of each block of the post that is open. */
async function selectEach( page: Page, count: number ) {
	const ids = await page.evaluate( () =>
		window.wp.data.select( 'core/block-editor' ).getBlockOrder()
	);
	expect( ids ).toHaveLength( count );
	await page.evaluate( async ( clientIds ) => {
		const { selectBlock } = window.wp.data.dispatch( 'core/block-editor' );
		for ( const clientId of clientIds ) {
			await selectBlock( clientId );
			await new Promise( ( done ) =>
				requestAnimationFrame( () => requestAnimationFrame( done ) )
			);
		}
	}, ids );
}

/** Elements of the page and its frames that would run something. */
async function running( page: Page ): Promise< string[] > {
	const found: string[] = [];
	for ( const frame of page.frames() ) {
		found.push(
			...( await frame.evaluate( () =>
				[
					...document.querySelectorAll(
						'[onerror], [onload], [onfocus], [onmouseover], [href^="javascript:" i], [src^="javascript:" i], iframe[srcdoc]'
					),
				].map( ( { outerHTML } ) => outerHTML.slice( 0, 200 ) )
			) )
		);
	}
	return found;
}

/** The text of each block of a post, by its place. */
type Texts = ( at: number ) => string;

/** All texts in turn, from one of them on. */
export const inTurn =
	( from: number ): Texts =>
	( at ) =>
		TEXTS[ ( at + from ) % TEXTS.length ] ?? '';

/** An address that runs something, wherever a block may use one; another text where the first in turn was that. */
export const asAddress: Texts = ( at ) =>
	inTurn( 0 )( at ) === ADDRESS ? inTurn( 1 )( at ) : ADDRESS;

/** Each block in the editor, and on its page. */
async function lookAtEach(
	{ admin, page, requestUtils }: Tools,
	textOf: Texts,
	attacks: readonly string[]
) {
	const { id, link } = await requestUtils.createPost( {
		title: 'Hostile',
		status: 'publish',
		date_gmt: new Date().toISOString(),
		content: all
			.map( ( metadata, at ) => hostile( metadata, textOf( at ) ) )
			.join( '\n\n' ),
	} );
	await admin.editPost( id );
	await selectEach( page, all.length );
	expect( await running( page ) ).toEqual( [] );
	expect( attacks ).toEqual( [] );
	await page.goto( link );
	await expect(
		page.locator( 'main, .wp-site-blocks' ).first()
	).toBeVisible();
	expect( attacks ).toEqual( [] );
}

/**
 * Fails where something that a post holds runs, in the editor or on its page. Each block has one of the texts in all of its attributes.
 *
 * @param tools What a test is given.
 * @param posts The texts of each post.
 */
export async function expectNothingRuns(
	tools: Tools,
	posts: readonly Texts[]
): Promise< void > {
	const { page, context, expectConsoleErrors } = tools;
	// Blocks that save HTML have none here; a rich text shows its image, without what it would run.
	expectConsoleErrors(
		/^Block validation: /,
		// Rich text keeps a script empty. Where the caret is in it, WordPress measures that with a space without a width.
		/'insertNode' on 'Range': Invalid or unexpected token/,
		status( 400 ),
		status( 404 )
	);
	const attacks: string[] = [];
	await context.exposeFunction( 'told', ( where: string ) =>
		attacks.push( where )
	);
	await context.addInitScript( () => {
		Object.assign( window, {
			attack: () => void window.top?.told?.( location.href ),
		} );
	} );
	// An address that cannot be embedded is taken out of its block, so that the post has changed.
	page.on(
		'dialog',
		( dialog ) =>
			void ( dialog.type() === 'beforeunload'
				? dialog.accept()
				: dialog.dismiss() )
	);
	for ( const textOf of posts ) {
		await lookAtEach( tools, textOf, attacks );
	}
}
