/// <reference types="@wordpress/jest-console" />
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBlock } from '@wordpress/blocks';
import { act } from 'react';
import { registerBlock, renderEditor } from '../../../tests/js/editor';
import donations from '../../donations/block.json';
import buttons from '../../payment-buttons/block.json';
import product from '../../simple-payments/block.json';
import metadata from '../block.json';
import * as block from '../index';

beforeAll( async () => {
	registerBlock( metadata, block.settings );
	for ( const other of [ donations, buttons, product ] ) {
		registerBlock( other, { edit: () => null, save: () => null } );
	}
	await act( async () => block.settings.edit.preload() );
} );

const choices = () => within( screen.getByRole( 'list' ) );

it( 'offers each way to be paid that the site has, and says what it is', async () => {
	renderEditor( [ createBlock( metadata.name ) ] );
	await screen.findByRole( 'list' );
	expect(
		choices()
			.getAllByRole( 'button' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'Donations', 'Payment buttons', 'Pay with PayPal' ] );
	expect(
		choices().getByRole( 'button', { name: 'Pay with PayPal' } )
	).toHaveAccessibleDescription( 'Visitors buy one thing with PayPal.' );
} );

it.each( [
	[ 'Donations', donations.name ],
	[ 'Payment buttons', buttons.name ],
	[ 'Pay with PayPal', product.name ],
] )( 'makes way for what is chosen: %s', async ( label, name ) => {
	const editor = renderEditor( [ createBlock( metadata.name ) ] );
	await userEvent.click(
		await screen.findByRole( 'button', { name: label } )
	);
	expect( editor.blocks().map( ( one ) => one.name ) ).toEqual( [ name ] );
} );
