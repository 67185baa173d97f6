/*
 * Services that blocks embed: blocks/<name>/embed.json is written once and read by both halves. PHP gets one file of all of them, with
 * what is told visitors as calls of __(); the editor gets the hosts alone. Hosts that the site asks where
 * their links lead, as those of short links, are its `asked`.
 */
const fs = require( 'node:fs' );
const path = require( 'node:path' );
const { sync: glob } = require( 'fast-glob' );
const { quoted, translated } = require( './field-types.cjs' );

const list = ( texts ) => `array( ${ texts.map( quoted ).join( ', ' ) } )`;

const contact = ( { host, sent } ) =>
	`array( 'host' => ${ quoted( host ) }, 'sent' => ${ translated( sent ) } )`;

/** Makes a module of an embed.json, for webpack: who is contacted is the server's to tell. */
module.exports = function ( source ) {
	const { contacts: _, asked: __, ...shown } = JSON.parse( source );
	return `export default ${ JSON.stringify( shown ) };\n`;
};

/**
 * Writes the list that PHP reads: one file, which a server compiles once.
 *
 * @param {string} root The plugin's folder.
 */
module.exports.writeManifest = ( root ) => {
	const services = glob( 'blocks/*/embed.json', { cwd: root } )
		.sort()
		.map( ( file ) => {
			const {
				service,
				hosts,
				suffixes,
				asked = [],
				contacts,
			} = JSON.parse(
				fs.readFileSync( path.join( root, file ), 'utf8' )
			);
			return `\t${ quoted( file.split( '/' )[ 1 ] ) } => array( 'service' => ${ quoted( service ) }, 'hosts' => ${ list( hosts ) }, 'suffixes' => ${ list( suffixes ) }, 'asked' => ${ list( asked ) }, 'contacts' => array( ${ contacts.map( contact ).join( ', ' ) } ) ),\n`;
		} );
	fs.writeFileSync(
		path.join( root, 'build/embeds.php' ),
		`<?php\n// Made of blocks/*/embed.json by the build.\nreturn array(\n${ services.join(
			''
		) });\n`
	);
};
