import {
	createContext,
	useContext,
	useEffect,
	useRef,
} from '@wordpress/element';

/** Whether the section around is the one that is shown. */
export const ShownContext = createContext( true );

/**
 * Does something each time people come back to the section, such as reading what they may have changed elsewhere.
 *
 * @param onReturn What is done.
 */
export function useReturn( onReturn: () => void ): void {
	const isShown = useContext( ShownContext );
	const wasShown = useRef( isShown );
	const latest = useRef( onReturn );
	latest.current = onReturn;
	useEffect( () => {
		if ( isShown && ! wasShown.current ) {
			latest.current();
		}
		wasShown.current = isShown;
	}, [ isShown ] );
}
