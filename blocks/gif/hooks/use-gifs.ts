import { resolveRedirect } from '@slipstream/embed';
import { PluginError, toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { idOf, isShortLink, unknownGif } from '../giphy';
import type { Gif } from '../types';

export interface Search {
	readonly gifs: readonly Gif[];
	readonly isBusy: boolean;
	/** What went wrong. */
	readonly problem: {
		readonly code: string;
		readonly message: string;
	} | null;
	/** Looks for words, an address or a short link. An empty text, or one while another is looked for, is passed by. */
	readonly find: ( text: string ) => void;
}

const ask = async ( query: Record< string, string >, signal: AbortSignal ) =>
	(
		await getHttp().get< { gifs: Gif[] } >( 'slipstream/v1/gifs', {
			query,
			signal,
		} )
	).gifs;

/** One GIF; with what its address alone tells where the search cannot be asked. */
async function askOne( id: string, signal: AbortSignal ): Promise< Gif[] > {
	try {
		const gifs = await ask( { id }, signal );
		return gifs.length > 0 ? gifs : [ unknownGif( id ) ];
	} catch ( error ) {
		if ( signal.aborted ) {
			throw error;
		}
		return [ unknownGif( id ) ];
	}
}

async function look( text: string, signal: AbortSignal ): Promise< Gif[] > {
	const address = isShortLink( text )
		? ( await resolveRedirect( text, signal ) )?.url
		: text;
	const id = idOf( address ?? '' );
	if ( id ) {
		return askOne( id, signal );
	}
	return isShortLink( text )
		? []
		: ask( { search: text.slice( 0, 50 ) }, signal );
}

const problemOf = ( error: unknown ) => ( {
	code: error instanceof PluginError ? error.code : '',
	message:
		error instanceof Error
			? toPluginError( error ).sentence
			: __( 'The search failed. Try again.', 'slipstream' ),
} );

/**
 * Searches for GIFs.
 *
 * @param onFirst Called with the best of what was found.
 */
export function useGifs( onFirst: ( gif: Gif, text: string ) => void ): Search {
	const [ gifs, setGifs ] = useState< readonly Gif[] >( [] );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ problem, setProblem ] = useState< Search[ 'problem' ] >( null );
	const running = useRef< AbortController | null >( null );
	useEffect( () => () => running.current?.abort(), [] );

	const find = async ( text: string ) => {
		if ( ! text || isBusy ) {
			return;
		}
		const controller = new AbortController();
		running.current = controller;
		setIsBusy( true );
		setProblem( null );
		try {
			const found = await look( text, controller.signal );
			setGifs( found );
			if ( found[ 0 ] ) {
				onFirst( found[ 0 ], text );
			} else {
				setProblem( {
					code: 'none',
					message: __( 'No GIFs found.', 'slipstream' ),
				} );
			}
		} catch ( error ) {
			if ( controller.signal.aborted ) {
				return;
			}
			setProblem( problemOf( error ) );
		}
		setIsBusy( false );
	};
	return {
		gifs,
		isBusy,
		problem,
		find: ( text ) => void find( text.trim() ),
	};
}
