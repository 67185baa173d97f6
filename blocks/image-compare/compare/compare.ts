const START = 50;

/** Where a pointer is between the edges of a comparison, in percent, from the edge that the first picture begins at. */
function share(
	element: HTMLElement,
	event: PointerEvent,
	isVertical: boolean
) {
	const { left, top, width, height } = element.getBoundingClientRect();
	if ( isVertical ) {
		return ( 100 * ( event.clientY - top ) ) / height;
	}
	const fromLeft = ( 100 * ( event.clientX - left ) ) / width;
	return getComputedStyle( element ).direction === 'rtl'
		? 100 - fromLeft
		: fromLeft;
}

/**
 * Follows a pointer over the pictures. A range input would have its knob be hit.
 *
 * @param element The comparison.
 * @param move    Moves the divider.
 * @param signal  Ends it.
 */
function followPointer(
	element: HTMLElement,
	move: ( event: PointerEvent ) => void,
	signal: AbortSignal
): void {
	element.addEventListener(
		'pointerdown',
		( event ) => {
			if ( event.button === 0 ) {
				element.setPointerCapture( event.pointerId );
				move( event );
			}
		},
		{ signal }
	);
	element.addEventListener(
		'pointermove',
		( event ) =>
			element.hasPointerCapture( event.pointerId ) && move( event ),
		{ signal }
	);
}

function createInput( doc: Document, label: string ): HTMLInputElement {
	const input = doc.createElement( 'input' );
	input.type = 'range';
	input.min = '0';
	input.max = '100';
	input.value = String( START );
	input.className = 'slipstream-compare__input';
	input.setAttribute( 'aria-label', label );
	return input;
}

/**
 * Lays the two pictures of an element over each other, with a divider for pointers, and a range input that the keyboard and screen readers
 * have it by.
 *
 * @param element What holds the pictures.
 * @param label   The divider's name.
 * @return Ends it.
 */
export function startCompare(
	element: HTMLElement,
	label: string
): () => void {
	const doc = element.ownerDocument;
	const isVertical = element.dataset.mode === 'vertical';
	const ended = new AbortController();
	const { signal } = ended;
	const input = createInput( doc, label );
	if ( isVertical ) {
		// Top to bottom in every language; stylesheets of pages from right to left would turn a direction of theirs.
		input.dir = 'ltr';
	}
	const divider = doc.createElement( 'span' );
	divider.className = 'slipstream-compare__divider';

	const draw = () => {
		element.style.setProperty( '--position', `${ input.value }%` );
		input.setAttribute( 'aria-valuetext', `${ input.value }%` );
	};
	input.addEventListener( 'input', draw, { signal } );
	input.addEventListener(
		'keydown',
		( event ) => {
			// Browsers move a range up with the arrow that points up; here that makes the picture above smaller.
			const step = { ArrowUp: -1, ArrowDown: 1 }[ event.key ];
			if ( isVertical && step ) {
				event.preventDefault();
				input.value = String( input.valueAsNumber + step );
				draw();
			}
		},
		{ signal }
	);
	followPointer(
		element,
		( event ) => {
			event.preventDefault();
			input.value = String(
				Math.round( share( element, event, isVertical ) )
			);
			input.focus( { preventScroll: true } );
			draw();
		},
		signal
	);
	element.append( input, divider );
	element.classList.add( 'is-comparing' );
	draw();
	return () => {
		ended.abort();
		input.remove();
		divider.remove();
		element.classList.remove( 'is-comparing' );
	};
}
