import { useEffect, useRef, useState } from '@wordpress/element';
import { notifyLoadError } from './load-error';
import type { LazyComponent, LazyOptions } from './types';
import type { ComponentType } from 'react';

/**
 * A component whose code is fetched once, when it is first drawn or preloaded.
 *
 * Not React.lazy: that one keeps a failed import for good, this one tries again, at the latest the next time it is drawn.
 *
 * @param load             Fetches the component.
 * @param options          How it waits.
 * @param options.fallback Drawn until the component can be.
 */
export function lazyComponent< Props extends object >(
	load: () => Promise< ComponentType< Props > >,
	{ fallback: Fallback }: LazyOptions< Props > = {}
): LazyComponent< Props > {
	let Loaded: ComponentType< Props > | undefined;
	let pending: Promise< void > | undefined;

	const preload = (): Promise< void > =>
		( pending ??= load().then(
			( component ) => {
				Loaded = component;
			},
			( error: unknown ) => {
				pending = undefined;
				throw error;
			}
		) );

	function Lazy( props: Props ) {
		const [ , redraw ] = useState( 0 );
		const [ attempt, setAttempt ] = useState( 0 );
		const [ hasFailed, setHasFailed ] = useState( false );
		const callback = useRef< () => void >();
		const latest = useRef( props );
		latest.current = props;
		const isLoaded = !! Loaded;

		useEffect( () => {
			if ( Loaded ) {
				return;
			}
			let isMounted = true;
			const fail = () => {
				setHasFailed( true );
				const { onClose } = latest.current as { onClose?: () => void };
				if ( ! Fallback && onClose ) {
					onClose();
					notifyLoadError();
				}
			};
			preload().then(
				() => isMounted && redraw( ( count ) => count + 1 ),
				() => isMounted && fail()
			);
			return () => {
				isMounted = false;
			};
		}, [ attempt ] );

		useEffect( () => {
			if ( isLoaded ) {
				callback.current?.();
				callback.current = undefined;
			}
		}, [ isLoaded ] );

		if ( Loaded ) {
			return <Loaded { ...props } />;
		}
		return Fallback ? (
			<Fallback
				hasFailed={ hasFailed }
				onRetry={ () => {
					setHasFailed( false );
					setAttempt( ( count ) => count + 1 );
				} }
				afterLoad={ ( then ) => {
					callback.current = then;
				} }
				componentProps={ props }
			/>
		) : null;
	}

	return Object.assign( Lazy, { preload } );
}
