import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useInbox } from '../hooks/use-inbox';
import { notificationText } from '../logic/notification';
import type { FormResponse } from '../types';

interface Props {
	response: FormResponse;
	/** Takes the focus from the button, which goes with what it fixes. */
	onSent: () => void;
}

/** Says that the email about a response was not sent, and sends it again. */
export function NotificationState( { response, onSent }: Props ) {
	const { sending, sendAgain } = useInbox();
	const text = notificationText( response.notification );
	if ( text === '' ) {
		return null;
	}
	const isBusy = sending === response.id;
	const onClick = async () => {
		if ( ! isBusy && ( await sendAgain( response.id ) ) ) {
			onSent();
		}
	};
	return (
		<div className="slipstream-forms__notification">
			<p className="slipstream-forms__flag">{ text }</p>
			<Button
				variant="secondary"
				size="compact"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void onClick() }
			>
				{ __( 'Send again', 'slipstream' ) }
			</Button>
		</div>
	);
}
