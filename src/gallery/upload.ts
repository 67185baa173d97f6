import { __ } from '@wordpress/i18n';
import type { MediaRecord, Upload } from './types';
import type { BlockEditorSettings } from '@wordpress/block-editor';

type MediaUpload = NonNullable< BlockEditorSettings[ 'mediaUpload' ] >;

/** Files at once: a server makes the sizes of each, which takes its memory. */
const AT_ONCE = 3;

interface Started {
	uploads: Upload[];
	files: File[];
	/** How many files were no pictures. */
	refused: number;
}

let count = 0;

/**
 * The pictures among files, each with an address to show it by until it is in the library.
 *
 * @param list Files that were chosen or dropped.
 */
export function startUploads( list: readonly File[] ): Started {
	const files = list.filter( ( { type } ) => type.startsWith( 'image/' ) );
	return {
		files,
		uploads: files.map( ( file ) => ( {
			key: `upload-${ ++count }`,
			url: URL.createObjectURL( file ),
			name: file.name,
		} ) ),
		refused: list.length - files.length,
	};
}

function uploadOne(
	file: File,
	mediaUpload: MediaUpload
): Promise< MediaRecord > {
	return new Promise( ( resolve, reject ) => {
		mediaUpload( {
			allowedTypes: [ 'image' ],
			filesList: [ file ],
			onFileChange( [ media ] ) {
				// Before it is in the library it has an address of the browser and no id.
				if ( media?.id && ! media.url?.startsWith( 'blob:' ) ) {
					resolve( media );
				}
			},
			onError( error ) {
				const message =
					typeof error === 'string' ? error : error.message;
				reject(
					new Error(
						message ||
							__(
								'The image could not be uploaded.',
								'slipstream'
							)
					)
				);
			},
		} );
	} );
}

/**
 * Uploads files, a few at a time, and hands them over in their order.
 *
 * @param files       The files.
 * @param mediaUpload The editor's uploader.
 * @param onDone      Called once a file, with its record or with what went wrong.
 */
export async function uploadAll(
	files: readonly File[],
	mediaUpload: MediaUpload,
	onDone: ( index: number, result: MediaRecord | Error ) => void
): Promise< void > {
	const jobs: Promise< MediaRecord | Error >[] = [];
	const start = ( file: File ) =>
		uploadOne( file, mediaUpload ).catch( ( error: Error ) => error );
	for ( const [ index, file ] of files.entries() ) {
		const before = jobs[ index - AT_ONCE ];
		jobs.push(
			before ? before.then( () => start( file ) ) : start( file )
		);
	}
	for ( const [ index, job ] of jobs.entries() ) {
		onDone( index, await job );
	}
}
