import { useBlockEditor } from '@slipstream/block-kit';
import { editorStore } from '@slipstream/wp-stores';
import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { notifyProblem } from './notices';
import { startUploads, uploadAll } from './upload';
import type { MediaRecord, Upload } from './types';

export interface GalleryUpload {
	/** Pictures that are on their way, in their order, to be shown after those of the block. */
	readonly uploads: readonly Upload[];
	/** Uploads files; what is no picture is said and left out. */
	readonly upload: ( files: Iterable< File > ) => void;
}

/**
 * Uploads pictures into a block. The post cannot be saved until every file is in the library or has failed, even when the block has
 * been removed meanwhile. The block's attributes never hold an address of the browser.
 *
 * @param clientId The block.
 * @param onAdd    Called with each record, in the order of the files. Reads the block's present pictures from the store.
 */
export function useGalleryUpload(
	clientId: string,
	onAdd: ( media: MediaRecord ) => void
): GalleryUpload {
	const [ uploads, setUploads ] = useState< readonly Upload[] >( [] );
	const latest = useRef( onAdd );
	latest.current = onAdd;
	const { selectors } = useBlockEditor();
	const post = usePostSaving();

	const upload = ( list: Iterable< File > ) => {
		const { mediaUpload } = selectors.getSettings();
		if ( ! mediaUpload ) {
			notifyProblem(
				__( 'You are not allowed to upload images here.', 'slipstream' )
			);
			return;
		}
		const started = startUploads( [ ...list ] );
		sayRefused( started.refused );
		if ( started.files.length === 0 ) {
			return;
		}
		const lock = `slipstream-gallery-${ clientId }-${ started.uploads[ 0 ]?.key }`;
		void post?.lockPostSaving?.( lock );
		setUploads( ( before ) => [ ...before, ...started.uploads ] );
		void uploadAll( started.files, mediaUpload, ( index, result ) => {
			const done = started.uploads[ index ] as Upload;
			URL.revokeObjectURL( done.url );
			setUploads( ( before ) =>
				before.filter( ( one ) => one !== done )
			);
			if ( result instanceof Error ) {
				sayFailed( done.name, result );
			} else if ( selectors.getBlock( clientId ) ) {
				latest.current( result );
			}
		} ).finally( () => post?.unlockPostSaving?.( lock ) );
	};
	return { uploads, upload };
}

/** The post's store, where there is a post. */
const usePostSaving = () =>
	useDispatch( editorStore ) as
		| Partial< ReturnType< typeof useDispatch< typeof editorStore > > >
		| undefined;

function sayFailed( name: string, { message }: Error ): void {
	notifyProblem(
		message.includes( name )
			? message
			: sprintf(
					/* translators: 1: name of a file, 2: what went wrong. */
					__( '%1$s: %2$s', 'slipstream' ),
					name,
					message
				)
	);
}

function sayRefused( count: number ): void {
	if ( count > 0 ) {
		notifyProblem(
			sprintf(
				/* translators: %d: number of files. */
				_n(
					'%d file is not an image and was skipped.',
					'%d files are not images and were skipped.',
					count,
					'slipstream'
				),
				count
			)
		);
	}
}
