import { Icon, Spinner } from '@wordpress/components';
import { error as errorIcon } from '@wordpress/icons';
import { isBusy } from '@slipstream/ai-client';
import { aiIcon } from './ai-icon';
import type { RequestingState } from '@slipstream/ai-client';

interface Props {
	state: RequestingState;
}

function Sign( { state }: Props ) {
	if ( isBusy( state ) ) {
		return <Spinner />;
	}
	return <Icon icon={ state === 'error' ? errorIcon : aiIcon } size={ 24 } />;
}

/**
 * Shows in one small sign how a request stands. Words for screen readers come from `useRequestAnnouncements()`.
 */
export function StatusIndicator( { state }: Props ) {
	return (
		<span
			className={ `slipstream-ai-status is-${ state }` }
			aria-hidden="true"
		>
			<Sign state={ state } />
		</span>
	);
}
