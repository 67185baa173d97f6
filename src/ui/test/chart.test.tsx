import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart, LineChart } from '../chart';
import { axisTop, axisValues, namedPoints, pointOfKey } from '../chart-scale';

const POINTS = [ 3, 0, 1200 ].map( ( value, at ) => ( {
	label: `Feb ${ at + 1 }`,
	value,
} ) );
const TABLE = { summary: 'Show as a table', columns: [ 'Day' ], rows: [] };

describe.each( [
	{ name: 'a bar chart', Chart: BarChart, shapes: { rect: 6, polyline: 0 } },
	{
		name: 'a line chart',
		Chart: LineChart,
		shapes: { rect: 3, polyline: 1 },
	},
] )( '$name', ( { Chart, shapes } ) => {
	const show = () =>
		render(
			<Chart label="Views by day." points={ POINTS } table={ TABLE } />
		).container;

	it( 'is drawn', () => {
		const container = show();
		const count = ( name: string ) =>
			container.querySelectorAll( name ).length;
		expect( {
			rect: count( 'rect' ),
			polyline: count( 'polyline' ),
		} ).toEqual( shapes );
	} );

	it( 'has an axis with values, and names below', () => {
		const container = show();
		expect( screen.getByRole( 'figure' ) ).toHaveAccessibleName(
			'Views by day.'
		);
		const texts = ( part: string ) =>
			[
				...container.querySelectorAll(
					`.slipstream-ui-chart__${ part } span`
				),
			].map( ( { textContent } ) => textContent );
		expect( texts( 'axis' ) ).toEqual( [ '2,000', '1,000', '0' ] );
		expect( texts( 'names' ) ).toEqual( [ 'Feb 1', 'Feb 3' ] );
	} );

	it( 'shows the value that is pointed at', async () => {
		const value = show().querySelector( '.slipstream-ui-chart__value' );
		const [ first ] = screen.getAllByRole( 'img' );
		expect( value ).toBeEmptyDOMElement();
		await userEvent.hover( first! );
		expect( value ).toHaveTextContent( 'Feb 1: 3' );
	} );

	it( 'is one stop of the tab key, and read with arrow keys', async () => {
		const value = show().querySelector( '.slipstream-ui-chart__value' );
		await userEvent.tab();
		expect( value ).toHaveTextContent( 'Feb 3: 1,200' );
		await userEvent.keyboard( '{ArrowLeft}' );
		expect( screen.getByRole( 'img', { name: 'Feb 2: 0' } ) ).toHaveFocus();
		expect( value ).toHaveTextContent( 'Feb 2: 0' );
		await userEvent.keyboard( '{Home}' );
		expect( value ).toHaveTextContent( 'Feb 1: 3' );
		await userEvent.keyboard( '{Escape}' );
		expect( value ).toBeEmptyDOMElement();
		await userEvent.tab();
		expect( screen.getByText( 'Show as a table' ) ).toHaveFocus();
	} );
} );

describe( 'the scale of a chart', () => {
	it.each( [
		[ 0, 1 ],
		[ 1, 1 ],
		[ 3, 4 ],
		[ 8, 8 ],
		[ 9, 10 ],
		[ 100, 100 ],
		[ 101, 200 ],
		[ 4321, 5000 ],
	] )( 'for values up to %d ends at %d', ( highest, top ) =>
		expect( axisTop( highest ) ).toBe( top )
	);

	it( 'has no halves of single things', () => {
		expect( axisValues( 1 ) ).toEqual( [ 1, 0 ] );
		expect( axisValues( 4 ) ).toEqual( [ 4, 2, 0 ] );
	} );

	it( 'names each point once', () => {
		expect( namedPoints( 1 ) ).toEqual( [ 0 ] );
		expect( namedPoints( 2 ) ).toEqual( [ 0, 1 ] );
		expect( namedPoints( 31 ) ).toEqual( [ 0, 15, 30 ] );
	} );

	it( 'runs as the text does', () => {
		expect( pointOfKey( 'ArrowLeft', 1, 3, false ) ).toBe( 0 );
		expect( pointOfKey( 'ArrowLeft', 1, 3, true ) ).toBe( 2 );
		expect( pointOfKey( 'ArrowRight', 2, 3, false ) ).toBe( 2 );
		expect( pointOfKey( 'a', 1, 3, false ) ).toBe( 1 );
	} );
} );
