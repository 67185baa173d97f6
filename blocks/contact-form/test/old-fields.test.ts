import { reopen } from './support/forms';

const self = ( name: string, attributes: object = {} ) =>
	`<!-- wp:jetpack/${ name } ${ JSON.stringify( attributes ) } /-->`;
const LOOK = {
	labelColor: '#111111',
	labelFontSize: '18px',
	labelLineHeight: 1.2,
	inputColor: '#222222',
	fieldBackgroundColor: '#333333',
	borderColor: '#444444',
	borderRadius: 4,
	borderWidth: 2,
	fieldFontSize: '15px',
	lineHeight: 1.5,
	buttonBackgroundColor: '#555555',
	buttonBorderRadius: 6,
	buttonBorderWidth: 3,
};
const COMMON = {
	label: 'Our “label”',
	required: true,
	requiredText: '(needed)',
	id: 'mine',
	width: 50,
	defaultValue: 'first',
	shareFieldAttributes: false,
	className: 'is-mine',
	...LOOK,
};
const LABEL_STYLE = {
	color: { text: '#111111' },
	typography: { fontSize: '18px', lineHeight: 1.2 },
};
const INPUT_STYLE = {
	color: { text: '#222222', background: '#333333' },
	typography: { fontSize: '15px', lineHeight: 1.5 },
	border: { color: '#444444', radius: '4px', width: '2px' },
};
const FIELD = {
	id: 'mine',
	required: true,
	width: 50,
	defaultValue: 'first',
	shareFieldAttributes: false,
	className: 'is-mine',
};
const insideOf = ( post: string ) => {
	const { block } = reopen( post );
	return {
		attributes: block.attributes,
		inner: block.innerBlocks.map( ( one ) => [ one.name, one.attributes ] ),
		deep: block.innerBlocks.map( ( { innerBlocks } ) =>
			innerBlocks.map( ( { attributes } ) => attributes )
		),
	};
};

