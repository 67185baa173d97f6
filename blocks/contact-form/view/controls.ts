import { fieldOf } from './field';
import { make } from './messages';
import type { Messages } from './messages';

/** Adds a button to a date field that opens the browser's own calendar. */
function addCalendar( input: HTMLInputElement, messages: Messages ) {
	const { format = '' } = input.dataset;
	const picker = make( 'input', { type: 'date', tabIndex: -1 } );
	if ( ! ( 'showPicker' in picker ) ) {
		return;
	}
	picker.setAttribute( 'aria-hidden', 'true' );
	picker.onchange = () => {
		const [ year, month, day ] = picker.value.split( '-' );
		const parts = format.startsWith( 'd' )
			? [ day, month, year ]
			: [ month, day, year ];
		input.value = format.includes( '/' ) ? parts.join( '/' ) : picker.value;
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		input.focus();
	};
	const button = make( 'button', {
		type: 'button',
		className: 'slipstream-form-calendar',
		onclick: () => picker.showPicker(),
	} );
	button.setAttribute(
		'aria-label',
		`${ messages.pick }: ${ fieldOf( input )?.dataset.label }`
	);
	input.after(
		make(
			'span',
			{ className: 'slipstream-form-calendars' },
			button,
			picker
		)
	);
}

/** Puts options into another order each time; an answer of one's own stays the last. */
function shuffle( options: Element ) {
	const all = [ ...options.children ].filter(
		( option ) => ! option.querySelector( '.grunion-field-other' )
	);
	const first = options.firstChild;
	const marker = document.createComment( '' );
	options.insertBefore( marker, first );
	while ( all.length ) {
		const [ option ] = all.splice(
			Math.floor( Math.random() * all.length ),
			1
		);
		marker.before( option! );
	}
	marker.remove();
}

/** Whether something stands in a control: labels that stand in it must then give way. */
function noteFilled( control: EventTarget | null ) {
	const field = fieldOf( control );
	if ( field && control instanceof HTMLElement && 'value' in control ) {
		field.classList.toggle( 'is-filled', !! control.value );
	}
}

/** What belongs to single controls and has nothing to do with sending. */
export function liveControls( form: HTMLFormElement, messages: Messages ) {
	form.querySelectorAll< HTMLInputElement >(
		'.jp-contact-form-date'
	).forEach( ( input ) => addCalendar( input, messages ) );
	form.querySelectorAll( '[data-randomize]' ).forEach( shuffle );
	const controls = form.querySelectorAll( '.grunion-field' );
	controls.forEach( noteFilled );
	form.classList.add( 'is-live' );

	const onInput = ( { target }: Event ) => {
		noteFilled( target );
		if ( ! ( target instanceof HTMLInputElement ) ) {
			return;
		}
		const output = target.parentElement?.querySelector( 'output' );
		if ( output ) {
			output.value = target.value;
		}
		// Who writes an answer of their own has chosen it.
		const option =
			target.value && target.classList.contains( 'grunion-field-other' )
				? target.parentElement?.querySelector( 'input' )
				: null;
		if ( option ) {
			option.checked = true;
		}
	};
	form.addEventListener( 'input', onInput );
	// Browsers that bring back what was typed tell it so.
	form.addEventListener( 'change', onInput );
	form.addEventListener( 'reset', () =>
		setTimeout( () =>
			controls.forEach( ( target ) =>
				target.dispatchEvent( new Event( 'input', { bubbles: true } ) )
			)
		)
	);
}
