import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBlock } from '@wordpress/blocks';
import {
	all,
	field,
	form,
	isValid,
	named,
	open,
	part,
	select,
	sidebar,
	text,
} from './support/editor';
import type { TestEditor } from '../../../tests/js/editor';

describe( 'styles', () => {
	const RED = { style: { color: { text: '#ff0000' } } };

	it( 'go to all fields that share them, and to no others', async () => {
		const editor = await open(
			form(
				text( 'One' ) +
					text( 'Two' ) +
					text( 'Three', { shareFieldAttributes: false } )
			)
		);
		const [ first ] = named( editor, 'input' );
		await select( editor, first );
		await editor.act( ( actions ) => {
			void actions.updateBlockAttributes( first?.clientId ?? '', RED );
		} );
		expect(
			named( editor, 'input' ).map(
				( { attributes } ) => attributes.style
			)
		).toEqual( [ RED.style, RED.style, undefined ] );
		expect( editor.steps() ).toBe( 1 );
	} );
} );

describe( 'options', () => {
	const choice = form(
		field(
			'radio',
			part( 'label', { label: 'Which?' } ) +
				'<!-- wp:jetpack/options {"type":"radio"} -->\n<ul class="wp-block-jetpack-options">' +
				part( 'option', { label: 'A' } ) +
				part( 'option', { label: '' } ) +
				part( 'option', { label: 'C' } ) +
				'</ul>\n<!-- /wp:jetpack/options -->'
		)
	);
	const labels = ( editor: TestEditor ) =>
		named( editor, 'option' ).map(
			( { attributes } ) => attributes.label ?? ''
		);
	const option = ( index: number ) =>
		screen.getAllByRole( 'textbox', { name: 'Option' } )[
			index
		] as HTMLElement;

	it( 'are added, moved and removed by key', async () => {
		const editor = await open( choice );
		fireEvent.keyDown( option( 0 ), { key: 'Enter' } );
		expect( labels( editor ) ).toEqual( [ 'A', '', '', 'C' ] );
		fireEvent.keyDown( option( 1 ), { key: 'Backspace' } );
		expect( labels( editor ) ).toEqual( [ 'A', '', 'C' ] );
		fireEvent.keyDown( option( 2 ), { key: 'ArrowUp', ctrlKey: true } );
		expect( labels( editor ) ).toEqual( [ 'A', 'C', '' ] );
		fireEvent.keyDown( option( 0 ), { key: 'Backspace' } );
		expect( labels( editor ) ).toEqual( [ 'A', 'C', '' ] );
		expect( isValid( editor ) ).toBe( true );
	} );

	it( 'are moved, removed and added by button while the author works on the field', async () => {
		const editor = await open( choice );
		expect( screen.queryByRole( 'button', { name: /^Move/ } ) ).toBeNull();
		await select( editor, named( editor, 'field-radio' )[ 0 ] );
		const press = async ( name: string ) =>
			userEvent.click( await screen.findByRole( 'button', { name } ) );
		expect(
			await screen.findByRole( 'button', { name: 'Move up: A' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		await press( 'Move up: C' );
		expect( labels( editor ) ).toEqual( [ 'A', 'C', '' ] );
		expect(
			screen.getByRole( 'button', { name: 'Move up: C' } )
		).toHaveFocus();
		await userEvent.keyboard( '{Enter}' );
		expect( labels( editor ) ).toEqual( [ 'C', 'A', '' ] );
		await press( 'Remove: Option 3' );
		expect( labels( editor ) ).toEqual( [ 'C', 'A' ] );
		await press( 'Add option' );
		expect( labels( editor ) ).toEqual( [ 'C', 'A', '' ] );
		expect( isValid( editor ) ).toBe( true );
	} );

	it( 'that are images are moved and removed by button, too', async () => {
		const image = ( label: string ) =>
			`<!-- wp:jetpack/input-image-option ${ JSON.stringify( { label } ) } -->\n<div class="wp-block-jetpack-input-image-option" style="border-width:1px;border-radius:4px;padding-top:8px;padding-right:8px;padding-bottom:8px;padding-left:8px"><div></div></div>\n<!-- /wp:jetpack/input-image-option -->`;
		const editor = await open(
			form(
				`<!-- wp:jetpack/field-image-select -->\n<div class="wp-block-jetpack-field-image-select"><div>${ part( 'label', { label: 'Which?' } ) }<!-- wp:jetpack/fieldset-image-options -->\n<div class="wp-block-jetpack-fieldset-image-options"><div>${ image( 'A' ) }${ image( 'B' ) }</div></div>\n<!-- /wp:jetpack/fieldset-image-options --></div></div>\n<!-- /wp:jetpack/field-image-select -->`
			)
		);
		const images = () =>
			named( editor, 'input-image-option' ).map(
				( { attributes } ) => attributes.label
			);
		await select( editor, named( editor, 'field-image-select' )[ 0 ] );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Move back: B' } )
		);
		expect( images() ).toEqual( [ 'B', 'A' ] );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Remove: B' } )
		);
		expect( images() ).toEqual( [ 'A' ] );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Add image' } )
		);
		expect( images() ).toHaveLength( 2 );
	} );

	it( 'of a dropdown are lines under it while the author works on it', async () => {
		const editor = await open(
			form(
				field(
					'select',
					part( 'label', { label: 'Which?' } ) +
						part( 'input', { type: 'dropdown' } ),
					{ options: [ 'A', 'B' ] }
				)
			)
		);
		const options = () =>
			named( editor, 'field-select' )[ 0 ]?.attributes.options;
		expect( screen.queryByLabelText( 'Option 1' ) ).toBeNull();
		await select( editor, named( editor, 'input' )[ 0 ] );
		// What visitors see before they choose: none of the options.
		expect(
			screen.getByRole( 'textbox', { name: 'Placeholder' } )
		).toHaveAttribute( 'placeholder', 'Select one option' );
		await userEvent.type(
			screen.getByLabelText( 'Option 1' ),
			'{Enter}new'
		);
		expect( options() ).toEqual( [ 'A', 'new', 'B' ] );
		await userEvent.keyboard( '{Control>}{ArrowDown}{/Control}' );
		expect( options() ).toEqual( [ 'A', 'B', 'new' ] );
		expect( screen.getByLabelText( 'Option 3' ) ).toHaveFocus();
		await userEvent.keyboard( '{Backspace>4/}' );
		expect( options() ).toEqual( [ 'A', 'B' ] );
		const press = async ( name: string ) =>
			userEvent.click( await screen.findByRole( 'button', { name } ) );
		await press( 'Move down: A' );
		expect( options() ).toEqual( [ 'B', 'A' ] );
		expect(
			screen.getByRole( 'button', { name: 'Move down: A' } )
		).toHaveFocus();
		await press( 'Remove: B' );
		expect( options() ).toEqual( [ 'A' ] );
		expect(
			screen.getByRole( 'button', { name: 'Remove: A' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
	} );
} );

describe( 'consent', () => {
	it( 'changes its words with the way it is asked for, and knows the others', async () => {
		const editor = await open(
			form(
				field(
					'consent',
					part( 'option', {
						label: 'Ours',
						hideInput: true,
						isStandalone: true,
					} )
				)
			)
		);
		await select( editor, named( editor, 'field-consent' )[ 0 ] );
		const kind = sidebar().getByLabelText( 'Consent' );
		await userEvent.selectOptions( kind, 'explicit' );
		expect( named( editor, 'option' )[ 0 ]?.attributes ).toMatchObject( {
			label: 'May we email you from time to time?',
			hideInput: false,
		} );
		await userEvent.selectOptions( kind, 'implicit' );
		expect( named( editor, 'option' )[ 0 ]?.attributes ).toMatchObject( {
			label: 'Ours',
			hideInput: true,
		} );
	} );
} );

describe( 'steps', () => {
	it( 'are shown one at a time, added, moved, named and removed', async () => {
		const editor = await open(
			form( '', { variationName: 'multistep-form' } )
		);
		const steps = () =>
			named( editor, 'form-step' ).map(
				( { attributes } ) => attributes.stepLabel
			);
		await waitFor( () =>
			expect( steps() ).toEqual( [ 'About you', 'Your message' ] )
		);
		await editor.select();
		const list = within(
			await screen.findByRole( 'group', { name: 'Form steps' } )
		);
		const button = ( name: string ) => list.getByRole( 'button', { name } );
		const shown = () =>
			[
				...document.querySelectorAll( '.wp-block-jetpack-form-step' ),
			].map(
				( { classList } ) => ! classList.contains( 'is-other-step' )
			);
		expect( shown() ).toEqual( [ true, false ] );
		await userEvent.click( button( 'Your message' ) );
		expect( shown() ).toEqual( [ false, true ] );
		await userEvent.type( sidebar().getByLabelText( 'Step name' ), '!' );
		expect( steps() ).toEqual( [ 'About you', 'Your message!' ] );
		await userEvent.click( button( 'Move earlier' ) );
		expect( steps() ).toEqual( [ 'Your message!', 'About you' ] );
		await userEvent.click( button( 'Add step' ) );
		expect( steps() ).toHaveLength( 3 );
		expect( shown() ).toEqual( [ false, true, false ] );
		await userEvent.click( button( 'Remove step' ) );
		expect( steps() ).toEqual( [ 'Your message!', 'About you' ] );
		expect( isValid( editor ) ).toBe( true );
	} );

	it( 'are split by a divider, which is undone with its insertion', async () => {
		const container = ( inner: string ) =>
			`<!-- wp:jetpack/form-step-container -->\n<div class="jetpack-form-steps-wrapper"><div class="wp-block-jetpack-form-step-container jetpack-form-step-container"><!-- wp:jetpack/form-step {"stepLabel":"One"} -->\n<div class="wp-block-jetpack-form-step">${ inner }</div>\n<!-- /wp:jetpack/form-step --></div></div>\n<!-- /wp:jetpack/form-step-container -->`;
		const editor = await open(
			form( container( text( 'A' ) + text( 'B' ) + text( 'C' ) ) )
		);
		const labels = () =>
			named( editor, 'form-step' ).map( ( step ) =>
				all( [ step ] )
					.filter( ( { name } ) => name === 'jetpack/label' )
					.map( ( { attributes } ) => attributes.label )
			);
		const [ step ] = named( editor, 'form-step' );
		await editor.act( ( actions ) => {
			void actions.insertBlock(
				createBlock( 'jetpack/form-step-divider' ),
				1,
				step?.clientId
			);
		} );
		await waitFor( () =>
			expect( labels() ).toEqual( [ [ 'A' ], [ 'B', 'C' ] ] )
		);
		expect( named( editor, 'form-step-divider' ) ).toEqual( [] );
		expect( isValid( editor ) ).toBe( true );
		expect( editor.steps() ).toBe( 1 );
	} );

	it( 'a divider outside of them does nothing', async () => {
		const editor = await open(
			form( text( 'A' ) + part( 'form-step-divider' ) + text( 'B' ) )
		);
		expect( await screen.findByText( 'Step divider' ) ).toBeVisible();
		expect( editor.steps() ).toBe( 0 );
	} );
} );
