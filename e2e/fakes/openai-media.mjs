/**
 * What the stand-in for an OpenAI-compatible server draws and hears, in that format.
 */
import { crc32, deflateSync } from 'node:zlib';

const PNG_SIGNATURE = Buffer.from( '89504e470d0a1a0a', 'hex' );

function pngChunk( type, data ) {
	const body = Buffer.concat( [ Buffer.from( type, 'latin1' ), data ] );
	const frame = Buffer.alloc( 8 );
	frame.writeUInt32BE( data.length, 0 );
	frame.writeUInt32BE( crc32( body ), 4 );
	return Buffer.concat( [
		frame.subarray( 0, 4 ),
		body,
		frame.subarray( 4 ),
	] );
}

/** A real picture of one color, another one for each number. */
export function picture( number ) {
	const width = 56;
	const height = 32;
	const header = Buffer.alloc( 13 );
	header.writeUInt32BE( width, 0 );
	header.writeUInt32BE( height, 4 );
	header[ 8 ] = 8;
	header[ 9 ] = 2;
	const color = [ 40, 70, 160 ].map(
		( part ) => ( part + number * 47 ) % 256
	);
	const row = Buffer.concat( [
		Buffer.from( [ 0 ] ),
		...Array( width ).fill( Buffer.from( color ) ),
	] );
	return Buffer.concat( [
		PNG_SIGNATURE,
		pngChunk( 'IHDR', header ),
		pngChunk(
			'IDAT',
			deflateSync( Buffer.concat( Array( height ).fill( row ) ) )
		),
		pngChunk( 'IEND', Buffer.alloc( 0 ) ),
	] );
}

/** The answer to a request for an image. */
export function imageAnswer( behavior, entry, origin ) {
	const wantsUrl =
		'url' === ( behavior.imageAs ?? entry.body.response_format ?? 'url' );
	return {
		created: Math.floor( entry.received / 1000 ),
		data: [
			{
				...( wantsUrl
					? { url: `${ origin }/files/${ entry.id }.png` }
					: { b64_json: picture( entry.id ).toString( 'base64' ) } ),
				revised_prompt: behavior.revisedPrompt,
			},
		],
	};
}

const WAV_HEAD = 44;

/** Whether there is nothing to be heard in a WAV file. */
const isSilent = ( bytes ) =>
	bytes.startsWith( 'RIFF' ) && ! /[^\0]/.test( bytes.slice( WAV_HEAD ) );

/** The fields of a form; of a file its name, its type, its size, and whether nothing is heard in it. */
export function formOf( bytes, contentType ) {
	const mark = /boundary="?([^";]+)/.exec( contentType )?.[ 1 ];
	const fields = {};
	for ( const part of bytes.toString( 'latin1' ).split( `--${ mark }` ) ) {
		const [ head, ...rest ] = part.split( '\r\n\r\n' );
		const name = /name="([^"]*)"/.exec( head )?.[ 1 ];
		if ( undefined !== name ) {
			const value = rest.join( '\r\n\r\n' ).slice( 0, -2 );
			const file = /filename="([^"]*)"/.exec( head )?.[ 1 ];
			fields[ name ] =
				undefined === file
					? value
					: {
							name: file,
							type: /content-type: *(\S+)/i.exec( head )?.[ 1 ],
							size: value.length,
							head: value.slice( 0, 4 ),
							isSilent: isSilent( value ),
						};
		}
	}
	return fields;
}

/** What is wrong with the images that messages show, as the server would say it; nothing when they can be read. */
export function imageProblem( messages ) {
	const parts = ( Array.isArray( messages ) ? messages : [] ).flatMap(
		( { content } ) => ( Array.isArray( content ) ? content : [] )
	);
	const isGood = ( { type, text, image_url: image } ) => {
		if ( 'text' === type ) {
			return 'string' === typeof text;
		}
		const data = /^data:image\/(png|jpeg|gif|webp);base64,(.+)$/.exec(
			image?.url ?? ''
		);
		return (
			'image_url' === type &&
			null !== data &&
			Buffer.from( data[ 2 ], 'base64' ).toString( 'base64' ) ===
				data[ 2 ]
		);
	};
	return parts.every( isGood )
		? undefined
		: {
				error: {
					message: 'You uploaded an unsupported image.',
					type: 'invalid_request_error',
					param: null,
					code: 'invalid_image_format',
				},
			};
}
