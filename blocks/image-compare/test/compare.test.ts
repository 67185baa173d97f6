import userEvent from '@testing-library/user-event';
import { startCompare } from '../compare/compare';

/** A comparison, 200 by 100 pixels, as a browser would have laid it out. */
function comparison( mode: string, direction = 'ltr' ) {
	document.body.innerHTML = `<div class="juxtapose" data-mode="${ mode }" style="direction: ${ direction }"><img src="a"><img src="b"></div>`;
	const element = document.body.firstElementChild as HTMLElement;
	element.getBoundingClientRect = () =>
		( { left: 0, top: 0, width: 200, height: 100 } ) as DOMRect;
	element.setPointerCapture = () => {};
	element.hasPointerCapture = () => true;
	const stop = startCompare( element, 'Divider' );
	const input = element.querySelector( 'input' ) as HTMLInputElement;
	const point = ( type: string, x: number, y: number ) =>
		element.dispatchEvent(
			new MouseEvent( type, { clientX: x, clientY: y, button: 0 } )
		);
	return { element, input, point, stop };
}

describe( 'a comparison', () => {
	it( 'begins in the middle, and is named', () => {
		const { element, input } = comparison( 'horizontal' );
		expect( input ).toHaveAccessibleName( 'Divider' );
		expect( element.style.getPropertyValue( '--position' ) ).toBe( '50%' );
	} );

	it.each( [
		[ 'horizontal', 'ltr', '25%' ],
		[ 'horizontal', 'rtl', '75%' ],
		[ 'vertical', 'ltr', '80%' ],
		[ 'vertical', 'rtl', '80%' ],
	] )( 'follows the pointer: %s, %s', ( mode, direction, position ) => {
		const { element, input, point } = comparison( mode, direction );
		point( 'pointerdown', 50, 80 );
		expect( element.style.getPropertyValue( '--position' ) ).toBe(
			position
		);
		expect( input ).toHaveFocus();
		point( 'pointermove', -10, -10 );
		expect( [ '0%', '100%' ] ).toContain(
			element.style.getPropertyValue( '--position' )
		);
	} );

	it( 'moves down with the arrow that points down', async () => {
		const { element, input } = comparison( 'vertical' );
		input.focus();
		await userEvent.keyboard( '{ArrowDown}{ArrowDown}{ArrowUp}' );
		expect( input.value ).toBe( '51' );
		expect( input ).toHaveAttribute( 'aria-valuetext', '51%' );
		expect( element.style.getPropertyValue( '--position' ) ).toBe( '51%' );
	} );

	it( 'leaves two pictures when it ends', () => {
		const { element, stop } = comparison( 'horizontal' );
		stop();
		expect( element.children ).toHaveLength( 2 );
		expect( element ).not.toHaveClass( 'is-comparing' );
	} );
} );
