import { render, screen, waitFor, within } from '@testing-library/react';
import { BlockEditorProvider } from '@wordpress/block-editor';
import {
	createBlock,
	getPossibleBlockTransformations,
	parse,
	switchToBlockType,
} from '@wordpress/blocks';
import userEvent from '@testing-library/user-event';
import {
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
import { NameControl } from '../../../src/forms/edit/settings/name-control';

describe( 'a field', () => {
	it( 'is written in its place', async () => {
		const editor = await open( form( text( 'One' ) ) );
		await userEvent.type(
			screen.getByRole( 'textbox', { name: 'Placeholder' } ),
			'e.g. x'
		);
		expect( named( editor, 'input' )[ 0 ]?.attributes.placeholder ).toBe(
			'e.g. x'
		);
		expect(
			screen.getByRole( 'textbox', { name: 'Label' } )
		).toHaveTextContent( 'One' );
		expect( isValid( editor ) ).toBe( true );
	} );

	it( 'is made required from the label’s toolbar, and says so beside it', async () => {
		const editor = await open( form( text( 'One' ) ) );
		expect( screen.queryByText( '(required)' ) ).toBeNull();
		await select( editor, named( editor, 'label' )[ 0 ] );
		const toggle = within( screen.getByRole( 'toolbar' ) ).getByRole(
			'button',
			{ name: 'Required' }
		);
		await userEvent.click( toggle );
		expect( toggle ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( await screen.findByText( '(required)' ) ).toBeVisible();
		expect( named( editor, 'field-text' )[ 0 ]?.attributes.required ).toBe(
			true
		);
		expect( editor.markup() ).not.toContain( 'requiredText' );
	} );

	it( 'gets its width and its own settings', async () => {
		const editor = await open( form( field( 'date', '' ) ) );
		await select( editor, named( editor, 'field-date' )[ 0 ] );
		await userEvent.selectOptions(
			sidebar().getByLabelText( 'Width' ),
			'50'
		);
		await userEvent.selectOptions(
			sidebar().getByLabelText( 'Date format' ),
			'dd/mm/yy'
		);
		expect( named( editor, 'field-date' )[ 0 ]?.attributes ).toMatchObject(
			{
				width: 50,
				dateFormat: 'dd/mm/yy',
			}
		);
		expect( named( editor, 'label' )[ 0 ]?.attributes.label ).toBe(
			'Date'
		);
	} );

	it( 'turns into other fields of text, and into nothing else', () => {
		const one = createBlock( 'jetpack/field-text', { id: 'mine' }, [
			createBlock( 'jetpack/label', { label: 'One' } ),
			createBlock( 'jetpack/input', { type: 'text', placeholder: 'x' } ),
		] );
		const names = ( name: string ) =>
			getPossibleBlockTransformations( [
				name === one.name ? one : createBlock( name ),
			] ).map( ( type ) => type.name );
		expect( names( 'jetpack/field-text' ).sort() ).toEqual(
			'date email name number textarea time url'
				.split( ' ' )
				.map( ( type ) => `jetpack/field-${ type }` )
		);
		expect( names( 'jetpack/form-step' ) ).not.toContain(
			'jetpack/field-email'
		);
		const [ email ] = switchToBlockType( one, 'jetpack/field-email' ) ?? [];
		expect( email?.attributes.id ).toBe( 'mine' );
		expect( email?.innerBlocks[ 1 ]?.attributes ).toMatchObject( {
			type: 'email',
			placeholder: 'x',
		} );
	} );

	it( 'takes no name that another field has, nor one that would not be sent', async () => {
		const names: unknown[] = [];
		const blocks = parse(
			form( text( 'One', { id: 'one' } ) + text( 'Two' ) )
		);
		const second = blocks[ 0 ]?.innerBlocks[ 1 ]?.clientId ?? '';
		render(
			<BlockEditorProvider value={ blocks }>
				<NameControl
					clientId={ second }
					value="on"
					onChange={ ( name ) => names.push( name ) }
				/>
			</BlockEditorProvider>
		);
		const name = screen.getByLabelText( 'Field name' );
		await userEvent.type( name, 'e' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			/has this name/
		);
		expect( name ).toBeInvalid();
		await userEvent.type( name, '!' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( /Start with/ );
		expect( names ).toEqual( [] );
		await userEvent.type( name, '{Backspace}s' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		expect( names ).toEqual( [ 'ones' ] );
	} );

	it( 'gets a name of its own when it is a copy', async () => {
		const editor = await open(
			form(
				text( 'One', { id: 'one' } ) +
					text( 'One', { id: 'one' } ) +
					text( 'One', { id: 'one' } )
			)
		);
		await waitFor( () =>
			expect(
				named( editor, 'field-text' )
					.map( ( { attributes } ) => attributes.id )
					.sort()
			).toEqual( [ 'one', 'one-2', 'one-3' ] )
		);
		expect( named( editor, 'field-text' )[ 0 ]?.attributes.id ).toBe(
			'one'
		);
	} );

	it( 'gets the part that it lacks', async () => {
		const editor = await open(
			form( field( 'rating', part( 'label', { label: 'How?' } ) ) )
		);
		await waitFor( () =>
			expect( named( editor, 'input-rating' ) ).toHaveLength( 1 )
		);
		expect( named( editor, 'label' )[ 0 ]?.attributes.label ).toBe(
			'How?'
		);
	} );

	it( 'that stands alone is put into a form when the author says so', async () => {
		const editor = await open( text( 'One' ) );
		expect( editor.blocks()[ 0 ]?.name ).toBe( 'jetpack/field-text' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Put it in a form' } )
		);
		expect( editor.blocks()[ 0 ]?.name ).toBe( 'jetpack/contact-form' );
		expect( named( editor, 'label' )[ 0 ]?.attributes.label ).toBe( 'One' );
		expect( editor.markup() ).toContain( '"type":"submit"' );
	} );

	it( 'can be looked at and not changed where the editor is locked', async () => {
		const editor = await open( text( 'One' ) );
		await editor.lock();
		await waitFor( () =>
			expect(
				screen.queryByRole( 'button', { name: 'Put it in a form' } )
			).toBeNull()
		);
		expect( editor.markup() ).not.toContain( 'contact-form' );
	} );
} );
