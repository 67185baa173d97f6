import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files as a file input has them: nothing else can make such a list in jsdom. */
const listOf = ( files: File[] ): FileList =>
	Object.assign( [ ...files ], {
		item: ( at: number ) => files[ at ] ?? null,
	} );

/** The files of a file input, which jsdom has no way to set. */
class Transfer {
	private readonly chosen: File[] = [];
	readonly items = { add: ( file: File ) => this.chosen.push( file ) };
	get files() {
		return listOf( this.chosen );
	}
}

/** Lets a file input hold what it is given. */
function letFilesBeSet() {
	const kept = new WeakMap< HTMLInputElement, FileList >();
	Object.defineProperty( HTMLInputElement.prototype, 'files', {
		configurable: true,
		get( this: HTMLInputElement ) {
			return this.type === 'file' ? ( kept.get( this ) ?? [] ) : null;
		},
		set( this: HTMLInputElement, files: FileList ) {
			kept.set( this, files );
		},
	} );
	Object.assign( globalThis, { DataTransfer: Transfer } );
}

/** Shows a page as the server drew it (tests/php/Forms/Rendering/Script_Test.php keeps it true) and lets the script loose on it. */
export async function openPage(
	name: 'form' | 'steps',
	endpoint = '',
	change = ( page: string ) => page
) {
	letFilesBeSet();
	document.body.innerHTML = change(
		readFileSync( join( __dirname, `${ name }.html` ), 'utf8' )
	);
	const form = document.querySelector( 'form' ) as HTMLFormElement;
	form.dataset.endpoint = endpoint;
	jest.resetModules();
	await import( '../../view' );
	return form;
}

export const byId = < Kind extends HTMLElement = HTMLInputElement >(
	id: string
) => document.getElementById( id ) as Kind;

/** Types into a control. */
export function type( id: string, text: string ) {
	const input = byId( id );
	input.value = text;
	input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

/** Ticks a box or a radio button. */
export function tick( selector: string ) {
	const box = document.querySelector( selector ) as HTMLInputElement;
	box.checked = true;
	box.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	box.dispatchEvent( new Event( 'change', { bubbles: true } ) );
}

export function choose( ...files: File[] ) {
	const input = byId( 'g12-photos' );
	input.files = listOf( files );
	input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
}

/** Answers all that the form asks for. */
export function fillIn() {
	type( 'g12-name', 'Ann' );
	type( 'g12-email', 'ann@example.org' );
	type( 'g12-number', '3' );
	tick( '[name="g12-stars"][value="4"]' );
	tick( '[name="g12-colour"]' );
	tick( '#g12-days-option-0' );
	type( 'g12-size', 'option-2' );
	type( 'contact-form-comment-g12-message', 'Hello' );
	choose( new File( [ 'abc' ], 'notes.txt' ) );
	tick( '#g12-maywe' );
}

export const texts = ( selector: string ) =>
	[ ...document.querySelectorAll( selector ) ].map(
		( { textContent } ) => textContent
	);

export const press = ( selector = '[type=submit]' ) =>
	document.querySelector< HTMLElement >( selector )?.click();
