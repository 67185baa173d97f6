import { expect } from './fixtures';
import { aiStatus, setSettings } from './site-settings';
import { paragraph } from './toolbar-page';
import type { ToolbarPage } from './toolbar-page';
import type { Locator, Page } from '@playwright/test';
import type {
	Editor,
	RequestUtils,
} from '@wordpress/e2e-test-utils-playwright';

/** What a site without templates of its own and without a house style holds. */
const NOTHING = { guidelines: '', glossary: [], banned: [] };

/** Sets templates and house style of the site: any of `templates`, `guidelines`, `glossary`, `banned`. */
export const setWriting = ( utils: RequestUtils, data: object ) =>
	setSettings(
		utils,
		Object.fromEntries(
			Object.entries( data ).map( ( [ name, value ] ) => [
				`slipstream_ai_${ name }`,
				value,
			] )
		)
	);

/** Takes everything back. */
export async function resetWriting( utils: RequestUtils ): Promise< void > {
	const { default_templates: templates } = await aiStatus( utils );
	await setWriting( utils, { ...NOTHING, templates } );
}

/** Finds the field for writing behind the slash, where the caret is, and opens it. */
export async function openBySlash(
	page: Page,
	typed = '/ai'
): Promise< void > {
	await page.keyboard.type( typed );
	// It is in the list of all blocks too: what was typed has to have come to the list.
	await expect(
		page.getByRole( 'option', { name: 'Write with AI', selected: true } )
	).toBeVisible();
	await page.keyboard.press( 'Enter' );
}

/** Opens the post's sidebar, and the menu in it. */
export async function openSidebar(
	editor: Editor,
	page: Page
): Promise< Locator > {
	await editor.openDocumentSettingsSidebar();
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	await sidebar.getByRole( 'tab', { name: 'Post' } ).click();
	const title = sidebar.getByRole( 'button', { name: 'Write with AI' } );
	if ( ( await title.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await title.click();
	}
	// A panel that was left open the last time waits to be asked.
	const show = sidebar.getByRole( 'button', {
		name: 'Show the writing tools',
	} );
	if ( await show.isVisible() ) {
		await show.click();
	}
	return sidebar;
}

/** Chooses a tool in the menu, whichever of its tabs the sidebar shows. */
export async function chooseTool(
	sidebar: Locator,
	name: string
): Promise< void > {
	await sidebar.getByRole( 'tab', { name: 'Post' } ).click();
	await sidebar.getByRole( 'button', { name, exact: true } ).click();
}

/** Opens a post with a text, and one of the tools for it. */
export async function openTool(
	{
		toolbar,
		editor,
		page,
	}: { toolbar: ToolbarPage; editor: Editor; page: Page },
	text: string,
	tool: string
): Promise< void > {
	await toolbar.open( paragraph( text ) );
	const sidebar = await openSidebar( editor, page );
	await sidebar.getByRole( 'button', { name: tool, exact: true } ).click();
}

/** A field of the post that is edited. */
export const fieldOf = ( page: Page, name: string ) =>
	page.evaluate(
		( key ) =>
			window.wp.data
				.select( 'core/editor' )
				.getEditedPostAttribute( key ) as unknown,
		name
	);
