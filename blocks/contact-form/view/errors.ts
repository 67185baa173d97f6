import { controlsOf, fieldsIn, targetOf } from './field';
import { wrongWith } from './rules';
import { make } from './messages';
import type { Messages } from './messages';

const HAS_ERROR = 'has-error';

/** Shows what is wrong with a field; '' where nothing is. */
export function mark( field: HTMLElement, message: string ) {
	const holder = field.querySelector( '.contact-form__input-error' );
	field.classList.toggle( HAS_ERROR, !! message );
	if ( holder?.textContent !== message ) {
		holder?.replaceChildren(
			...( message
				? [
						make(
							'span',
							{ className: 'contact-form__error-text' },
							message
						),
					]
				: [] )
		);
	}
	for ( const control of controlsOf( field ) ) {
		// Radio buttons cannot be wrong one by one.
		if ( message && control.type !== 'radio' ) {
			control.setAttribute( 'aria-invalid', 'true' );
		} else {
			control.removeAttribute( 'aria-invalid' );
		}
	}
}

/** A box that says what is wrong. */
const box = ( heading: string, ...children: Node[] ) =>
	make(
		'div',
		{ className: 'form-error', role: 'alert', tabIndex: -1 },
		make( 'h3', {}, heading ),
		...children
	);

/** Takes away what an earlier attempt has said. */
export function clear( container: ParentNode, fields: HTMLElement[] ) {
	container
		.querySelectorAll( '.form-error' )
		.forEach( ( shown ) => shown.remove() );
	fields.forEach( ( field ) => mark( field, '' ) );
}

/** Shows why a form was not sent, where the visitor has just pressed the button. */
export function showError( form: HTMLElement, message: string ) {
	const shown = box( message );
	form.append( shown );
	shown.scrollIntoView?.( { block: 'nearest' } );
}

/** Shows all that is wrong above the form and at each field. */
export function list(
	form: HTMLElement,
	messages: Messages,
	errors: [ HTMLElement | undefined, string ][]
) {
	const items = errors.map( ( [ field, message ] ) => {
		const target = field && targetOf( field );
		if ( field ) {
			mark( field, message );
		}
		return make(
			'li',
			{ className: 'form-error-message' },
			target ? make( 'a', { href: `#${ target.id }` }, message ) : message
		);
	} );
	form.before(
		box(
			messages.unsent,
			make( 'ul', { className: 'form-errors' }, ...items )
		)
	);
}

/** The mistakes of fields that a script can see. */
export const mistakes = (
	fields: HTMLElement[],
	messages: Messages
): [ HTMLElement, string ][] =>
	fields
		.map( ( field ): [ HTMLElement, string ] => [
			field,
			wrongWith( field, messages ),
		] )
		.filter( ( [ , message ] ) => message );

/** Looks at a field again while its mistake is being fixed. */
export function clearError(
	container: ParentNode,
	field: HTMLElement,
	messages: Messages
) {
	// A wrong file is told at once: sending it would be a long wait for nothing.
	const hasFiles = controlsOf( field ).some(
		( control ) => 'files' in control && control.files?.length
	);
	if ( ! field.classList.contains( HAS_ERROR ) && ! hasFiles ) {
		return;
	}
	const message = wrongWith( field, messages );
	mark( field, message );
	const target = targetOf( field );
	const link = [ ...container.querySelectorAll( '.form-error a' ) ].find(
		( one ) => one.getAttribute( 'href' ) === `#${ target?.id }`
	);
	if ( message ) {
		link?.replaceChildren( message );
		return;
	}
	link?.closest( 'li' )?.remove();
	for ( const shown of container.querySelectorAll( '.form-error ul' ) ) {
		if ( ! shown.children.length ) {
			shown.parentElement?.remove();
		}
	}
}

/** The first field that is shown as wrong. */
export const firstWrong = ( part: ParentNode ) =>
	fieldsIn( part ).find( ( field ) => field.classList.contains( HAS_ERROR ) );
