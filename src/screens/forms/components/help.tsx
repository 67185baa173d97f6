import { Button, Dropdown, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { keyboard } from '@wordpress/icons';
import { useInboxKeys } from '../hooks/use-inbox-keys';

function rows(): [ string, string ][] {
	return [
		[ 'j', __( 'Next response', 'slipstream' ) ],
		[ 'k', __( 'Previous response', 'slipstream' ) ],
		[ '↓ ↑', __( 'The same, in the list', 'slipstream' ) ],
		[ 'Enter', __( 'Open', 'slipstream' ) ],
		[ 'Esc', __( 'Close', 'slipstream' ) ],
		[ 'x', __( 'Select', 'slipstream' ) ],
		[ 'u', __( 'Read or unread', 'slipstream' ) ],
		[ 's', __( 'Spam or not spam', 'slipstream' ) ],
		[ '#', __( 'Move to trash, or restore', 'slipstream' ) ],
		[ '/', __( 'Search', 'slipstream' ) ],
	];
}

/** The keys of the screen, listed, with a switch: single letters get in the way of voice control. */
export function Help() {
	const { isOn, setIsOn } = useInboxKeys();
	return (
		<Dropdown
			className="slipstream-inbox__help-place"
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
				<div className="slipstream-inbox__help">
					<h2>{ __( 'Keyboard shortcuts', 'slipstream' ) }</h2>
					<dl>
						{ rows().map( ( [ key, text ] ) => (
							<div key={ key }>
								<dt>
									<kbd>{ key }</kbd>
								</dt>
								<dd>{ text }</dd>
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
