import type { Locator, Page } from '@playwright/test';

interface Example {
	readonly [ key: string ]: unknown;
}

declare global {
	interface WordPressGlobal {
		element: {
			createElement: ( type: object, props: object ) => object;
			createRoot: ( place: Element ) => {
				render: ( element: object ) => void;
			};
		};
		blockEditor: { BlockPreview: object };
	}
}

/** The blocks that the list of all blocks offers with an example, in the open editor. */
export const exampleNames = ( page: Page ): Promise< string[] > =>
	page.evaluate( () =>
		window.wp.blocks
			.getBlockTypes()
			.filter(
				( { name, parent, ancestor, example, supports } ) =>
					name.startsWith( 'jetpack/' ) &&
					! parent &&
					! ancestor &&
					example &&
					supports?.inserter !== false
			)
			.map( ( { name } ) => name.slice( 'jetpack/'.length ) )
	);

/** Draws the examples of several blocks below each other, as the list of all blocks draws each. */
export async function drawExamples(
	page: Page,
	names: readonly string[]
): Promise< void > {
	await page.evaluate( ( all ) => {
		const { blocks, blockEditor, element } = window.wp;
		const { getBlockFromExample } = blocks as typeof blocks & {
			getBlockFromExample: (
				name: string,
				example: Example
			) => EditedBlock;
		};
		const place = document.createElement( 'div' );
		place.className = 'e2e-examples';
		place.style.cssText =
			'position:fixed;inset:0 0 0 auto;width:400px;overflow:auto;z-index:100000;background:#fff';
		document.body.append( place );
		element.createRoot( place ).render(
			element.createElement( blockEditor.BlockPreview, {
				blocks: all.map( ( short ) => {
					const name = `jetpack/${ short }`;
					const { example } = blocks.getBlockType( name ) ?? {};
					return getBlockFromExample( name, example as Example );
				} ),
				viewportWidth: 500,
			} )
		);
	}, names );
}

/** A block's example in a preview. */
export const exampleIn = ( preview: Locator, name: string ): Locator =>
	preview
		.locator( 'iframe' )
		.contentFrame()
		.locator( `.wp-block[data-type="jetpack/${ name }"]` )
		.first();
