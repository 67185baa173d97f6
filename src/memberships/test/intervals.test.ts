/** @jest-environment node */
import { intervalChoices, priceInWords } from '@slipstream/memberships';

test( 'each interval that can be chosen has a label and a price of its own', () => {
	const choices = intervalChoices();
	expect( choices.map( ( { label } ) => label ) ).toEqual( [
		'One time',
		'Monthly',
		'Yearly',
	] );
	expect(
		choices.map( ( { value } ) => priceInWords( '$5.00', value ) )
	).toEqual( [ '$5.00', '$5.00 each month', '$5.00 each year' ] );
} );

test( 'an interval that is not known says nothing', () => {
	expect( priceInWords( '$5.00', '' ) ).toBe( '$5.00' );
	expect( priceInWords( '$5.00', 'toString' ) ).toBe( '$5.00' );
} );
