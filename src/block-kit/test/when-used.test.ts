import { whenUsed } from '../deferred';

/** Begins to wait for somebody who uses the editor. */
function begin() {
	const load = jest.fn( () => Promise.resolve() );
	whenUsed( load );
	return load;
}

/** The editor's canvas, as it comes some time after the editor has started. */
function addCanvas() {
	const frame = document.createElement( 'iframe' );
	document.body.append( frame );
	frame.dispatchEvent( new Event( 'load' ) );
	return frame;
}

const happen = ( target: EventTarget | null, type: string ) =>
	target?.dispatchEvent( new Event( type, { bubbles: true } ) );

afterEach( () => document.body.replaceChildren() );

describe( 'what is fetched when the editor is used', () => {
	it( 'waits while the editor itself moves the focus into its canvas', () => {
		const load = begin();
		const canvas = addCanvas();
		happen( canvas, 'focusin' );
		happen( window, 'blur' );
		happen( canvas.contentDocument, 'focusin' );
		expect( load ).not.toHaveBeenCalled();
	} );

	it.each( [ 'keydown', 'pointerdown', 'click', 'beforeinput', 'paste' ] )(
		'comes with a %s in the canvas, once',
		( type ) => {
			const load = begin();
			const canvas = addCanvas();
			happen( canvas.contentDocument, type );
			happen( canvas.contentDocument, type );
			happen( document, 'mousemove' );
			expect( load ).toHaveBeenCalledTimes( 1 );
		}
	);

	it( 'comes with a key in a canvas that was there before, and beside it', () => {
		const canvas = addCanvas();
		const load = begin();
		happen( canvas.contentDocument, 'keydown' );
		expect( load ).toHaveBeenCalledTimes( 1 );
		const other = begin();
		happen( document.body, 'keydown' );
		expect( other ).toHaveBeenCalledTimes( 1 );
	} );
} );
