import { fireEvent, render, screen } from '@testing-library/react';
import { StyleSelector } from '../style-selector';

const OPTIONS = [
	{ value: 'inline', label: 'Inline' },
	{ value: 'link', label: 'Link' },
];

const show = ( value: string ) => {
	const onChange = jest.fn();
	render(
		<StyleSelector
			label="Show as"
			value={ value }
			options={ OPTIONS }
			onChange={ onChange }
		/>
	);
	return onChange;
};

describe( 'the selector of styles', () => {
	it( 'shows the style that the block has, and tells of another one', () => {
		const onChange = show( 'link' );
		expect( screen.getByRole( 'radio', { name: 'Link' } ) ).toBeChecked();
		fireEvent.click( screen.getByRole( 'radio', { name: 'Inline' } ) );
		expect( onChange.mock.calls[ 0 ]?.[ 0 ] ).toBe( 'inline' );
	} );

	it( 'takes a style that nobody knows for the first', () => {
		show( 'popup' );
		expect( screen.getByRole( 'radio', { name: 'Inline' } ) ).toBeChecked();
	} );
} );