describe( 'fields with flat attributes', () => {
	const TYPES = {
		text: 'text',
		name: 'text',
		email: 'email',
		url: 'url',
		date: 'text',
		time: 'time',
		number: 'number',
		textarea: 'textarea',
		select: 'dropdown',
	};

	it.each( Object.entries( TYPES ) )(
		'become a label and an input: %s',
		( kind, type ) => {
			const { attributes, inner } = insideOf(
				self( `field-${ kind }`, { ...COMMON, placeholder: 'e.g.' } )
			);
			expect( attributes ).toMatchObject( FIELD );
			expect( inner ).toEqual( [
				[
					'jetpack/label',
					expect.objectContaining( {
						label: 'Our “label”',
						requiredText: '(needed)',
						style: LABEL_STYLE,
					} ),
				],
				[
					'jetpack/input',
					expect.objectContaining( {
						placeholder: 'e.g.',
						type,
						style: INPUT_STYLE,
					} ),
				],
			] );
		}
	);

	it.each( [
		[ 'text', 'Text' ],
		[ 'name', 'Name' ],
		[ 'email', 'Email' ],
		[ 'url', 'Website' ],
		[ 'date', 'Date' ],
		[ 'telephone', 'Phone' ],
		[ 'textarea', 'Message' ],
		[ 'checkbox-multiple', 'Choose several options' ],
		[ 'radio', 'Choose one option' ],
	] )( 'are called what they were without a label: %s', ( kind, label ) => {
		const { attributes, inner } = insideOf( self( `field-${ kind }` ) );
		expect( inner[ 0 ]?.[ 1 ] ).toMatchObject( { label } );
		expect( inner[ 0 ]?.[ 1 ] ).not.toHaveProperty( 'style' );
		expect( attributes ).toMatchObject( {
			required: false,
			width: 100,
			shareFieldAttributes: true,
			requiredIndicator: true,
		} );
		expect( attributes ).not.toHaveProperty( 'label' );
	} );

	it( 'keep what only they have', () => {
		const day = insideOf(
			self( 'field-date', { dateFormat: 'dd/mm/yy' } )
		);
		expect( day.attributes ).toMatchObject( { dateFormat: 'dd/mm/yy' } );
		const list = insideOf(
			self( 'field-select', {
				options: [ 'One', 'Two & 3' ],
				toggleLabel: 'Pick',
			} )
		);
		expect( list.attributes ).toMatchObject( {
			options: [ 'One', 'Two & 3' ],
		} );
		expect( list.inner[ 1 ]?.[ 1 ] ).toMatchObject( {
			placeholder: 'Pick',
		} );
		const phone = insideOf(
			self( 'field-telephone', { placeholder: '030…' } )
		);
		expect( phone.attributes ).toMatchObject( {
			showCountrySelector: false,
		} );
		expect( phone.inner[ 1 ] ).toEqual( [
			'jetpack/phone-input',
			expect.objectContaining( { placeholder: '030…' } ),
		] );
	} );

	it( 'become an option where there is one box to tick', () => {
		const box = insideOf( self( 'field-checkbox', COMMON ) );
		expect( box.inner ).toEqual( [
			[
				'jetpack/option',
				expect.objectContaining( {
					label: 'Our “label”',
					isStandalone: true,
					hideInput: false,
					requiredText: '(needed)',
					style: LABEL_STYLE,
				} ),
			],
		] );
		const silent = insideOf(
			self( 'field-consent', { implicitConsentMessage: 'You agree.' } )
		);
		expect( silent.inner[ 0 ]?.[ 1 ] ).toMatchObject( {
			label: 'You agree.',
			hideInput: true,
			isStandalone: true,
		} );
		const asked = insideOf(
			self( 'field-consent', {
				consentType: 'explicit',
				explicitConsentMessage: 'May we?',
				implicitConsentMessage: 'You agree.',
			} )
		);
		expect( asked.inner[ 0 ]?.[ 1 ] ).toMatchObject( {
			label: 'May we?',
			hideInput: false,
		} );
		expect( asked.attributes ).toMatchObject( {
			consentType: 'explicit',
			implicitConsentMessage: 'You agree.',
		} );
		expect( asked.attributes ).not.toHaveProperty(
			'explicitConsentMessage'
		);
	} );
} );

describe.each( [ 'checkbox-multiple', 'radio' ] )( 'choices: %s', ( kind ) => {
	const type = kind === 'radio' ? 'radio' : 'checkbox';
	const name = `jetpack/field-${ kind }`;
	const options = [ 'A', 'B & C' ]
		.map( ( label ) => self( `field-option-${ type }`, { label } ) )
		.join( '\n\n' );
	const forms = {
		'a list of texts': self( `field-${ kind }`, {
			...COMMON,
			options: [ 'A', 'B & C' ],
		} ),
		'bare options': `<!-- wp:${ name } ${ JSON.stringify( COMMON ) } -->\n${ options }\n<!-- /wp:${ name } -->`,
		'options in an element': `<!-- wp:${ name } ${ JSON.stringify( COMMON ) } -->\n<div class="wp-block-jetpack-field-${ kind } is-mine">${ options }</div>\n<!-- /wp:${ name } -->`,
	};

	it.each( Object.entries( forms ) )( 'open from %s', ( _, post ) => {
		const { attributes, inner, deep } = insideOf( post );
		expect( attributes ).toMatchObject( FIELD );
		expect( inner[ 0 ] ).toEqual( [
			'jetpack/label',
			expect.objectContaining( { label: 'Our “label”' } ),
		] );
		expect( inner[ 1 ] ).toEqual( [
			'jetpack/options',
			expect.objectContaining( {
				type,
				style: {
					color: { background: '#333333' },
					border: INPUT_STYLE.border,
				},
			} ),
		] );
		expect( deep[ 1 ] ).toEqual(
			[ 'A', 'B & C' ].map( ( label ) =>
				expect.objectContaining( {
					label,
					style: {
						color: { text: '#222222', background: '#555555' },
						typography: INPUT_STYLE.typography,
						border: { radius: '6px', width: '3px' },
					},
				} )
			)
		);
	} );
} );
