import { altProblem, writeAlt } from '@slipstream/ai-alt';
import { toPluginError } from '@slipstream/errors';
import { countRequest } from '@slipstream/plans';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { BlockImage } from './types';

/** What went wrong. */
export interface AltFailure {
	code: string;
	message: string;
}

/** A request for a text. */
export interface Writing {
	failure: AltFailure | undefined;
	isWriting: boolean;
	write: () => Promise< void >;
	cancel: () => void;
}

/**
 * Has the text of an image written. Closing the dialog ends a request that still runs.
 *
 * @param image   The image.
 * @param context Tells what the page says around it.
 * @param onText  Takes the text.
 */
export function useWriting(
	image: BlockImage,
	context: () => string,
	onText: ( text: string ) => void
): Writing {
	const [ failure, setFailure ] = useState< AltFailure >();
	const [ isWriting, setIsWriting ] = useState( false );
	const running = useRef< AbortController | undefined >( undefined );
	useEffect( () => () => running.current?.abort(), [] );

	async function write(): Promise< void > {
		const controller = new AbortController();
		const { signal } = controller;
		running.current?.abort();
		running.current = controller;
		setFailure( undefined );
		setIsWriting( true );
		speak( __( 'Looking at the image…', 'slipstream' ) );
		try {
			const { alt } = await writeAlt( image.id, {
				context: context(),
				url: image.url,
				signal,
			} );
			countRequest();
			onText( alt );
			speak( __( 'The alternative text is ready.', 'slipstream' ) );
		} catch ( thrown ) {
			if ( ! signal.aborted ) {
				const message = altProblem( thrown );
				setFailure( { code: toPluginError( thrown ).code, message } );
				speak( message, 'assertive' );
			}
		} finally {
			if ( running.current === controller ) {
				running.current = undefined;
				setIsWriting( false );
			}
		}
	}

	return {
		failure,
		isWriting,
		write,
		cancel: () => running.current?.abort(),
	};
}
