import { expect } from './fixtures';
import { test as base } from './toolbar-page';
import type { ToolbarPage } from './toolbar-page';
import type { Locator, Page } from '@playwright/test';
import type { Editor } from '@wordpress/e2e-test-utils-playwright';

/** What a model says of a field. */
export const says = ( kind: string, values: object ) =>
	`<!-- wp:jetpack/field-${ kind } ${ JSON.stringify( values ) } /-->\n`;

export const BUTTON =
	'<!-- wp:jetpack/button {"element":"button","text":"Send it"} /-->';

/** A form as a model makes it. */
export const BOOKING = [
	says( 'name', { label: 'Name', required: true, width: 50 } ),
	says( 'email', { label: 'Email', required: true, width: 50 } ),
	says( 'date', { label: 'Day', required: true } ),
	says( 'radio', { label: 'Time', options: [ 'Noon', 'Evening' ] } ),
	says( 'textarea', { label: 'Anything else?' } ),
	BUTTON,
];

/** A field as it is saved. */
const FIELD = ( label: string, attributes: object ) =>
	`<!-- wp:jetpack/field-text ${ JSON.stringify( attributes ) } -->\n<div><!-- wp:jetpack/label ${ JSON.stringify( { label } ) } /-->\n\n<!-- wp:jetpack/input {"type":"text"} /--></div>\n<!-- /wp:jetpack/field-text -->`;
/** A form that is there: two fields with names of their own, and its button. */
export const FORM = [
	FIELD( 'Name', { id: 'who', required: true } ),
	FIELD( 'Town', { id: 'where' } ),
	'<!-- wp:core/button {"tagName":"button","type":"submit"} -->\n<div class="wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">Send</button></div>\n<!-- /wp:core/button -->',
].join( '\n\n' );

/** The AI bar of a form, as an author handles it. */
export class FormBarPage {
	readonly bar: Locator;
	readonly prompt: Locator;
	readonly form: Locator;

	constructor(
		private readonly toolbar: ToolbarPage,
		private readonly editor: Editor,
		/** What the blocks stand in; the page itself where an editor has no frame for them. */
		canvas: Editor[ 'canvas' ] | Page = editor.canvas
	) {
		this.bar = canvas.locator( '.slipstream-ai-form' );
		this.prompt = this.bar.getByRole( 'textbox', { name: 'Ask AI' } );
		this.form = canvas.locator( '[data-type="jetpack/contact-form"]' );
	}

	/** A form with these fields, as it is saved. */
	content( inner: string ): string {
		return `<!-- wp:jetpack/contact-form -->\n<div class="wp-block-jetpack-contact-form">${ inner }</div>\n<!-- /wp:jetpack/contact-form -->`;
	}

	/** Opens a new post with a form, and selects it. */
	open( inner = '', after = '' ): Promise< void > {
		return this.toolbar.open( this.content( inner ) + after );
	}

	/** Opens the bar from the toolbar. */
	async show(): Promise< void > {
		await this.editor.clickBlockToolbarButton( 'AI Assistant' );
		await expect( this.prompt ).toBeFocused();
	}

	async ask( request: string ): Promise< void > {
		await this.prompt.fill( request );
		await this.prompt.press( 'Enter' );
	}

	button( name: string ): Locator {
		return this.bar.getByRole( 'button', { name, exact: true } );
	}

	/** The lines of the form as it would be. */
	get changes(): Locator {
		return this.bar
			.getByRole( 'list', { name: 'Form preview' } )
			.getByRole( 'listitem' );
	}
}

/** Asks for a form in the place of the one that is there, wherever it stands, and takes it. */
export async function takeBooking(
	bar: FormBarPage,
	page: Page
): Promise< void > {
	await expect( bar.form ).toBeVisible();
	await page.evaluate( () => {
		const { select, dispatch } = window.wp.data;
		const [ id ] = select( 'core/block-editor' ).getBlocksByName(
			'jetpack/contact-form'
		);
		void dispatch( 'core/block-editor' ).selectBlock( id );
	} );
	await bar.show();
	await bar.ask( 'A booking form' );
	await expect( bar.changes ).toHaveCount( 7 );
	await bar.button( 'Accept' ).click();
	await expect( bar.bar ).toHaveCount( 0 );
	await expect( bar.form ).toContainText( 'Anything else?' );
}

/** Adds the bar to what tests are given. */
export const test = base.extend< { formBar: FormBarPage } >( {
	formBar: async ( { toolbar, editor }, use ) => {
		await use( new FormBarPage( toolbar, editor ) );
	},
} );
