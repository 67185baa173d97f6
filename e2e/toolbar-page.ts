import { expect, test as base } from './fixtures';
import type { Locator, Page } from '@playwright/test';
import type { Admin, Editor } from '@wordpress/e2e-test-utils-playwright';

/** The AI menu in the toolbar of blocks, and its panel, as an author handles them. */
export class ToolbarPage {
	readonly panel: Locator;

	constructor(
		private readonly admin: Admin,
		private readonly editor: Editor,
		private readonly page: Page
	) {
		this.panel = page.locator( '.slipstream-ai-panel__content' );
	}

	/** Opens a new post with this content, and selects its first block. */
	async open( content: string ): Promise< void > {
		await this.admin.createNewPost( { title: 'A post' } );
		await this.fill( content );
	}

	/** Puts other content into the post that is open, and selects its first block. */
	async fill( content: string ): Promise< void > {
		await this.editor.setContent( content );
		await this.select();
	}

	/** Selects one of the outermost blocks. */
	async select( index = 0 ): Promise< void > {
		await this.page.evaluate( ( at ) => {
			const { select, dispatch } = window.wp.data;
			dispatch( 'core/block-editor' ).selectBlock(
				select( 'core/block-editor' ).getBlockOrder()[ at ]
			);
		}, index );
	}

	/** Chooses from the menu, and from the one behind it. */
	async choose( ...path: string[] ): Promise< void > {
		await this.editor.clickBlockToolbarButton( 'AI Assistant' );
		for ( const name of path ) {
			await this.page
				.getByRole( 'menuitem', { name, exact: true } )
				.click();
		}
	}

	button( name: string | RegExp ): Locator {
		return this.panel.getByRole( 'button', { name, exact: true } );
	}

	/** Takes the suggestion once it is there. */
	async accept( name: string | RegExp = 'Accept' ): Promise< void > {
		await this.button( name ).click();
		await expect( this.panel ).toHaveCount( 0 );
	}

	/** The blocks with their ids. */
	blocks(): Promise< EditedBlock[] > {
		return this.page.evaluate( () => {
			const plain = ( {
				attributes,
				innerBlocks,
				...block
			}: EditedBlock ): EditedBlock => ( {
				...block,
				attributes: JSON.parse( JSON.stringify( attributes ) ),
				innerBlocks: innerBlocks.map( plain ),
			} );
			return window.wp.data
				.select( 'core/block-editor' )
				.getBlocks()
				.map( plain );
		} );
	}

	/** The post's markup. */
	markup(): Promise< string > {
		return this.page.evaluate( () =>
			window.wp.data.select( 'core/editor' ).getEditedPostContent()
		);
	}
}

/** Adds the toolbar to what tests are given. */
export const test = base.extend< { toolbar: ToolbarPage } >( {
	toolbar: async ( { admin, editor, page }, use ) => {
		await use( new ToolbarPage( admin, editor, page ) );
	},
} );

/** The markup of a paragraph. */
export const paragraph = ( text: string, anchor = '' ) =>
	anchor
		? `<!-- wp:paragraph {"anchor":"${ anchor }"} -->\n<p id="${ anchor }">${ text }</p>\n<!-- /wp:paragraph -->\n\n`
		: `<!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph -->\n\n`;
