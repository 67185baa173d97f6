import { language, make, say, shortName } from './messages';
import type { Messages } from './messages';

const UNITS = [ 'byte', 'kilobyte', 'megabyte', 'gigabyte' ];

/** A size in the page's language. */
function sized( bytes: number ): string {
	const power = Math.min( 3, Math.floor( Math.log2( bytes || 1 ) / 10 ) );
	return new Intl.NumberFormat( language(), {
		style: 'unit',
		unit: UNITS[ power ],
		// As a word: bytes have no sign that people know.
		unitDisplay: power ? 'short' : 'long',
		maximumFractionDigits: 1,
	} ).format( bytes / 1024 ** power );
}

/** An entry of a list of files, with a button that takes it away. */
function removable(
	item: HTMLElement,
	name: string,
	input: HTMLElement,
	messages: Messages,
	removed: () => void
) {
	const button = make( 'button', {
		type: 'button',
		className: 'slipstream-form-remove',
		textContent: '×',
		onclick: () => {
			const next = item.nextElementSibling ?? item.previousElementSibling;
			( next?.querySelector( 'button' ) ?? input ).focus();
			item.remove();
			removed();
		},
	} );
	button.setAttribute( 'aria-label', say( messages.remove, name ) );
	item.append( button );
	return item;
}

const isSame = ( one: File, other: File ) =>
	one.name === other.name &&
	one.size === other.size &&
	one.lastModified === other.lastModified;

/** Lets files be dropped on the whole area. */
function takeDrops( area: HTMLElement, input: HTMLInputElement ) {
	const over = ( event: DragEvent ) => {
		const isOver = event.type === 'dragover';
		area.classList.toggle( 'is-over', isOver );
		if ( event.type !== 'dragleave' ) {
			event.preventDefault();
		}
	};
	area.addEventListener( 'dragover', over );
	area.addEventListener( 'dragleave', over );
	area.addEventListener( 'drop', ( event ) => {
		over( event );
		if ( event.dataTransfer?.files.length ) {
			input.files = event.dataTransfer.files;
			input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		}
	} );
}

/** Lets files that came with an earlier attempt be taken away. */
function liveKept(
	input: HTMLInputElement,
	messages: Messages,
	removed: () => void
) {
	for ( const item of input.parentElement?.querySelectorAll( 'li' ) ?? [] ) {
		removable( item, item.textContent ?? '', input, messages, removed );
	}
}

/**
 * Shows the files that are chosen, with their sizes, each to be removed alone, and adds to them what is chosen or dropped later.
 *
 * @param input    The file input.
 * @param messages The form's texts.
 */
export function liveFiles( input: HTMLInputElement, messages: Messages ) {
	const list = make( 'ul', {
		className: 'jetpack-form-file-field__chosen',
	} );
	let chosen = [ ...( input.files ?? [] ) ];

	const keep = () => {
		const data = new DataTransfer();
		chosen.forEach( ( file ) => data.items.add( file ) );
		input.files = data.files;
		if ( ! chosen.length ) {
			list.remove();
		} else if ( ! list.parentElement ) {
			input.after( list );
		}
	};
	const changed = () =>
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	const entry = ( file: File ) =>
		removable(
			make(
				'li',
				{ title: file.name },
				make( 'bdi', {}, shortName( file.name ) ),
				make( 'small', {}, sized( file.size ) )
			),
			file.name,
			input,
			messages,
			() => {
				chosen = chosen.filter( ( one ) => one !== file );
				keep();
				changed();
			}
		);
	const show = () => {
		list.replaceChildren( ...chosen.map( entry ) );
		keep();
	};

	input.addEventListener( 'change', () => {
		// The browser gives only what was chosen now, and nothing where the visitor changed their mind.
		const added = [ ...( input.files ?? [] ) ];
		if ( ! input.multiple && added.length ) {
			chosen = added;
		} else {
			chosen = chosen.concat(
				added.filter(
					( file ) => ! chosen.some( ( one ) => isSame( one, file ) )
				)
			);
		}
		show();
	} );
	input.form?.addEventListener( 'reset', () => {
		chosen = [];
		show();
	} );
	takeDrops( input.parentElement as HTMLElement, input );
	liveKept( input, messages, changed );
	show();
}
