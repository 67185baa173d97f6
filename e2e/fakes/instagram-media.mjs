/*
 * The pictures of the stand-in for Instagram, and what is none.
 */
import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const chunk = ( type, data ) => {
	const body = Buffer.concat( [ Buffer.from( type ), data ] );
	const frame = Buffer.alloc( 8 );
	frame.writeUInt32BE( data.length, 0 );
	frame.writeUInt32BE( crc32( body ), 4 );
	return Buffer.concat( [
		frame.subarray( 0, 4 ),
		body,
		frame.subarray( 4 ),
	] );
};

/** A PNG with a gradient in a color of its own. */
function picture( seed, width = 640, height = 800 ) {
	const [ red, green, blue ] = createHash( 'sha1' ).update( seed ).digest();
	const rows = Buffer.alloc( height * ( width * 3 + 1 ) );
	for ( let y = 0, at = 0; y < height; y++ ) {
		at++;
		for ( let x = 0; x < width; x++ ) {
			rows[ at++ ] = ( red + ( 120 * x ) / width ) % 256;
			rows[ at++ ] = ( green + ( 120 * y ) / height ) % 256;
			rows[ at++ ] = blue;
		}
	}
	const head = Buffer.alloc( 13 );
	head.writeUInt32BE( width, 0 );
	head.writeUInt32BE( height, 4 );
	head.set( [ 8, 2, 0, 0, 0 ], 8 );
	return Buffer.concat( [
		Buffer.from( '89504e470d0a1a0a', 'hex' ),
		chunk( 'IHDR', head ),
		chunk( 'IDAT', deflateSync( rows, { level: 1 } ) ),
		chunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
}

/** The bytes of a picture, whatever kind was asked for. */
export function bytesOf( name ) {
	if ( name.startsWith( 'huge' ) ) {
		return [ 'image/jpeg', Buffer.alloc( 11 * 1024 * 1024, 0xff ) ];
	}
	if ( name.startsWith( 'script' ) ) {
		return [ 'image/png', Buffer.from( '<?php echo "no picture";' ) ];
	}
	if ( name.startsWith( 'vector' ) ) {
		return [
			'image/svg+xml',
			Buffer.from( '<svg xmlns="http://www.w3.org/2000/svg"/>' ),
		];
	}
	if ( name.startsWith( 'bomb' ) ) {
		const bytes = picture( name, 1, 1 );
		bytes.writeUInt32BE( 30000, 16 );
		bytes.writeUInt32BE( 30000, 20 );
		return [ 'image/png', bytes ];
	}
	return [ 'image/png', picture( name ) ];
}
