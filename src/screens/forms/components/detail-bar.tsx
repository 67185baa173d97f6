import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp, close } from '@wordpress/icons';
import { useInbox } from '../hooks/use-inbox';
import { actionName } from '../logic/messages';
import { actionsOf, isEligible } from '../logic/changes';
import { hasTrash } from '../logic/trash';
import { tabOf } from '../logic/address';
import { actionIcons } from './action-icons';
import { printer } from './icons';

/** Closes, goes on, and does things to the open response. */
export function DetailBar() {
	const { go, steps, open: response, run } = useInbox();
	const { step, canStep } = steps;
	const actions = response
		? actionsOf( tabOf( response.status ), hasTrash() ).filter(
				( action ) => isEligible( action, response )
			)
		: [];
	return (
		<div
			className="slipstream-forms__detail-bar"
			role="toolbar"
			aria-label={ __( 'Response', 'slipstream' ) }
		>
			<Button
				size="compact"
				icon={ close }
				label={ __( 'Close', 'slipstream' ) }
				onClick={ () => go( { id: 0 } ) }
			/>
			<Button
				size="compact"
				icon={ chevronUp }
				label={ __( 'Previous response', 'slipstream' ) }
				disabled={ ! canStep( -1 ) }
				accessibleWhenDisabled
				onClick={ () => step( -1 ) }
			/>
			<Button
				size="compact"
				icon={ chevronDown }
				label={ __( 'Next response', 'slipstream' ) }
				disabled={ ! canStep( 1 ) }
				accessibleWhenDisabled
				onClick={ () => step( 1 ) }
			/>
			<span className="slipstream-forms__gap" />
			{ response &&
				actions.map( ( action ) => (
					<Button
						key={ action }
						size="compact"
						icon={ actionIcons[ action ] }
						label={ actionName( action ) }
						isDestructive={ action === 'delete' }
						onClick={ () => void run( action, [ response.id ] ) }
					/>
				) ) }
			{ response && (
				<Button
					size="compact"
					icon={ printer }
					label={ __( 'Print', 'slipstream' ) }
					onClick={ () => window.print() }
				/>
			) }
		</div>
	);
}
