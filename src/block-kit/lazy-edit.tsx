import { useEffect, useRef, useState } from '@wordpress/element';
import { replayText } from './replay-text';
import { Skeleton } from './skeleton';
import type { EditProps, LazyEdit } from './types';
import type { ComponentType } from 'react';

type Edit< T extends object > = ComponentType< EditProps< T > >;

/**
 * Makes an edit component out of a chunk that is fetched when it is needed.
 *
 * Not React.lazy: that one keeps a failed import for good, this one can retry. What the author types while the chunk is
 * on its way goes into the block's first text field when it arrives.
 *
 * @param load Imports the chunk; its default export is the edit component.
 */
export function lazyEdit< T extends object >(
	load: () => Promise< { default: Edit< T > } >
): LazyEdit< T > {
	let loaded: Edit< T > | undefined;
	let pending: Promise< void > | undefined;

	const preload = (): Promise< void > =>
		( pending ??= load().then(
			( chunk ) => {
				loaded = chunk.default;
			},
			( error: unknown ) => {
				pending = undefined;
				throw error;
			}
		) );

	function Lazy( props: EditProps< T > ) {
		const [ , redraw ] = useState( 0 );
		const [ hasFailed, setHasFailed ] = useState( false );
		const [ attempt, setAttempt ] = useState( 0 );
		const typed = useRef< { text: string; doc: Document } | undefined >(
			undefined
		);
		const isReady = !! loaded;

		useEffect( () => {
			if ( loaded ) {
				return;
			}
			let isMounted = true;
			preload().then(
				() => isMounted && redraw( ( count ) => count + 1 ),
				() => isMounted && setHasFailed( true )
			);
			return () => {
				isMounted = false;
			};
		}, [ attempt ] );

		useEffect( () => {
			if ( isReady && typed.current ) {
				const { doc, text } = typed.current;
				typed.current = undefined;
				replayText( doc, props.clientId, text );
			}
		}, [ isReady, props.clientId ] );

		const Real = loaded;
		if ( Real ) {
			return <Real { ...props } />;
		}
		return (
			<Skeleton
				hasFailed={ hasFailed }
				onType={ ( text, doc ) => {
					typed.current = { text, doc };
				} }
				onRetry={ () => {
					setHasFailed( false );
					setAttempt( ( count ) => count + 1 );
				} }
			/>
		);
	}

	return Object.assign( Lazy, { preload } );
}
