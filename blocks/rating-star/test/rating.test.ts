import fc from 'fast-check';
import { afterClick, afterKey, readMax, readRating, steps } from '../rating';

describe( 'afterClick', () => {
	it.each( [
		[ 1, 3, 3 ],
		[ 3, 3, 2.5 ],
		[ 2.5, 3, 3 ],
		[ 1, 1, 0.5 ],
		[ 0.5, 1, 0 ],
		[ 0, 1, 1 ],
		[ 0.5, 2, 2 ],
		[ 5, 1, 1 ],
	] )( 'of %p and star %p gives %p', ( rating, clicked, next ) => {
		expect( afterClick( rating, clicked ) ).toBe( next );
	} );
} );

describe( 'afterKey', () => {
	it( 'moves by halves within the bounds, in the direction of the text', () => {
		expect( afterKey( 'ArrowRight', 2, 5, false ) ).toBe( 2.5 );
		expect( afterKey( 'ArrowRight', 2, 5, true ) ).toBe( 1.5 );
		expect( afterKey( 'ArrowLeft', 0, 5, false ) ).toBe( 0 );
		expect( afterKey( 'ArrowUp', 5, 5, false ) ).toBe( 5 );
		expect( afterKey( 'ArrowDown', 5, 5, true ) ).toBe( 4.5 );
		expect( afterKey( 'Home', 3, 5, false ) ).toBe( 0 );
		expect( afterKey( 'End', 3, 5, false ) ).toBe( 5 );
		expect( afterKey( 'Enter', 3, 5, false ) ).toBeUndefined();
	} );
} );

describe( 'what a post holds', () => {
	it( 'is always brought into the range of steps', () => {
		fc.assert(
			fc.property( fc.anything(), fc.anything(), ( anything, other ) => {
				let max: number;
				let rating: number;
				try {
					max = readMax( anything );
					rating = readRating( other, max );
				} catch ( error ) {
					// Objects that refuse to become numbers are not in JSON.
					expect( error ).toBeInstanceOf( TypeError );
					return;
				}
				expect( steps( max ) ).toContain( rating );
			} )
		);
	} );
} );
