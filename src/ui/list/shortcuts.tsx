import { Button, Dropdown, ToggleControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { keyboard } from '@wordpress/icons';

/** What a key does. */
export interface Shortcut {
	/** As in `KeyboardEvent.key`. */
	key: string;
	/** For the list of shortcuts; those without are not listed. */
	label?: string;
	/** How the list writes the key, where that is not the key itself. */
	symbol?: string;
	/** Left out where the browser does it. */
	run?: ( () => void ) | undefined;
	/** Whether it does anything now; else the key keeps its usual meaning. */
	isActive?: () => boolean;
}

const PREFERENCE = 'slipstream-shortcuts';
const FIELDS =
	'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"], .components-popover';

function readPreference(): boolean {
	try {
		return window.localStorage.getItem( PREFERENCE ) !== 'off';
	} catch {
		// A browser that keeps nothing has the keys on.
		return true;
	}
}

function storePreference( isOn: boolean ): void {
	try {
		window.localStorage.setItem( PREFERENCE, isOn ? 'on' : 'off' );
	} catch {
		// Then it holds until the page is left.
	}
}

/**
 * Single keys for the whole page, as mail programs have them. They can be switched off: voice control and slipping fingers type letters too.
 *
 * @param shortcuts The keys.
 */
function useShortcuts( shortcuts: readonly Shortcut[] ) {
	const [ isOn, setIsOn ] = useState( readPreference );
	const latest = useRef( shortcuts );
	latest.current = shortcuts;
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
			const run = latest.current.find(
				( one ) => one.key === key && ( one.isActive?.() ?? true )
			)?.run;
			if (
				run &&
				isPlain &&
				! isElsewhere &&
				! event.defaultPrevented &&
				( isOn || key === 'Escape' )
			) {
				event.preventDefault();
				run();
			}
		};
		document.addEventListener( 'keydown', listen );
		return () => document.removeEventListener( 'keydown', listen );
	}, [ isOn ] );
	return {
		isOn,
		setIsOn: ( value: boolean ) => {
			storePreference( value );
			setIsOn( value );
		},
	};
}

/** Binds the keys of a screen and lists them, with a switch. */
export function Shortcuts( { shortcuts }: { shortcuts: readonly Shortcut[] } ) {
	const { isOn, setIsOn } = useShortcuts( shortcuts );
	const listed = shortcuts.filter( ( { label } ) => label );
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-end' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					icon={ keyboard }
					label={ __( 'Keyboard shortcuts', 'slipstream' ) }
					aria-expanded={ isOpen }
					size="compact"
					onClick={ onToggle }
				/>
			) }
			renderContent={ () => (
				<div className="slipstream-ui-shortcuts">
					<h2>{ __( 'Keyboard shortcuts', 'slipstream' ) }</h2>
					<dl>
						{ listed.map( ( { key, symbol = key, label } ) => (
							<div key={ key }>
								<dt>
									<kbd>{ symbol }</kbd>
								</dt>
								<dd>{ label }</dd>
							</div>
						) ) }
					</dl>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Single-letter shortcuts', 'slipstream' ) }
						checked={ isOn }
						onChange={ setIsOn }
					/>
				</div>
			) }
		/>
	);
}
