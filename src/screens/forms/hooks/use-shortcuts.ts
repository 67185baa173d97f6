import { useEffect, useRef, useState } from '@wordpress/element';

/** What a key does. */
export type Keys = Readonly< Record< string, ( () => void ) | undefined > >;

const SWITCH = 'slipstream-inbox-keys';
const FIELDS =
	'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"], .components-popover';

function stored(): boolean {
	try {
		return window.localStorage.getItem( SWITCH ) !== 'off';
	} catch {
		// A browser that keeps nothing has the keys on.
		return true;
	}
}

function store( isOn: boolean ): void {
	try {
		window.localStorage.setItem( SWITCH, isOn ? 'on' : 'off' );
	} catch {
		// Then it holds until the page is left.
	}
}

/**
 * Single keys for the whole page, as mail programs have them. They can be switched off: voice control and slipping fingers type letters too.
 *
 * @param keys What each key does, by `KeyboardEvent.key`.
 */
export function useShortcuts( keys: Keys ) {
	const [ isOn, setIsOn ] = useState( stored );
	const latest = useRef( keys );
	latest.current = keys;
	useEffect( () => {
		const listen = ( event: KeyboardEvent ) => {
			const { key, target } = event;
			const isPlain = ! (
				event.ctrlKey ||
				event.metaKey ||
				event.altKey
			);
			const isElsewhere =
				target instanceof Element && target.closest( FIELDS ) !== null;
			const handler = latest.current[ key ];
			if (
				handler &&
				isPlain &&
				! isElsewhere &&
				! event.defaultPrevented &&
				( isOn || key === 'Escape' )
			) {
				event.preventDefault();
				handler();
			}
		};
		document.addEventListener( 'keydown', listen );
		return () => document.removeEventListener( 'keydown', listen );
	}, [ isOn ] );
	return {
		isOn,
		setIsOn: ( value: boolean ) => {
			store( value );
			setIsOn( value );
		},
	};
}
