import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );
const at = ( ...path: string[] ) => resolve( ROOT, ...path );
const json = < T >( ...path: string[] ): T =>
	JSON.parse( readFileSync( at( ...path ), 'utf8' ) ) as T;

interface Block {
	name: string;
	title: string;
	description: string;
	attributes: Record< string, object >;
	allowedBlocks?: string[];
}

interface Field {
	label: string;
	control?: string;
	controlBlock?: string;
	controlAttributes?: object;
	standalone?: boolean;
	hidden?: boolean;
	options?: string;
	pattern?: string;
	messages?: Record< string, string >;
	settings?: {
		control: string;
		name: string;
		label: string;
		when?: string;
		notBelow?: string;
		options?: { value: string; label: string }[];
	}[];
	settingsBlock?: string;
	ai?: { attributes: string[]; prompt: string };
}

const KEYS =
	'ai control controlAttributes controlBlock convertible files floatingLabel hidden initialLabel input label legend maxLength messages multiple options pattern settings settingsBlock standalone variants';
const CONTROLS = [ 'text', 'toggle', 'number', 'choice', 'range' ];

const TYPES = readdirSync( at( 'blocks' ) )
	.filter(
		( folder ) =>
			/^field-/.test( folder ) && ! /^field-option-/.test( folder )
	)
	.map( ( folder ) => folder.replace( 'field-', '' ) );

const blockOf = ( name: string ) =>
	json< Block >( 'blocks', name.replace( 'jetpack/', '' ), 'block.json' );

const isClass = ( name: string ) =>
	existsSync(
		at(
			'php/Forms/Fields/Types',
			`${ name.replace( /(^|-)[a-z]/g, ( start ) => start.toUpperCase().replace( '-', '_' ) ) }_Type.php`
		)
	);

it( 'are found', () => {
	expect( TYPES.length ).toBeGreaterThan( 18 );
} );

describe.each( TYPES )( 'the folder of the field "%s"', ( type ) => {
	const field = json< Field >( 'blocks', `field-${ type }`, 'field.json' );
	const block = blockOf( `jetpack/field-${ type }` );

	it( 'says what the field is, in names that both halves know', () => {
		expect(
			existsSync( at( 'blocks', `field-${ type }`, 'index.ts' ) )
		).toBe( true );
		expect( KEYS.split( ' ' ) ).toEqual(
			expect.arrayContaining( Object.keys( field ) )
		);
		expect( block.name ).toBe( `jetpack/field-${ type }` );
		expect( block.title && block.description && field.label ).toBeTruthy();
		expect( block.attributes ).toHaveProperty( 'required' );
	} );

	it( 'names a control that there is', () => {
		const { controlBlock, controlAttributes = {} } = field;
		expect( ! controlBlock ).toBe( !! field.hidden );
		if ( controlBlock ) {
			expect( block.allowedBlocks ).toContain( controlBlock );
			expect( block.allowedBlocks ).toContain(
				field.standalone ? 'jetpack/option' : 'jetpack/label'
			);
			expect( Object.keys( blockOf( controlBlock ).attributes ) ).toEqual(
				expect.arrayContaining( Object.keys( controlAttributes ) )
			);
		}
		expect( field.control === undefined || isClass( field.control ) ).toBe(
			true
		);
	} );

	it( 'has settings for attributes that are saved', () => {
		const holder = field.settingsBlock
			? blockOf( field.settingsBlock )
			: block;
		for ( const setting of field.settings ?? [] ) {
			const { name, label, when, notBelow, options = [] } = setting;
			const used = [ name, when, notBelow ].filter( Boolean );
			expect( CONTROLS ).toContain( setting.control );
			expect( label ).toBeTruthy();
			expect( Object.keys( holder.attributes ) ).toEqual(
				expect.arrayContaining( used )
			);
			expect( options.length > 1 ).toBe( setting.control === 'choice' );
		}
	} );

	it( 'refuses nothing without saying why', () => {
		const { pattern, messages = {} } = field;
		expect( () => new RegExp( pattern ?? '', 'v' ) ).not.toThrow();
		if ( pattern || isClass( type ) ) {
			expect( messages.invalid ?? '%s' ).toMatch( /%(1\$)?s/ );
		}
		expect( ! pattern || !! messages.invalid ).toBe( true );
	} );

	it( 'tells models of every attribute that they can write', () => {
		for ( const attribute of field.ai?.attributes ?? [] ) {
			expect( field.ai?.prompt ).toContain( attribute );
		}
	} );
} );

it( 'every class of the server belongs to a field', () => {
	const bases = [ 'Field_Type', 'Input_Type' ];
	const wanted = TYPES.map( ( type ) => {
		const { control } = json< Field >(
			'blocks',
			`field-${ type }`,
			'field.json'
		);
		return control ?? type;
	} ).map( ( name ) => name.replaceAll( '-', '_' ).toLowerCase() );
	const classes = readdirSync( at( 'php/Forms/Fields/Types' ) )
		.filter( ( file ) => file.endsWith( '_Type.php' ) )
		.map( ( file ) => file.replace( '.php', '' ) )
		.filter( ( name ) => ! bases.includes( name ) );
	for ( const name of classes ) {
		expect( wanted ).toContain( name.replace( '_Type', '' ).toLowerCase() );
	}
} );
