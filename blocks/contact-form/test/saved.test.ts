import { createBlock, getBlockType, serialize } from '@wordpress/blocks';
import { FOLDERS, metadataOf, reopen } from './support/forms';

const self = ( name: string, attributes: object = {} ) =>
	`<!-- wp:jetpack/${ name } ${ JSON.stringify( attributes ) } /-->`;

describe( 'forms without an element of their own', () => {
	const form = ( attributes: object, inner: string ) =>
		`<!-- wp:jetpack/contact-form ${ JSON.stringify( attributes ) } -->\n${ inner }\n<!-- /wp:jetpack/contact-form -->`;

	it( 'get it, and keep their button', () => {
		const { block, saved } = reopen(
			form(
				{ subject: 'Hi', to: 'a@example.org', className: 'is-mine' },
				`${ self( 'field-name' ) }\n\n${ self( 'button', { element: 'button', text: 'Go' } ) }`
			)
		);
		expect( saved ).toContain(
			'<div class="wp-block-jetpack-contact-form is-mine"><!-- wp:jetpack/field-name -->'
		);
		expect( block.attributes ).toMatchObject( {
			subject: 'Hi',
			to: 'a@example.org',
		} );
		expect( saved.match( /wp:jetpack\/button/g ) ).toHaveLength( 1 );
	} );

	it.each( [ 'submit_button_text', 'submitButtonText' ] )(
		'get the button that %s told of',
		( key ) => {
			const { block, saved } = reopen(
				form(
					{
						[ key ]: 'Go',
						hasFormSettingsSet: 'yes',
						backgroundButtonColor: 'primary',
						customTextButtonColor: '#123456',
						submitButtonClasses: 'big',
						align: 'wide',
					},
					self( 'field-name' )
				)
			);
			expect( block.innerBlocks.at( -1 ) ).toMatchObject( {
				name: 'jetpack/button',
				attributes: {
					element: 'button',
					text: 'Go',
					backgroundColor: 'primary',
					customTextColor: '#123456',
					className: 'big',
					lock: { remove: true },
				},
			} );
			expect( block.attributes ).toMatchObject( { align: 'wide' } );
			expect( saved ).not.toContain( 'hasFormSettingsSet' );
		}
	);

	it( 'hold nothing where the form is kept elsewhere', () => {
		const { saved } = reopen( self( 'contact-form', { ref: 7 } ) );
		expect( saved ).toBe( self( 'contact-form', { ref: 7 } ) );
	} );
} );

describe( 'phone fields with a plain input', () => {
	it( 'get the input for phones, with what was written in it', () => {
		const { block } = reopen(
			`<!-- wp:jetpack/field-telephone {"required":true} -->\n<div>${ self( 'label', { label: 'Call' } ) }\n\n${ self( 'input', { placeholder: '030', textColor: 'contrast' } ) }</div>\n<!-- /wp:jetpack/field-telephone -->`
		);
		expect( block.attributes ).toMatchObject( {
			required: true,
			showCountrySelector: false,
		} );
		expect( block.innerBlocks[ 1 ] ).toMatchObject( {
			name: 'jetpack/phone-input',
			attributes: { placeholder: '030', textColor: 'contrast' },
		} );
	} );
} );

describe( 'progress indicators that hold HTML', () => {
	const BAR = '<div class="jetpack-form-progress-indicator-bar"></div>';
	it.each( [
		`<div class="jetpack-form-progress-indicator--wrapper"><div class="wp-block-jetpack-form-progress-indicator">${ BAR }</div></div>`,
		`<div class="wp-block-jetpack-form-progress-indicator is-style-dots has-background" style="background-color:#123456"><div class="jetpack-form-progress-indicator" style="background-color:red">${ BAR }</div></div>`,
	] )(
		'open valid, and are drawn by the server from then on: %s',
		( html ) => {
			const { block, saved } = reopen(
				`<!-- wp:jetpack/form-progress-indicator {"className":"is-style-dots","variant":"dots"} -->\n${ html }\n<!-- /wp:jetpack/form-progress-indicator -->`
			);
			expect( block.isValid ).toBe( true );
			expect( saved ).toBe(
				self( 'form-progress-indicator', {
					variant: 'dots',
					className: 'is-style-dots',
				} )
			);
		}
	);
} );

describe( 'what a block does not know', () => {
	const unknown = { zz: [ 1, { a: 'b' } ], zzText: 'x', zzOff: false };
	it.each( FOLDERS )( 'is kept: %s', ( folder ) => {
		const { name } = metadataOf( folder );
		const [ made = '' ] = serialize( createBlock( name ) ).split( '\n' );
		const own = JSON.parse(
			/\{.*\}/.exec( made )?.[ 0 ] ?? '{}'
		) as object;
		const post = serialize( createBlock( name ) ).replace(
			/^<!-- wp:(\S+)( \{.*?\})?/,
			`<!-- wp:$1 ${ JSON.stringify( { ...own, ...unknown } ) }`
		);
		const { block, saved } = reopen( post );
		expect( block.attributes ).toMatchObject( unknown );
		expect( saved ).toBe( post );
	} );

	it( 'has no part in how another block of the same type is saved', () => {
		expect( serialize( createBlock( 'jetpack/label' ) ) ).not.toContain(
			'zz'
		);
	} );

	it( 'can be nothing that changes how objects work', () => {
		const { block } = reopen(
			'<!-- wp:jetpack/label {"__proto__":{"polluted":1},"constructor":"x"} /-->'
		);
		expect( 'polluted' in block.attributes ).toBe( false );
		expect( block.attributes ).toHaveProperty( 'constructor', 'x' );
	} );
} );

describe( 'every block', () => {
	it.each( FOLDERS )(
		'saves what it is set to, and opens it: %s',
		( folder ) => {
			const { name, attributes, variations = [] } = metadataOf( folder );
			const type = getBlockType( name );
			expect( type?.attributes ).toMatchObject( attributes );
			for ( const variation of [ { attributes: {} }, ...variations ] ) {
				const post = serialize(
					createBlock( name, variation.attributes )
				);
				const { block, saved } = reopen( post );
				expect( saved ).toBe( post );
				expect( block.attributes ).toMatchObject(
					variation.attributes
				);
			}
		}
	);
} );
