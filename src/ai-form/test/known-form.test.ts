import { describe as describeForm, propose } from '..';
import {
	all,
	BUTTON,
	formWith,
	labels,
	proposed,
	says,
	short,
	text,
} from './support';

describe( 'a form that is there', () => {
	const FORM = () =>
		formWith(
			[
				'<!-- wp:core/unknown-heading {"content":"Write us"} /-->',
				text( 'Your <em>name</em>', {
					id: 'who',
					required: true,
					width: 50,
				} ),
				text( 'Town', { id: 'where' } ),
				text( 'Message' ),
				BUTTON,
			].join( '\n' )
		);
	const KEPT = '<!-- wp:kept {"ref":"r1","content":"Write us"} /-->';
	const NAME = says( 'text', {
		ref: 'r2',
		label: 'Your name',
		required: true,
		width: 50,
	} );
	const TOWN = says( 'text', { ref: 'r3', label: 'Town', required: false } );
	const MESSAGE = says( 'text', {
		ref: 'r4',
		label: 'Message',
		required: false,
		width: 100,
	} );

	it( 'is told to the model with names for its parts', () => {
		expect( describeForm( FORM() ).text.split( '\n' ) ).toEqual( [
			expect.stringContaining( '"ref":"r1"' ),
			'<!-- wp:jetpack/field-text {"ref":"r2","label":"Your name","required":true,"width":50} /-->',
			'<!-- wp:jetpack/field-text {"ref":"r3","label":"Town","required":false,"width":100} /-->',
			expect.stringContaining( '"label":"Message"' ),
			'<!-- wp:jetpack/button {"text":"Send it"} /-->',
		] );
	} );

	it( 'stays as it was by an answer that repeats it', () => {
		const form = FORM();
		expect( proposed( form, describeForm( form ).text ) ).toBeUndefined();
	} );

	it( 'keeps ids and all that was not touched', () => {
		const form = FORM();
		const proposal = proposed(
			form,
			[
				KEPT,
				NAME,
				says( 'email', { label: 'Email', required: true } ),
				TOWN.replace( '"required":false', '"required":true' ),
				MESSAGE,
				BUTTON,
			].join( '\n' )
		);
		expect( short( proposal ) ).toEqual( [
			'same Your name',
			'added Email',
			'changed Town',
			'same Message',
			'same Send it',
		] );
		const [ heading, name, email, town, message, button ] =
			proposal!.blocks;
		const old = form.innerBlocks;
		expect( [ heading, name, message, button ] ).toEqual( [
			old[ 0 ],
			old[ 1 ],
			old[ 3 ],
			old[ 4 ],
		] );
		expect( email?.attributes.required ).toBe( true );
		expect( town?.clientId ).toBe( old[ 2 ]?.clientId );
		expect( town?.attributes ).toMatchObject( {
			id: 'where',
			required: true,
		} );
		expect( town?.innerBlocks ).toEqual( old[ 2 ]?.innerBlocks );
	} );

	it( 'knows a field by its label where the model has lost its name', () => {
		const proposal = proposed(
			FORM(),
			[
				says( 'text', { label: 'Town', required: true } ),
				NAME,
				MESSAGE,
				BUTTON,
			].join( '' )
		);
		expect( short( proposal ) ).toContain( 'changed Town' );
		expect(
			all( proposal!.blocks ).map( ( { attributes } ) => attributes.id )
		).toContain( 'where' );
	} );

	it( 'knows it too where the field asks in another way now', () => {
		const proposal = proposed(
			FORM(),
			KEPT +
				NAME +
				says( 'select', { label: 'Town', options: [ 'Lima' ] } ) +
				MESSAGE +
				BUTTON
		);
		expect( short( proposal ) ).toEqual( [
			'same Your name',
			'changed Town',
			'same Message',
			'same Send it',
		] );
		expect( proposal?.blocks[ 2 ] ).toMatchObject( {
			name: 'jetpack/field-select',
			attributes: { id: 'where' },
		} );
	} );

	it( 'has each field once, however often the model says it', () => {
		expect(
			proposed(
				FORM(),
				KEPT + NAME + TOWN + NAME + MESSAGE + TOWN + BUTTON
			)
		).toBeUndefined();
	} );

	it( 'loses a field by a whole answer, and none by one that was cut or cannot be read', () => {
		const answer = KEPT + NAME + MESSAGE + BUTTON;
		expect( short( proposed( FORM(), answer ) ) ).toContain(
			'removed Town'
		);
		expect( proposed( FORM(), answer, false ) ).toBeUndefined();
		expect(
			proposed( FORM(), answer + '<!-- wp:jetpack/fie' )
		).toBeUndefined();
		expect(
			proposed( FORM(), KEPT + NAME + '<!-- wp:x {"a" /-->' + BUTTON )
		).toBeUndefined();
		expect( proposed( FORM(), NAME + MESSAGE ) ).toBeUndefined();
	} );

	it( 'never loses all of its fields, nor what is no field', () => {
		expect( proposed( FORM(), BUTTON ) ).toBeUndefined();
		const proposal = proposed( FORM(), NAME + BUTTON );
		expect( proposal?.blocks[ 0 ]?.name ).toBe( 'core/missing' );
		expect( labels( proposal!.blocks ) ).toEqual( [
			'Your <em>name</em>',
		] );
	} );

	it( 'changes its order with as few moves as can be', () => {
		const proposal = proposed(
			FORM(),
			KEPT + MESSAGE + NAME + TOWN + BUTTON
		);
		expect( short( proposal ) ).toEqual( [
			'moved Message',
			'same Your name',
			'same Town',
			'same Send it',
		] );
	} );

	it( 'asks for the same in another way, under the same name', () => {
		const proposal = proposed(
			FORM(),
			[
				NAME.replace( 'field-text', 'field-name' ),
				TOWN.replace( 'field-text', 'field-select' ).replace(
					'{',
					'{"options":["Lima","Oslo"],'
				),
				MESSAGE,
				BUTTON.replace( 'Send it', 'Ask us' ),
			].join( '' )
		);
		const [ , name, town, , button ] = proposal!.blocks;
		expect( name?.name ).toBe( 'jetpack/field-name' );
		expect( name?.attributes ).toMatchObject( {
			id: 'who',
			required: true,
			width: 50,
		} );
		expect( town?.attributes ).toMatchObject( {
			id: 'where',
			options: [ 'Lima', 'Oslo' ],
		} );
		expect( button?.attributes.text ).toBe( 'Ask us' );
	} );

	it( 'keeps what the author has done meanwhile', () => {
		const form = FORM();
		const described = describeForm( form );
		const [ heading, name, , message, button ] = form.innerBlocks;
		const meanwhile = formWith( text( 'Street', { id: 'street' } ) );
		const now = {
			...form,
			innerBlocks: [
				heading!,
				{
					...name!,
					attributes: { ...name!.attributes, width: 25 },
				},
				...meanwhile.innerBlocks,
				message!,
				button!,
			],
		};
		const proposal = propose(
			now,
			described,
			NAME.replace( '"required":true', '"required":false' ) +
				TOWN +
				MESSAGE +
				BUTTON,
			true
		);
		expect( labels( proposal!.blocks ) ).toEqual( [
			'Your <em>name</em>',
			'Street',
			'Message',
		] );
		expect( proposal!.blocks[ 1 ]?.attributes ).toMatchObject( {
			id: 'who',
			width: 25,
			required: false,
		} );
	} );
} );
