/*
 * Field types of forms: blocks/field-<type>/field.json is written once and read by both halves. Texts become calls of __(), so that
 * the tools of translators find them in what is built.
 */
const fs = require( 'node:fs' );
const path = require( 'node:path' );
const { sync: glob } = require( 'fast-glob' );

const DOMAIN = 'slipstream';
const TEXTS = [ 'label', 'initialLabel', 'help' ];
/** What only one half reads. */
const SERVER_ONLY = [
	'control',
	'files',
	'floatingLabel',
	'hidden',
	'input',
	'legend',
	'maxLength',
	'multiple',
	'options',
	'pattern',
];
const EDITOR_ONLY = [ 'initialLabel', 'settings' ];

const isText = ( key, value, parent ) =>
	typeof value === 'string' &&
	( TEXTS.includes( key ) || parent === 'messages' );

const without = ( definition, keys ) =>
	Object.fromEntries(
		Object.entries( definition ).filter(
			( [ key ] ) => ! keys.includes( key )
		)
	);

/** The sentences of validation are the server's; it hands them to the form's script. */
const forEditor = ( definition ) => {
	const { messages = {}, ai, ...more } = without( definition, SERVER_ONLY );
	const shown = without( messages, [ 'invalid' ] );
	return {
		...more,
		...( Object.keys( shown ).length && { messages: shown } ),
		...( ai && { ai: without( ai, [ 'prompt' ] ) } ),
	};
};

/** JavaScript of a value; texts are translated when they are read. */
function script( value, parent ) {
	if ( Array.isArray( value ) ) {
		return `[${ value.map( ( item ) => script( item ) ).join( ',' ) }]`;
	}
	if ( typeof value !== 'object' || value === null ) {
		return JSON.stringify( value );
	}
	const entries = Object.entries( value ).map( ( [ key, own ] ) => {
		const name = JSON.stringify( key );
		return isText( key, own, parent )
			? `get ${ name }() { return __( ${ JSON.stringify( own ) }, '${ DOMAIN }' ); }`
			: `${ name }: ${ script( own, key ) }`;
	} );
	return `{${ entries.join( ',' ) }}`;
}

const quoted = ( text ) =>
	`'${ text.replaceAll( '\\', '\\\\' ).replaceAll( "'", "\\'" ) }'`;

/** PHP of a text: translated when it is asked for. */
const translated = ( text ) =>
	`${
		text.includes( '%' )
			? '/* translators: the first placeholder is the label of a form field. */ '
			: ''
	}static fn(): string => __( ${ quoted( text ) }, '${ DOMAIN }' )`;

/** PHP of a value. */
function php( value, parent ) {
	if ( typeof value === 'string' ) {
		return quoted( value );
	}
	if ( typeof value !== 'object' || value === null ) {
		return String( value );
	}
	const entries = Object.entries( value ).map( ( [ key, own ] ) => {
		const name = Array.isArray( value ) ? '' : `${ quoted( key ) } => `;
		return (
			name +
			( isText( key, own, parent ) ? translated( own ) : php( own, key ) )
		);
	} );
	return `array( ${ entries.join( ', ' ) } )`;
}

/** Makes a module of a field.json, for webpack. */
module.exports = function ( source ) {
	return `import { __ } from '@wordpress/i18n';\nexport default ${ script(
		forEditor( JSON.parse( source ) )
	) };\n`;
};

/**
 * Writes the list that PHP reads: one file, which a server compiles once.
 *
 * @param {string} root The plugin's folder.
 */
module.exports.writeManifest = ( root ) => {
	const types = glob( 'blocks/field-*/field.json', { cwd: root } )
		.sort()
		.map( ( file ) => {
			const type = path.basename( path.dirname( file ) ).slice( 6 );
			const definition = JSON.parse(
				fs.readFileSync( path.join( root, file ), 'utf8' )
			);
			return `\t${ quoted( type ) } => ${ php(
				without( definition, EDITOR_ONLY )
			) },\n`;
		} );
	fs.writeFileSync(
		path.join( root, 'build/field-types.php' ),
		`<?php\n// Made of blocks/field-*/field.json by the build.\nreturn array(\n${ types.join(
			''
		) });\n`
	);
};

module.exports.quoted = quoted;
module.exports.translated = translated;
