/// <reference types="@wordpress/jest-console" />
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBlock } from '@wordpress/blocks';
import { act } from 'react';
import { keepPlanDraft, planDraftOf } from '@slipstream/memberships';
import { registerBlock, renderEditor } from '../../../tests/js/editor';
import { serve } from '../../../tests/js/serve';
import button from '../../button/block.json';
import metadata from '../block.json';
import * as block from '../index';

it( 'asks for the plan that another block proposes, and creates none before that is saved', async () => {
	registerBlock( button, { edit: () => null, save: () => null } );
	registerBlock( metadata, block.settings );
	const other = {
		id: 3,
		title: 'Another',
		price: 5,
		currency: 'USD',
		interval: '1 month',
		type: '',
	};
	const sent = serve( {
		'memberships/status': () => ( {
			body: { connect_url: null, site_slug: 's', products: [ other ] },
		} ),
		'memberships/product': () => ( { body: { ...other, id: 9 } } ),
	} );
	await act( async () => block.settings.edit.preload() );
	const made = createBlock( metadata.name );
	keepPlanDraft( made.clientId, {
		title: 'Jam',
		price: 25,
		currency: 'EUR',
		interval: 'one-time',
	} );
	const editor = renderEditor( [ made ] );
	expect( await screen.findByLabelText( 'Name' ) ).toHaveValue( 'Jam' );
	expect( screen.getByLabelText( 'Price' ) ).toHaveValue( '25.00' );
	await waitFor( () => expect( sent.length ).toBeGreaterThan( 0 ) );
	expect( sent.filter( ( { body } ) => body ) ).toEqual( [] );
	expect( editor.blocks()[ 0 ]?.attributes.planId ).toBeUndefined();
	await userEvent.click(
		screen
			.getAllByRole( 'button' )
			.find(
				( one ) => one.getAttribute( 'type' ) === 'submit'
			) as Element
	);
	await waitFor( () =>
		expect( editor.blocks()[ 0 ]?.attributes.planIds ).toEqual( [ 9 ] )
	);
	expect( planDraftOf( made.clientId ) ).toBeUndefined();
	// That the template stands in the code.
	expect( console ).toHaveWarned();
} );
