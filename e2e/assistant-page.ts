import { expect } from '@wordpress/e2e-test-utils-playwright';
import type { Locator } from '@playwright/test';
import type { Admin, Editor } from '@wordpress/e2e-test-utils-playwright';

/** The AI assistant block in a post, as an author handles it. */
export class AssistantPage {
	readonly block: Locator;
	readonly prompt: Locator;
	readonly text: Locator;

	constructor(
		private readonly admin: Admin,
		private readonly editor: Editor
	) {
		this.block = editor.canvas.locator(
			'[data-type="jetpack/ai-assistant"]'
		);
		this.prompt = this.block.getByRole( 'textbox', { name: 'Ask AI' } );
		this.text = this.block.locator( '.slipstream-ai-text' );
	}

	/** Opens a new post that holds the block. */
	async open( title = 'A post' ): Promise< void > {
		await this.admin.createNewPost( { title } );
		await this.editor.insertBlock( { name: 'jetpack/ai-assistant' } );
		await expect( this.prompt ).toBeVisible();
	}

	async ask( request: string ): Promise< void > {
		await this.prompt.fill( request );
		await this.prompt.press( 'Enter' );
	}

	button( name: string ): Locator {
		return this.block.getByRole( 'button', { name, exact: true } );
	}

	/** Waits until the stream has ended and its result is offered. */
	async settled(): Promise< void > {
		await expect( this.button( 'Accept' ) ).toBeVisible();
	}
}
