import { DropdownMenu } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronDown } from '@wordpress/icons';
import { ActionsMenu } from './actions-menu';
import type { AiAction } from '../actions';
import type { Target } from '../targets';

interface Props {
	targets: readonly Target[];
	onChoose: ( action: AiAction ) => void;
}

/** The menu of actions in a panel that was opened without one. */
export function ChooseAction( { targets, onChoose }: Props ) {
	return (
		<div className="slipstream-ai-panel__bar">
			<DropdownMenu
				icon={ chevronDown }
				text={ __( 'Choose what to do', 'slipstream' ) }
				label={ __( 'AI actions', 'slipstream' ) }
				toggleProps={ { variant: 'secondary', size: 'compact' } }
			>
				{ ( { onClose } ) => (
					<ActionsMenu
						hasList={ targets.every(
							( { extension } ) => extension === 'list'
						) }
						onChoose={ ( action ) => {
							onClose();
							if ( action ) {
								onChoose( action );
							}
						} }
					/>
				) }
			</DropdownMenu>
		</div>
	);
}
