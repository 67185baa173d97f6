import { useEffect, useRef } from '@wordpress/element';
import type { FocusEvent, RefObject } from 'react';

/** Props of an element that takes the focus when what had it in there is gone. */
interface KeptFocus {
	readonly ref: RefObject< HTMLDivElement >;
	readonly tabIndex: -1;
	readonly onFocus: ( event: FocusEvent ) => void;
}

/** Keeps the focus in an element: what is done takes its own button away. */
export function useKeptFocus(): KeptFocus {
	const ref = useRef< HTMLDivElement >( null );
	const last = useRef< Element >();
	useEffect( () => {
		const isLost = last.current && ! last.current.isConnected;
		const { activeElement, body } = ref.current?.ownerDocument ?? {};
		if ( isLost && activeElement === body ) {
			ref.current?.focus();
		}
	} );
	return {
		ref,
		tabIndex: -1,
		onFocus: ( { target } ) => {
			last.current = target;
		},
	};
}
