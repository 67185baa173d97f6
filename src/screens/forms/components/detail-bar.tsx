import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp, close } from '@wordpress/icons';
import { useInbox } from '../hooks/use-inbox';
import { actionName } from '../logic/messages';
import { actionsOf } from '../logic/records';
import { tabOf } from '../logic/view';
import { actionIcons } from './action-icons';
import { useConfirm } from './confirm';
import { printer } from './icons';

/** Closes, goes on, and does things to the open response. */
export function DetailBar() {
	const { go, step, canStep, opened } = useInbox();
	const confirmed = useConfirm();
	const { response } = opened;
	const pointless = response?.is_unread ? 'unread' : 'read';
	const actions = response
		? actionsOf( tabOf( response.status ) ).filter(
				( action ) => action !== pointless
			)
		: [];
	return (
		<div
			className="slipstream-inbox__detail-bar"
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
			<span className="slipstream-inbox__gap" />
			{ response &&
				actions.map( ( action ) => (
					<Button
						key={ action }
						size="compact"
						icon={ actionIcons[ action ] }
						label={ actionName( action ) }
						isDestructive={ action === 'delete' }
						onClick={ () => confirmed( action, [ response.id ] ) }
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
