import { serialize } from '@wordpress/blocks';
import { all, BUTTON, EMPTY, proposed, says, submits } from './support';

describe( 'a new form', () => {
	const ANSWER = [
		says( 'name', { label: 'Name', required: true, width: 50 } ),
		says( 'email', { label: 'Email', required: true, width: 50 } ),
		says( 'radio', { label: 'Size', options: [ 'S', 'M' ] } ),
		says( 'select', {
			label: 'Country',
			options: [ 'Chad' ],
			toggleLabel: 'Choose',
		} ),
		says( 'rating', { label: 'How was it?', max: 5 } ),
		says( 'file', { label: 'CV' } ),
		says( 'consent', {
			consentType: 'explicit',
			explicitConsentMessage: 'May we write?',
		} ),
		BUTTON,
	].join( '\n' );

	it( 'has the blocks of today, and the button last', () => {
		const proposal = proposed( EMPTY(), ANSWER );
		expect( proposal?.isWhole ).toBe( true );
		expect( proposal?.blocks.map( ( { name } ) => name ) ).toEqual( [
			'jetpack/field-name',
			'jetpack/field-email',
			'jetpack/field-radio',
			'jetpack/field-select',
			'jetpack/field-rating',
			'jetpack/field-file',
			'jetpack/field-consent',
			'core/button',
		] );
		const [ name, , radio, select, rating, file, consent, button ] =
			proposal!.blocks;
		expect( name?.attributes ).toMatchObject( {
			required: true,
			width: 50,
		} );
		expect(
			all( radio!.innerBlocks )
				.filter( ( block ) => block.name === 'jetpack/option' )
				.map( ( { attributes } ) => attributes.label )
		).toEqual( [ 'S', 'M' ] );
		expect( select?.attributes.options ).toEqual( [ 'Chad' ] );
		expect( select?.innerBlocks[ 1 ]?.attributes ).toMatchObject( {
			placeholder: 'Choose',
			type: 'dropdown',
		} );
		expect( rating?.innerBlocks[ 1 ]?.name ).toBe( 'jetpack/input-rating' );
		expect( file?.innerBlocks[ 1 ]?.name ).toBe( 'jetpack/dropzone' );
		expect( consent?.innerBlocks[ 0 ]?.attributes ).toMatchObject( {
			label: 'May we write?',
			hideInput: false,
		} );
		expect( button?.attributes ).toMatchObject( {
			type: 'submit',
			text: 'Send it',
		} );
	} );

	it( 'gets a button where none was given, and only one of several', () => {
		const without = proposed( EMPTY(), says( 'name', { label: 'Name' } ) );
		expect( without?.blocks.at( -1 )?.attributes.text ).toBe( 'Submit' );
		expect( without?.isWhole ).toBe( false );
		const several = proposed( EMPTY(), BUTTON + ANSWER + BUTTON );
		expect( submits( several!.blocks ) ).toHaveLength( 1 );
	} );

	it( 'comes in a fence, in the form’s own block, in the old markup and in today’s', () => {
		const whole = serialize( [
			{ ...EMPTY(), innerBlocks: proposed( EMPTY(), ANSWER )!.blocks },
		] );
		const again = proposed(
			EMPTY(),
			`Here it is:\n\`\`\`html\n${ whole }\n\`\`\`\nEnjoy!`
		);
		expect( again?.isWhole ).toBe( true );
		expect(
			serialize( [ { ...EMPTY(), innerBlocks: again!.blocks } ] )
		).toBe( whole );
	} );

	it( 'holds nothing but fields that are known, with values that are allowed', () => {
		const proposal = proposed(
			EMPTY(),
			[
				says( 'text', {
					label: '<img src=x onerror=alert(1)> A & B < C',
					width: 7,
					required: 'yes',
					id: 'evil',
					className: 'evil',
					style: { color: 'red' },
				} ),
				says( 'radio', { label: 'No options' } ),
				says( 'password', { label: 'Password' } ),
				says( 'hidden', { label: 'x', default: 'y' } ),
				says( 'text', {} ),
				'<!-- wp:html {"content":"<script>1</script>"} /-->',
				'<!-- wp:core/paragraph --><p>Hello</p><!-- /wp:core/paragraph -->',
				BUTTON,
			].join( '\n' )
		);
		expect( proposal?.blocks.map( ( { name } ) => name ) ).toEqual( [
			'jetpack/field-text',
			'core/button',
		] );
		expect( proposal?.isWhole ).toBe( false );
		const [ field ] = proposal!.blocks;
		expect( field?.innerBlocks[ 0 ]?.attributes.label ).toBe(
			'A &amp; B &lt; C'
		);
		expect( field?.attributes ).toEqual( {
			required: false,
			requiredIndicator: true,
			width: 100,
			shareFieldAttributes: true,
		} );
	} );

	it.each( [
		'',
		'I cannot do that.',
		'```\n<!-- wp:jetpack/fie',
		'<!-- wp:jetpack/field-name {"label": -->',
		BUTTON,
		'{"fields":[]}',
	] )( 'is not made of %j', ( answer ) => {
		expect( proposed( EMPTY(), answer ) ).toBeUndefined();
	} );
} );
