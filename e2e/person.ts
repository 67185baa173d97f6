import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from './fixtures';
import { test as base } from './toolbar-page';
import type { Locator, Page } from '@playwright/test';

/** A file for each task: several are done at once. */
const COUNTS = 'artifacts/first-use';

type ClickOptions = Parameters< Locator[ 'click' ] >[ 0 ];
type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** Somebody at the mouse and the keyboard. Each click counts as one action, and each key but those of typed text. */
export class Person {
	private actions = 0;

	constructor( private readonly page: Page ) {}

	async click( target: Locator, options?: ClickOptions ): Promise< void > {
		this.actions++;
		await target.click( options );
	}

	/** Presses a key, or several at once. */
	async press( keys: string ): Promise< void > {
		this.actions++;
		await this.page.keyboard.press( keys );
	}

	/** Presses a key until something has the focus. */
	async pressUntilFocused( key: string, target: Locator ): Promise< void > {
		const isFocused = () =>
			target.evaluate( ( node ) => node.matches( ':focus' ) );
		for ( let step = 0; step < 20 && ! ( await isFocused() ); step++ ) {
			await this.press( key );
		}
		await expect( target ).toBeFocused();
	}

	/** Types text where the caret is. */
	type( text: string ): Promise< void > {
		return this.page.keyboard.type( text );
	}

	/** Clicks into a field and writes in it. */
	async write( field: Locator, text: string ): Promise< void > {
		await this.click( field );
		await field.fill( text );
	}

	/** Clicks a button of the selected block's toolbar, which is hidden while one types. */
	async useTool( name: string ): Promise< void > {
		await this.page.mouse.move( 50, 50 );
		await this.page.mouse.move( 75, 75, { steps: 10 } );
		await this.click(
			this.page
				.getByRole( 'toolbar', { name: 'Block tools' } )
				.getByRole( 'button', { name, exact: true } )
		);
	}

	/** Opens a list and chooses one of its options. */
	async choose( list: Locator, option: string ): Promise< void > {
		this.actions += 2;
		await list.selectOption( option );
	}

	/** Clicks on what takes a file, and chooses one: a click more in the window of the system. */
	async attach( target: Locator, file: ChosenFile ): Promise< void > {
		const asked = this.page.waitForEvent( 'filechooser' );
		await this.click( target );
		this.actions++;
		await ( await asked ).setFiles( file );
	}

	/** Finds a block by what is typed after the slash, where the caret is, and takes the first that is offered. */
	async insert( typed: string, offered: string ): Promise< void > {
		await this.type( typed );
		await expect(
			this.page.getByRole( 'option', { name: offered, selected: true } )
		).toBeVisible();
		await this.press( 'Enter' );
	}

	/** Publishes the post in the editor, and follows the link to it. */
	async publish(): Promise< void > {
		const region = ( name: string ) =>
			this.page.getByRole( 'region', { name } );
		const publish = { name: 'Publish', exact: true };
		await this.click(
			region( 'Editor top bar' ).getByRole( 'button', publish )
		);
		const panel = region( 'Editor publish' );
		await this.click( panel.getByRole( 'button', publish ) );
		const link = panel.getByRole( 'link', { name: /^View Post/ } );
		const address = await link.getAttribute( 'href' );
		// A click more, which some versions of WordPress answer in a new tab.
		this.actions++;
		await this.page.goto( address ?? '' );
	}

	/**
	 * Notes how many actions a task took, and fails if it took more than it has so far. What is done next counts on.
	 *
	 * @param task The task's name.
	 * @param most How many actions it takes.
	 */
	note( task: string, most: number ): void {
		mkdirSync( COUNTS, { recursive: true } );
		writeFileSync(
			`${ COUNTS }/${ task }.json`,
			JSON.stringify( { task, actions: this.actions } )
		);
		expect( this.actions, task ).toBeLessThanOrEqual( most );
	}

	/** Notes the same, and begins to count anew. */
	finish( task: string, most: number ): void {
		this.note( task, most );
		this.actions = 0;
	}
}

/** Adds a person to what tests are given. */
export const test = base.extend< { person: Person } >( {
	person: async ( { page }, use ) => {
		await use( new Person( page ) );
	},
} );

/** What people see of a block in the editor, for axe. */
export const inCanvas = ( block: string ) => [
	'iframe[name="editor-canvas"]',
	`[data-type="${ block }"]`,
];
